import SheetConfiguration

/// A bar with a centred title between two text buttons and a hairline below.
struct NavigationBar {
    var leading: String?
    let title: String
    var trailing: String?
    let palette: Palette

    /// Points between the bar's ends and its buttons.
    private let margin = 16.0
    private let spacing = 8.0

    /// The bar's shapes. `frame` may reach under a status bar by `topInset`; a hairline is one device pixel, which
    /// is `hairline` points.
    func shapes(
        in frame: Rectangle,
        topInset: Double = 0,
        hairline: Double,
        measuring text: some TextMeasuring
    ) -> [Shape] {
        let content = frame.inset(by: EdgeInsets(top: topInset, left: margin, bottom: 0, right: margin))
        let leadingWidth = leading.map { text.width(of: $0, in: Typography.body) } ?? 0
        let trailingWidth = trailing.map { text.width(of: $0, in: Typography.headline) } ?? 0

        // Centred while both buttons leave room for that; a long title is cut, never overlaps.
        let side = max(leadingWidth, trailingWidth) + spacing
        let titleWidth = max(0, content.width - 2 * side)
        let baseline = content.center.y + Typography.headline.capHeight / 2

        var shapes: [Shape] = [
            .fill(.rectangle(frame), palette.bar),
            .fill(
                .rectangle(
                    Rectangle(x: frame.minX, y: frame.maxY - hairline, width: frame.width, height: hairline)
                ),
                palette.separator
            ),
            .text(
                TextLine(
                    string: title,
                    style: Typography.headline,
                    color: palette.label,
                    baseline: Point(x: content.center.x, y: baseline),
                    alignment: .center,
                    maximumWidth: titleWidth
                )
            ),
        ]
        if let leading {
            shapes.append(
                button(leading, Typography.body, x: content.minX, .left, baseline: baseline, width: content.width)
            )
        }
        if let trailing {
            shapes.append(
                button(
                    trailing,
                    Typography.headline,
                    x: content.maxX,
                    .right,
                    baseline: baseline,
                    width: content.width
                )
            )
        }
        return shapes
    }

    private func button(
        _ title: String,
        _ style: TextStyle,
        x: Double,
        _ alignment: TextLine.Alignment,
        baseline: Double,
        width: Double
    ) -> Shape {
        .text(
            TextLine(
                string: title,
                style: style,
                color: palette.tint,
                baseline: Point(x: x, y: baseline),
                alignment: alignment,
                // Half the bar each, so that two long buttons cannot meet.
                maximumWidth: width / 2
            )
        )
    }
}
