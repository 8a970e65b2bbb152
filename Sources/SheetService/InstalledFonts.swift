import FoundationEssentials
package import SheetRaster

/// The fonts of this machine that pictures are drawn with.
package struct InstalledFonts: Sendable {
    /// The weights of Inter that pictures use.
    private static let weights = ["Regular", "Medium", "SemiBold", "Bold"]
    /// Where Debian's package fonts-inter puts them.
    package static let standardFolder = "/usr/share/fonts/opentype/inter"

    package let fonts: FontSet
    /// A digest of the files: other fonts draw other pictures.
    let name: String

    /// A font file that should be there and is not.
    package struct Missing: Error, Sendable, Hashable {
        package let file: String
    }

    /// Finds Inter in `folder`.
    package init(in folder: String = standardFolder) throws(Missing) {
        let files = Self.weights.map { "\(folder)/Inter-\($0).otf" }
        var contents: [UInt8] = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { throw Missing(file: file) }
            contents += data
        }
        fonts = FontSet(files: files)
        name = Digest(of: contents).text
    }
}
