import CResources

/// Files of the project that the program carries inside itself.
enum Resource {
    /// `openapi.yaml`.
    static let contract = unsafe bytes(of: resource_openapi())

    /// `playground.html`, and what belongs into its empty `<style>` and `<script>`.
    static let playgroundPage = unsafe bytes(of: resource_playground_page())
    static let playgroundStyle = unsafe bytes(of: resource_playground_style())
    static let playgroundScript = unsafe bytes(of: resource_playground_script())

    private static func bytes(of resource: resource) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
    }
}
