/// The font files that text is drawn with. Nothing else that is installed on the machine is ever looked at, so that
/// a picture does not depend on it.
package struct FontSet: Sendable, Hashable {
    /// Absolute paths of OpenType files.
    package let files: [String]

    package init(files: [String]) {
        self.files = files
    }
}
