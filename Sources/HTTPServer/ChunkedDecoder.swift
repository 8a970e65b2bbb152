/// Takes a chunked body apart, RFC 9112 §7.1, as its octets come in. No I/O.
///
/// Chunk extensions are checked and ignored, trailers checked and dropped. What framing may cost is bounded, so that
/// a body of one-octet chunks cannot buy much work with little content.
struct ChunkedDecoder {
    enum Outcome: Equatable {
        case needsMore
        case finished
        case violation(Violation)
    }

    enum Phase {
        case size
        case sizeLineFeed
        case data
        case dataReturn
        case dataLineFeed
        case trailer
    }

    private let lineLimit: Int
    private let overheadLimit: Int
    private let bodyLimit: Int
    private var phase = Phase.size
    private var line = ChunkLine()
    private var trailer: TrailerParser
    /// Octets that the chunk still owes.
    private var remaining = 0
    private var overhead = 0
    /// Octets of content so far.
    private(set) var payload = 0

    init(limits: ServerLimits, bodyLimit: Int) {
        lineLimit = limits.chunkLineBytes
        overheadLimit = limits.chunkOverheadBytes
        self.bodyLimit = bodyLimit
        trailer = TrailerParser(limits: limits)
    }

    /// Goes on with `bytes`, which follow the last call's, and appends content to `body`. `consumed` octets belong to
    /// this body; behind a finished one starts the next request.
    mutating func decode(
        _ bytes: Span<UInt8>,
        consumed: inout Int,
        into body: inout [UInt8]
    ) -> Outcome {
        consumed = 0
        while consumed < bytes.count {
            if phase == .data {
                let length = min(remaining, bytes.count - consumed)
                unsafe bytes.extracting(consumed..<consumed + length).withUnsafeBufferPointer {
                    unsafe body.append(contentsOf: $0)
                }
                consumed += length
                remaining -= length
                payload += length
                if remaining == 0 { phase = .dataReturn }
                continue
            }
            let byte = bytes[consumed]
            consumed += 1
            overhead += 1
            // Compared as a difference: twice the payload cannot overflow, for it fits in memory.
            guard overhead - 2 * payload <= overheadLimit || phase == .trailer else {
                return .violation(.excessiveChunking)
            }
            switch take(byte) {
            case .needsMore: continue
            case let end: return end
            }
        }
        return .needsMore
    }

    private mutating func take(_ byte: UInt8) -> Outcome {
        switch phase {
        case .size:
            guard line.length < lineLimit || byte == .carriageReturn else {
                return .violation(.malformedChunk)
            }
            guard let isWhole = line.take(byte) else { return .violation(.malformedChunk) }
            if isWhole { phase = .sizeLineFeed }
        case .sizeLineFeed:
            guard byte == .lineFeed else { return .violation(.malformedChunk) }
            remaining = line.size
            line = ChunkLine()
            if remaining == 0 {
                phase = .trailer
            } else {
                // The sum cannot overflow: both sides are compared without adding.
                guard remaining <= bodyLimit - payload else { return .violation(.contentTooLarge) }
                phase = .data
            }
        case .data, .dataReturn:
            guard byte == .carriageReturn else { return .violation(.malformedChunk) }
            phase = .dataLineFeed
        case .dataLineFeed:
            guard byte == .lineFeed else { return .violation(.malformedChunk) }
            phase = .size
        case .trailer:
            return trailer.take(byte)
        }
        return .needsMore
    }
}
