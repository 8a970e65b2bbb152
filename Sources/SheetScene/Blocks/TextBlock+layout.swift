import SheetConfiguration

extension TextBlock: BlockLaying {
    func laid(in context: BlockContext, room: Double, stretch: Double) -> LaidBlock {
        let font = context.typography[textStyle, weight: weight.map(TextStyle.Weight.init)]
        let color = self.color.map { context.palette[$0] } ?? context.palette.label
        let lines = numberOfLines ?? (context.stacksRows ? 0 : 1)
        let label = Label(text, font, color, limit: context.contentWidth, lines: lines, in: context)
        let alignment = Label.Alignment(self.alignment, isRightToLeft: context.isRightToLeft)
        let origin = Point(x: context.leading, y: 0)
        return LaidBlock(
            shapes: label.shapes(at: origin, width: context.contentWidth, alignment),
            height: label.height,
            spacing: .both(textStyle.isTitle ? 12 : 8)
        )
    }
}

extension TextStyleName {
    /// Whether it is larger than what it stands above.
    fileprivate var isTitle: Bool {
        switch self {
        case .largeTitle, .title1, .title2, .title3: true
        case .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2: false
        }
    }
}
