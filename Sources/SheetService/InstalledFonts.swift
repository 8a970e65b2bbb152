import FoundationEssentials
package import SheetRaster

/// The fonts of this machine that pictures are drawn with.
package struct InstalledFonts: Sendable {
    /// The weights of Inter that pictures use.
    private static let weights = ["Regular", "Medium", "SemiBold", "Bold"]
    /// Where Debian's package fonts-inter puts them.
    package static let standardFolder = "/usr/share/fonts/opentype/inter"

    package let fonts: FontSet

    /// A font file that should be there and is not.
    package struct Missing: Error, Sendable, Hashable {
        package let file: String
    }

    /// Finds Inter in `folder`.
    package init(in folder: String = standardFolder) throws(Missing) {
        let files = Self.weights.map { "\(folder)/Inter-\($0).otf" }
        if let missing = files.first(where: { !FileManager.default.isReadableFile(atPath: $0) }) {
            throw Missing(file: missing)
        }
        fonts = FontSet(files: files)
    }
}
