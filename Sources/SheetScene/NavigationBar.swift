import SheetConfiguration

/// A bar with a centred title between two text buttons and a hairline below.
struct NavigationBar {
    var leading: String?
    let title: String
    var trailing: String?
    let palette: Palette

    /// Points between the bar's ends and its buttons.
    private static let margin = 16.0
    private static let spacing = 8.0

    /// The bar's shapes. `frame` may reach under a status bar by `topInset`; a hairline is one device pixel, which
    /// is `hairline` points.
    func shapes(
        in frame: Rectangle,
        topInset: Double = 0,
        hairline: Double,
        measuring text: some TextMeasuring
    ) -> [Shape] {
        let line = Rectangle(x: frame.minX, y: frame.maxY - hairline, width: frame.width, height: hairline)
        let content = frame.inset(
            by: EdgeInsets(top: topInset, left: Self.margin, bottom: 0, right: Self.margin)
        )
        return [.fill(.rectangle(frame), palette.bar), .fill(.rectangle(line), palette.separator)]
            + labels(in: content, measuring: text).map(Shape.text)
    }

    /// The trailing button first: it is what a sheet is for. What has no room beside those before it is left out.
    private func labels(in content: Rectangle, measuring text: some TextMeasuring) -> [TextLine] {
        let trailingWidth = trailing.map { text.width(of: $0, in: Typography.headline) } ?? 0
        let leadingWidth = leading.map { text.width(of: $0, in: Typography.body) } ?? 0
        var lines: [TextLine] = []
        if let trailing, content.width >= TextLine.narrowest {
            lines.append(line(trailing, Typography.headline, palette.tint, content, .right, content.width))
        }
        if let leading, leadingWidth + Self.spacing + trailingWidth <= content.width {
            lines.append(line(leading, Typography.body, palette.tint, content, .left, leadingWidth))
        }
        // Centred on the bar, so it keeps clear of the wider button on both sides.
        let titleWidth = content.width - 2 * (max(leadingWidth, trailingWidth) + Self.spacing)
        if titleWidth >= TextLine.narrowest {
            lines.append(line(title, Typography.headline, palette.label, content, .center, titleWidth))
        }
        return lines
    }

    private func line(
        _ string: String,
        _ style: TextStyle,
        _ color: Color,
        _ content: Rectangle,
        _ alignment: TextLine.Alignment,
        _ maximumWidth: Double
    ) -> TextLine {
        let x =
            switch alignment {
            case .left: content.minX
            case .center: content.center.x
            case .right: content.maxX
            }
        return TextLine(
            string: string,
            style: style,
            color: color,
            baseline: Point(x: x, y: content.center.y + style.capHeight / 2),
            alignment: alignment,
            maximumWidth: maximumWidth
        )
    }
}
