import Synchronization

/// Parts of a body that several threads make in turn, one piece each.
final class FrameSource: Sendable {
    private let parts: Mutex<FrameParts>

    init(_ parts: sending FrameParts) {
        self.parts = Mutex(parts)
    }

    /// The next piece; nil behind the last.
    func piece() throws -> [UInt8]? {
        try parts.withLock { try $0.piece() }
    }
}
