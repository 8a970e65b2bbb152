import CResources

/// Files of the project that the program carries inside itself.
enum Resource {
    /// `openapi.yaml`.
    static let contract = [UInt8](
        unsafe UnsafeRawBufferPointer(start: resource_openapi, count: resource_openapi_length)
    )
}
