/// A name that equals another only if both have the same bytes.
///
/// Swift's own comparison holds canonically equivalent strings for equal. JSON does not, and it would let the
/// Kelvin sign pass for the letter K.
struct ExactName: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactName, right: ExactName) -> Bool {
        // Equal bytes are equal texts too; most names differ, and these two comparisons say so at once.
        left.text.utf8.count == right.text.utf8.count && left.text == right.text
            && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 {
            hasher.combine(byte)
        }
    }
}
