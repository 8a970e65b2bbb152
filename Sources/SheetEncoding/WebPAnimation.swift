import CWebP

/// An animated WebP while it is put together; the sole owner of one `WebPMux`.
@safe final class WebPAnimation {
    /// 24 bits.
    static let mostMilliseconds = 0xFF_FFFF

    private let handle: OpaquePointer

    init(width: Int, height: Int, plays: Int) throws(EncodingError) {
        guard let mux = unsafe WebPMuxNew() else {
            throw .codec("libwebpmux is of another version")
        }
        unsafe handle = mux
        var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(plays))
        try Self.check(unsafe WebPMuxSetCanvasSize(handle, Int32(width), Int32(height)))
        try Self.check(unsafe WebPMuxSetAnimationParams(handle, &parameters))
    }

    deinit { unsafe WebPMuxDelete(handle) }

    /// Appends a frame whose pixels take the place of those in `box`, whose origin is even.
    func append(_ file: [UInt8], at box: PixelBox, milliseconds: Int) throws(EncodingError) {
        let status = unsafe file.withUnsafeBufferPointer { bytes in
            var frame = unsafe WebPMuxFrameInfo()
            unsafe frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            unsafe frame.x_offset = Int32(box.minX)
            unsafe frame.y_offset = Int32(box.minY)
            unsafe frame.duration = Int32(milliseconds)
            unsafe frame.id = WEBP_CHUNK_ANMF
            unsafe frame.dispose_method = WEBP_MUX_DISPOSE_NONE
            unsafe frame.blend_method = WEBP_MUX_NO_BLEND
            // 1: libwebpmux keeps a copy.
            return unsafe WebPMuxPushFrame(handle, &frame, 1)
        }
        try Self.check(status)
    }

    func assembled() throws(EncodingError) -> [UInt8] {
        var data = unsafe WebPData()
        try Self.check(unsafe WebPMuxAssemble(handle, &data))
        defer { unsafe WebPDataClear(&data) }
        return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private static func check(_ status: WebPMuxError) throws(EncodingError) {
        guard status == WEBP_MUX_OK else { throw .codec("libwebpmux error \(status.rawValue)") }
    }
}
