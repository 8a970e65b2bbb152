import Testing

/// An animation as Pillow plays it, which decodes APNG and GIF by itself and WebP with libwebp.
struct PillowFrames {
    struct Frame {
        let milliseconds: Double
        /// 0xAARRGGBB, alpha not premultiplied; clear is 0.
        let pixels: [UInt32]
    }

    /// As the format counts: 0 is for ever in all of them, but GIF counts repeats, and nil is no word about it.
    let loop: Int?
    let frames: [Frame]

    static let isInstalled = Tool.python.flatMap { try? Tool.run($0, ["-c", "import PIL"], input: []) } != nil

    private static let script = """
        import sys, struct
        from PIL import Image, ImageSequence
        im = Image.open(sys.argv[1])
        w = sys.stdout.buffer.write
        w(struct.pack('<iii', im.info.get('loop', -1), im.width, getattr(im, 'n_frames', 1)))
        for f in ImageSequence.Iterator(im):
            d = f.convert('RGBA').tobytes()
            w(struct.pack('<d', float(f.info.get('duration', 0))))
            w(d)
        """

    init(_ file: [UInt8]) throws {
        let python = try #require(Tool.python)
        let output = try Tool.run(python, ["-c", Self.script, "{}"], input: file)
        let word = { (offset: Int) in
            Int(Int32(truncatingIfNeeded: (0..<4).reduce(0) { $0 | Int(output[offset + $1]) << (8 * $1) }))
        }
        loop = word(0) < 0 ? nil : word(0)
        let count = word(8)
        let length = (output.count - 12) / count
        frames = (0..<count).map { index in
            let start = 12 + index * length
            let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(output[start + $1]) << UInt64(8 * $1) }
            let pixels = stride(from: start + 8, to: start + length, by: 4).map { place in
                let channels = (0..<4).map { UInt32(output[place + $0]) }
                return channels[3] == 0
                    ? 0 : channels[3] << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
            }
            return Frame(milliseconds: Double(bitPattern: bits), pixels: pixels)
        }
    }
}
