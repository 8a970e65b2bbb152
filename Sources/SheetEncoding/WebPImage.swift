import CWebP

/// What libwebp is told to do.
struct WebPSettings {
    let config: WebPConfig

    init(_ options: WebP.Options) throws(EncodingError) {
        var config = WebPConfig()
        guard unsafe WebPConfigInit(&config) != 0 else { throw .codec("libwebp is of another version") }
        let isFast = options.optimization == .speed
        if let quality = options.quality {
            config.quality = Float(quality)
            config.method = isFast ? 1 : 6
            config.alpha_quality = 100
        } else {
            config.lossless = 1
            // Here quality is effort.
            config.quality = isFast ? 20 : 90
            config.method = isFast ? 1 : 5
        }
        // One thread: the service has its own.
        config.thread_level = 0
        self.config = config
    }
}

/// A picture as libwebp takes it; the sole owner of one `WebPPicture`.
@safe final class WebPImage {
    private var picture = unsafe WebPPicture()

    /// The sides are 1…``WebP/maximumSide``.
    init(width: Int, height: Int) throws(EncodingError) {
        guard unsafe WebPPictureInit(&picture) != 0 else { throw .codec("libwebp is of another version") }
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(width)
        unsafe picture.height = Int32(height)
        guard unsafe WebPPictureAlloc(&picture) != 0 else { throw .codec("memory") }
    }

    deinit { unsafe WebPPictureFree(&picture) }

    /// Takes over all of `rows`, which are of the picture's size.
    func draw(_ rows: PixelRows) {
        let stride = unsafe Int(picture.argb_stride)
        guard let start = unsafe picture.argb else { return }
        for y in 0..<rows.height {
            let (source, target) = unsafe (rows[y], start + y * stride)
            for x in 0..<rows.width {
                let pixel = unsafe source[x]
                unsafe target[x] = pixel >= 0xFF00_0000 ? pixel : StraightColor(premultiplied: pixel).alphaFirst
            }
        }
    }

    /// A file with this picture alone.
    func encode(_ settings: WebPSettings) throws(EncodingError) -> [UInt8] {
        var config = settings.config
        var writer = unsafe WebPMemoryWriter()
        unsafe WebPMemoryWriterInit(&writer)
        defer { unsafe WebPMemoryWriterClear(&writer) }
        let isEncoded = unsafe withUnsafeMutablePointer(to: &writer) { writer in
            unsafe picture.writer = WebPMemoryWrite
            unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return unsafe WebPEncode(&config, &picture) != 0
        }
        guard isEncoded else { throw .codec("libwebp error \(unsafe picture.error_code.rawValue)") }
        return unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    }
}

extension StraightColor {
    /// 0xAARRGGBB.
    fileprivate var alphaFirst: UInt32 { value << 24 | value >> 8 }
}
