import FoundationEssentials
package import SheetRaster

/// The fonts of this machine that pictures are drawn with: Inter, which must be there, and what is there of the
/// fonts for what Inter has no letters for.
package struct InstalledFonts: Sendable {
    /// The weights of Inter that pictures use.
    private static let weights = ["Regular", "Medium", "SemiBold", "Bold"]
    /// Where Debian's package fonts-inter puts them.
    package static let standardFolder = "/usr/share/fonts/opentype/inter"

    /// Fonts for other scripts, by the file names of Debian's packages fonts-noto-core, fonts-noto-cjk and
    /// fonts-noto-color-emoji. Where several have a letter the first of them draws it.
    private static let others =
        [
            "", "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Tamil", "Telugu", "Kannada",
            "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Armenian", "Georgian", "Ethiopic",
        ].flatMap { script in
            ["Regular", "Bold"].map { "/usr/share/fonts/truetype/noto/NotoSans\(script)-\($0).ttf" }
        }
        + [
            "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
            "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
            "/usr/share/fonts/truetype/noto/NotoSansSymbols2-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoSansMath-Regular.ttf",
            "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
        ]

    package let fonts: FontSet
    /// A digest of the files: other fonts draw other pictures.
    let name: String

    /// A font file that should be there and is not.
    package struct Missing: Error, Sendable, Hashable {
        package let file: String
    }

    /// Finds Inter in `folder`, and the other fonts where Debian puts them.
    package init(in folder: String = standardFolder) throws(Missing) {
        var files: [String] = []
        var marks: [UInt8] = []
        for file in Self.weights.flatMap({ ["\(folder)/Inter-\($0).otf", "\(folder)/InterDisplay-\($0).otf"] }) {
            guard let mark = Self.mark(of: file) else { throw Missing(file: file) }
            files.append(file)
            marks += mark
        }
        for file in Self.others {
            guard let mark = Self.mark(of: file) else { continue }
            files.append(file)
            marks += mark
        }
        fonts = FontSet(files: files)
        name = Digest(of: marks).text
    }

    /// The beginning of a font file, which has a checksum of each of its tables: it tells files apart without reading
    /// the tens of megabytes that Chinese takes. Nil for what cannot be read.
    private static func mark(of file: String) -> [UInt8]? {
        guard let data = try? Data(contentsOf: URL(filePath: file), options: .mappedIfSafe) else { return nil }
        return Array(data.prefix(4_096)) + Array("\(data.count)".utf8)
    }
}
