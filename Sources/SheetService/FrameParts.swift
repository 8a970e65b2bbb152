import SheetConfiguration
import SheetEncoding
import SheetMotion
import SheetRaster

/// All frames of a configuration as files in one body, an archive or `multipart/mixed`, made piece by piece: a piece for
/// each frame, and the end.
struct FrameParts {
    private enum Writer {
        case archive(ZIP)
        case multipart(MultipartWriter)
    }

    /// What has been written and not yet been taken.
    private final class Pending {
        var bytes: [UInt8] = []
    }

    private var files: FrameFiles<RenderedFrames>
    private var writer: Writer?
    private let pending: Pending
    private let instants: [Double]
    private let delays: [FrameDelay]
    private var next = 0

    /// `boundary` parts the files of a multipart body.
    init(_ frames: RenderedFrames, of configuration: ReelConfiguration, as format: Format, boundary: String) {
        files = FrameFiles(frames)
        delays = frames.delays
        instants = Timeline(configuration).instants
        let pending = Pending()
        self.pending = pending
        let sink: ByteSink = { pending.bytes += $0 }
        writer =
            format == .zip ? .archive(ZIP(to: sink)) : .multipart(MultipartWriter(boundary: boundary, to: sink))
    }

    /// The next piece; nil behind the last. Throws what drawing throws, and a `CancellationError`.
    mutating func piece() throws -> [UInt8]? {
        try Task.checkCancellation()
        guard let writer else { return nil }
        if next < delays.count {
            self.writer = try written(try files.file(next), by: writer)
            next += 1
        } else {
            self.writer = nil
            switch writer {
            case .archive(let archive): try archive.end()
            case .multipart(let parts): try parts.end()
            }
        }
        defer { pending.bytes = [] }
        return pending.bytes
    }

    private func written(_ file: [UInt8], by writer: Writer) throws -> Writer {
        let name = "frame-\(Self.number(next, of: delays.count)).png"
        switch writer {
        case .archive(var archive):
            try archive.add(name, file)
            return .archive(archive)
        case .multipart(var parts):
            try parts.add(
                [
                    "Content-Type": "image/png", "Content-Location": name,
                    "Sheetreel-Time": instants[next].jsonText, "Sheetreel-Duration": delays[next].seconds.jsonText,
                ],
                file
            )
            return .multipart(parts)
        }
    }

    /// Of one length for all, so that names sort as frames do.
    private static func number(_ index: Int, of count: Int) -> String {
        let digits = max(3, String(count - 1).count)
        let number = String(index)
        return String(repeating: "0", count: digits - number.count) + number
    }
}
