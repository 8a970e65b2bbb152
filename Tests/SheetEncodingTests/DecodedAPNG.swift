import Testing

/// An animated PNG played by the book.
struct DecodedAPNG {
    struct Frame {
        /// Of the whole canvas: 0xAARRGGBB, alpha not premultiplied.
        let pixels: [UInt32]
        let delay: (numerator: Int, denominator: Int)
        let area: Int
        let blending: Int
    }

    let width: Int
    let height: Int
    let plays: Int
    let frames: [Frame]
    /// What a program shows that knows no animation.
    let still: DecodedPNG

    init(_ bytes: [UInt8]) throws {
        let chunks = try DecodedPNG.chunks(of: bytes)
        try #require(chunks.prefix(3).map(\.type) == ["IHDR", "sRGB", "acTL"])
        let header = chunks[0].data
        width = DecodedPNG.word(header, 0)
        height = DecodedPNG.word(header, 4)
        plays = DecodedPNG.word(chunks[2].data, 4)
        still = try DecodedPNG(bytes)

        var canvas = [UInt32](repeating: 0, count: width * height)
        var frames: [Frame] = []
        var sequence = 0
        var index = 3
        while index < chunks.count - 1 {
            guard chunks[index].type == "fcTL" else {
                // Only a poster stands in front of the first frame.
                try #require(chunks[index].type == "IDAT" && frames.isEmpty)
                index += 1
                continue
            }
            let control = chunks[index].data
            try #require(DecodedPNG.word(control, 0) == sequence)
            sequence += 1
            index += 1
            var stream: [UInt8] = []
            while ["IDAT", "fdAT"].contains(chunks[index].type) {
                if chunks[index].type == "fdAT" {
                    try #require(DecodedPNG.word(chunks[index].data, 0) == sequence)
                    sequence += 1
                    stream += chunks[index].data[4...]
                } else {
                    stream += chunks[index].data
                }
                index += 1
            }
            let (frameWidth, frameHeight) = (DecodedPNG.word(control, 4), DecodedPNG.word(control, 8))
            let (x, y) = (DecodedPNG.word(control, 12), DecodedPNG.word(control, 16))
            try #require(frameWidth > 0 && frameHeight > 0 && x + frameWidth <= width && y + frameHeight <= height)
            let pixels = try DecodedPNG.pixels(
                of: stream,
                colorType: Int(header[9]),
                width: frameWidth,
                height: frameHeight
            )
            try #require(control[24] == 0, "nothing is ever cleared")
            for (place, pixel) in pixels.enumerated() {
                let target = (y + place / frameWidth) * width + x + place % frameWidth
                if control[25] == 0 || pixel >> 24 == 255 {
                    canvas[target] = pixel
                } else {
                    try #require(pixel == 0, "what is laid over is opaque or clear")
                }
            }
            frames.append(
                Frame(
                    pixels: canvas,
                    delay: (Int(control[20]) << 8 | Int(control[21]), Int(control[22]) << 8 | Int(control[23])),
                    area: frameWidth * frameHeight,
                    blending: Int(control[25])
                )
            )
        }
        try #require(frames.count == DecodedPNG.word(chunks[2].data, 0))
        self.frames = frames
    }
}
