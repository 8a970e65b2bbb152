/// Checks a trailer section, RFC 9112 §7.1.2, and keeps nothing of it: no trailer can become a header.
struct TrailerParser {
    private enum Phase {
        case lineStart
        case name
        case value
        case valueLineFeed
        case endLineFeed
    }

    private let lengthLimit: Int
    private let fieldLimit: Int
    private var phase = Phase.lineStart
    private var length = 0
    private var fields = 0

    init(limits: ServerLimits) {
        lengthLimit = limits.headBytes
        fieldLimit = limits.fieldCount
    }

    mutating func take(_ byte: UInt8) -> ChunkedDecoder.Outcome {
        length += 1
        guard length <= lengthLimit else { return .violation(.trailerTooLarge) }
        switch phase {
        case .lineStart:
            if byte == .carriageReturn {
                phase = .endLineFeed
            } else {
                guard byte.isToken else { return .violation(.malformedTrailer) }
                fields += 1
                guard fields <= fieldLimit else { return .violation(.trailerTooLarge) }
                phase = .name
            }
        case .name:
            if byte == .colon { phase = .value } else if !byte.isToken { return .violation(.malformedTrailer) }
        case .value:
            if byte == .carriageReturn {
                phase = .valueLineFeed
            } else if !byte.isFieldValue {
                return .violation(.malformedTrailer)
            }
        case .valueLineFeed:
            guard byte == .lineFeed else { return .violation(.malformedTrailer) }
            phase = .lineStart
        case .endLineFeed:
            return byte == .lineFeed ? .finished : .violation(.malformedTrailer)
        }
        return .needsMore
    }
}
