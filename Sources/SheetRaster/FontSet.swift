/// The font files that text is drawn with. Nothing else that is installed on the machine is ever looked at, so that
/// a picture does not depend on it.
///
/// The families `Inter` and, for large sizes, `Inter Display` come first; what they lack is looked for in the
/// others.
package struct FontSet: Sendable, Hashable {
    /// Absolute paths of OpenType files.
    package let files: [String]

    package init(files: [String]) {
        self.files = files
    }
}
