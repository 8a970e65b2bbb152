import HTTPServer
import SheetConfiguration

/// The name of a picture, known before a pixel of it is drawn: what is the same configuration under the same
/// renderer and the same fonts is the same picture, to the byte.
struct PictureTag: Sendable, Hashable {
    /// A strong entity tag.
    let entityTag: EntityTag
    /// The tag as a field's value.
    let fieldValue: FieldValue

    /// `fonts` names the set of fonts, `format` what the picture is written as.
    init(_ configuration: ReelConfiguration, format: String, fonts: String) {
        let text = "\(Version.current)\n\(fonts)\n\(format)\n\(CanonicalText(configuration).text)"
        guard let tag = EntityTag(opaque: Digest(of: Array(text.utf8)).text), let value = FieldValue(tag.description)
        else { preconditionFailure("letters and digits make a tag") }
        entityTag = tag
        fieldValue = value
    }

    static func == (one: PictureTag, other: PictureTag) -> Bool { one.entityTag == other.entityTag }
    func hash(into hasher: inout Hasher) { hasher.combine(entityTag) }
}

/// A checked configuration as text, every default filled in: equal for equal configurations, and for no others.
struct CanonicalText {
    private(set) var text = ""

    init(_ configuration: ReelConfiguration) {
        append(configuration, name: "")
    }

    /// Walks the value itself, so that a member added later cannot be forgotten here.
    private mutating func append(_ value: Any, name: String) {
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty else {
            // A caller's text may look like lines of this one; its length says where it ends.
            let length = (value as? String).map { "\($0.utf8.count)" } ?? ""
            text += "\(name)=\(length):\(value)\n"
            return
        }
        // An enumeration's case is the label of its payload; a list's length tells it from a longer one.
        text += "\(name){\(mirror.children.count)\n"
        for child in mirror.children { append(child.value, name: child.label ?? "") }
    }
}
