import CGIF

/// A GIF while giflib writes it; the sole owner of one `GifFileType`.
@safe final class GIFFile {
    private var handle: UnsafeMutablePointer<GifFileType>?
    /// Where giflib puts its bytes, until they are sent.
    private let output: GIFOutput
    private let sink: ByteSink

    /// Writes what stands in front of the frames. `colors` are 1…256; an index past them is for transparency.
    init(width: Int, height: Int, _ colors: [UInt32], plays: Int, to sink: @escaping ByteSink) throws {
        self.sink = sink
        output = GIFOutput()
        var reason: Int32 = 0
        let write: OutputFunc = { file, bytes, count in
            guard let file = unsafe file, let bytes = unsafe bytes, let owner = unsafe file.pointee.UserData else {
                return 0
            }
            let buffer = unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
            unsafe Unmanaged<GIFOutput>.fromOpaque(owner).takeUnretainedValue().bytes.append(contentsOf: buffer)
            return count
        }
        unsafe handle = EGifOpen(Unmanaged.passUnretained(output).toOpaque(), write, &reason)
        guard let file = unsafe handle else { throw Self.error(reason) }
        unsafe EGifSetGifVersion(file, true)
        // A table has a power of two of entries, one of them for transparency.
        let bits = max(1, Int.bitWidth - colors.count.leadingZeroBitCount)
        let map = (0..<(1 << bits)).map { index in
            let color = index < colors.count ? colors[index] : 0
            return GifColorType(
                Red: UInt8(truncatingIfNeeded: color >> 16),
                Green: UInt8(truncatingIfNeeded: color >> 8),
                Blue: UInt8(truncatingIfNeeded: color)
            )
        }
        guard let table = unsafe GifMakeMapObject(Int32(map.count), map) else { throw EncodingError.codec("memory") }
        defer { unsafe GifFreeMapObject(table) }
        try check(unsafe EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, table))
        if plays != 1 { try writeLoop(repeats: max(plays - 1, 0)) }
        try flush()
    }

    deinit {
        if let handle = unsafe handle { unsafe EGifCloseFile(handle, nil) }
    }

    func append(_ frame: GIFFrame) throws {
        let disposal: UInt8 = frame.isCleared ? 2 : 1
        var control = [
            disposal << 2 | 1,
            UInt8(truncatingIfNeeded: frame.ticks),
            UInt8(truncatingIfNeeded: frame.ticks >> 8),
            frame.clear,
        ]
        try check(unsafe EGifPutExtension(handle, GRAPHICS_EXT_FUNC_CODE, Int32(control.count), &control))
        let box = frame.box
        let (left, top) = (Int32(box.minX), Int32(box.minY))
        try check(unsafe EGifPutImageDesc(handle, left, top, Int32(box.width), Int32(box.height), false, nil))
        // giflib clears the bits of a line that no index has, in place.
        var indices = frame.indices
        try unsafe indices.withUnsafeMutableBufferPointer { indices in
            for y in 0..<box.height {
                let line = unsafe indices.baseAddress! + y * box.width
                try check(unsafe EGifPutLine(handle, line, Int32(box.width)))
            }
        }
        try flush()
    }

    /// Writes the last byte and lets go of the handle.
    func end() throws {
        var reason: Int32 = 0
        let file = unsafe handle
        unsafe handle = nil
        guard unsafe EGifCloseFile(file, &reason) == GIF_OK else { throw Self.error(reason) }
        try flush()
    }

    /// Netscape's application block; 0 repeats for ever, and none is said by leaving the block out.
    private func writeLoop(repeats: Int) throws {
        try check(unsafe EGifPutExtensionLeader(handle, APPLICATION_EXT_FUNC_CODE))
        for block in [Array("NETSCAPE2.0".utf8), [1, UInt8(repeats & 0xFF), UInt8(repeats >> 8)]] {
            try check(unsafe EGifPutExtensionBlock(handle, Int32(block.count), block))
        }
        try check(unsafe EGifPutExtensionTrailer(handle))
    }

    private func flush() throws {
        guard !output.bytes.isEmpty else { return }
        try sink(output.bytes)
        output.bytes.removeAll(keepingCapacity: true)
    }

    private func check(_ status: Int32) throws {
        guard status == GIF_OK else { throw Self.error(unsafe handle?.pointee.Error ?? 0) }
    }

    private static func error(_ reason: Int32) -> EncodingError {
        .codec(unsafe GifErrorString(reason).map { unsafe String(cString: $0) } ?? "giflib error \(reason)")
    }
}

/// Bytes that giflib has written and nobody has sent.
private final class GIFOutput {
    var bytes: [UInt8] = []
}
