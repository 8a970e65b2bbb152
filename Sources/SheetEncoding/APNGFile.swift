/// An animated PNG while it is written.
///
/// The number of frames stands before the first of them, but how many are left after merging is known only at the end.
/// So the file is held back until it is whole, or until ``most`` bytes are waiting: from then on no frame is merged, the
/// number is certain, and every frame is sent as it comes.
struct APNGFile {
    /// Bytes held back: a few dozen frames of a phone's screen.
    static let most = 4 << 20

    private let plays: Int
    private let sink: ByteSink
    /// Frames of the file, if no more are merged.
    private var frameCount: Int
    /// One counter over frame controls and frame data.
    private var sequence: UInt32 = 0
    private var hasPicture = false
    /// What waits for the number of frames; nil when that has been sent.
    private var waiting: [UInt8]? = []

    init(plays: Int, frameCount: Int, to sink: @escaping ByteSink) {
        self.plays = plays
        self.frameCount = frameCount
        self.sink = sink
    }

    /// Whether a frame may still be left out.
    var canMerge: Bool { waiting != nil }

    /// Leaves a frame out of the count.
    mutating func merge() {
        precondition(canMerge, "the number of frames has been sent")
        frameCount -= 1
    }

    /// What comes before the number of frames.
    func begin(width: Int, height: Int, _ format: PixelFormat) throws {
        var file = PNGFile()
        file.append(.header(width: width, height: height, format))
        file.append(.standardColor)
        try sink(file.bytes)
    }

    /// A picture in place of the animation, itself no part of it.
    mutating func append(poster: ZlibStream) throws {
        try send(poster.pieces.map { PNGChunk("IDAT", $0) })
        hasPicture = true
    }

    mutating func append(_ frame: APNGFrame) throws {
        let control = control(of: frame)
        if hasPicture {
            try send([control] + frame.pieces.map { PNGChunk("fdAT", nextNumber() + $0) })
        } else {
            // The first frame is the picture that every PNG has.
            try send([control] + frame.pieces.map { PNGChunk("IDAT", $0) })
            hasPicture = true
        }
    }

    mutating func end() throws {
        try sendCount()
        try send([.end])
    }

    private mutating func send(_ chunks: [PNGChunk]) throws {
        var bytes = waiting ?? []
        for chunk in chunks { chunk.write(to: &bytes) }
        if waiting == nil {
            try sink(bytes)
        } else {
            waiting = bytes
            if bytes.count > Self.most { try sendCount() }
        }
    }

    private mutating func sendCount() throws {
        guard let held = waiting else { return }
        waiting = nil
        var data: [UInt8] = []
        data.append(bigEndian: UInt32(frameCount))
        data.append(bigEndian: UInt32(plays))
        var bytes: [UInt8] = []
        PNGChunk("acTL", data).write(to: &bytes)
        try sink(bytes + held)
    }

    private mutating func control(of frame: APNGFrame) -> PNGChunk {
        var data = nextNumber()
        for value in [frame.box.width, frame.box.height, frame.box.minX, frame.box.minY] {
            data.append(bigEndian: UInt32(value))
        }
        let delay = frame.delay.shortFraction
        for half in [delay.numerator, delay.denominator] {
            data += [UInt8(truncatingIfNeeded: half >> 8), UInt8(truncatingIfNeeded: half)]
        }
        // What is drawn stays.
        data += [0, frame.blending.rawValue]
        return PNGChunk("fcTL", data)
    }

    private mutating func nextNumber() -> [UInt8] {
        defer { sequence += 1 }
        var bytes: [UInt8] = []
        bytes.append(bigEndian: sequence)
        return bytes
    }
}
