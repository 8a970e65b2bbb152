package import SheetEncoding
package import SheetScene

/// What is wrong with a request → its picture.
package struct ProblemRenderer: Sendable {
    private let card: ProblemCard
    private let text: TextEngine

    package init(_ card: ProblemCard, text: TextEngine) {
        self.card = card
        self.text = text
    }

    package func bitmap() throws(RasterError) -> Bitmap {
        try ScenePainter(text: text).bitmap(of: card.scene(measuring: text))
    }
}
