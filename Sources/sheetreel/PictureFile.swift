import SheetService

/// A file that a configuration is drawn into: what is drawn, and where it goes.
struct PictureFile: Equatable {
    let drawing: Drawing
    /// `-` for standard output.
    let path: String
    /// Where every frame has a file of its own: how they are called.
    private(set) var numbering: FrameNumbering?

    /// `[KIND:]FILE`, the format by the file's extension.
    init(_ word: String) throws(UsageError) {
        let name = word.prefix { $0 != ":" }
        if name.count < word.count, let kind = Kind(rawValue: String(name)) {
            try self.init(path: String(word.dropFirst(name.count + 1)), kind: kind)
        } else {
            try self.init(path: word, kind: nil)
        }
    }

    /// `kind` is nil for what the extension suggests.
    init(path: String, kind: Kind?) throws(UsageError) {
        guard !path.isEmpty else { throw UsageError("a picture needs a file's name") }
        self.path = path
        // What has no name is one frame, unless it is said to be something else.
        if path == "-" {
            let kind = kind ?? .frame
            drawing = Drawing(kind, kind.formats[0])
            return
        }
        if path.hasSuffix(".png"), [nil, .frames].contains(kind), let numbering = FrameNumbering(path) {
            self.numbering = numbering
            drawing = Drawing(.frames, .zip)
            return
        }
        let formats = Self.formats(of: path)
        guard !formats.isEmpty else {
            throw UsageError("\(path) has no extension of a format: \(Self.list(Format.allCases.map(\.rawValue)))")
        }
        if let kind {
            guard let format = formats.first(where: kind.formats.contains) else {
                throw UsageError(
                    "\(kind.rawValue) does not come as \(path): \(Self.list(kind.formats.map(\.rawValue)))"
                )
            }
            drawing = Drawing(kind, format)
        } else {
            guard let drawing = Self.suggestion(for: formats) else {
                throw UsageError("\(path) could be anything; say what it is, as in frame:\(path)")
            }
            self.drawing = drawing
        }
    }

    /// The formats whose extension the file has, the longest extension first.
    private static func formats(of path: String) -> [Format] {
        Format.allCases.filter { path.hasSuffix(".\($0.rawValue)") && path.count > $0.rawValue.count + 1 }
            .sorted { $0.rawValue.count > $1.rawValue.count }
    }

    /// A picture is a frame and a document is the timeline, where they come so; anything else is the first kind that does.
    private static func suggestion(for formats: [Format]) -> Drawing? {
        for format in formats {
            let kinds = [Kind.frame, .timeline] + Kind.allCases
            if let kind = kinds.first(where: { $0.formats.contains(format) }) { return Drawing(kind, format) }
        }
        return nil
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
