import CResources

/// Files of the project that the program carries inside itself.
enum Resource {
    /// `openapi.yaml`.
    static let contract = unsafe bytes(of: resource_openapi())

    private static func bytes(of resource: resource) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
    }
}
