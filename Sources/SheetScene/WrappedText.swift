/// A text broken into lines between its words.
struct WrappedText {
    let lines: [String]
    /// Of the longest line, points.
    let width: Double

    init(_ string: String, _ style: TextStyle, width limit: Double, lines count: Int, measuring text: any TextMeasuring)
    {
        guard count != 1 else {
            let line = string.split(separator: "\n").joined(separator: " ")
            lines = [line]
            width = text.width(of: line, in: style)
            return
        }
        var lines: [String] = []
        var widest = 0.0
        let most = count == 0 ? Int.max : count
        for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) where lines.count < most {
            var rest = paragraph[...]
            repeat {
                let line = lines.count + 1 == most ? String(rest) : Self.line(&rest, style, limit, text)
                lines.append(line)
                widest = max(widest, text.width(of: line, in: style))
                if lines.count == most { break }
            } while !rest.isEmpty
        }
        self.lines = lines
        width = widest
    }

    /// As many words of `rest` as fit, at least one, taken off its start.
    private static func line(
        _ rest: inout Substring,
        _ style: TextStyle,
        _ limit: Double,
        _ text: any TextMeasuring
    ) -> String {
        var line = ""
        while !rest.isEmpty {
            let word = rest.prefix { $0 != " " }
            let longer = line.isEmpty ? String(word) : line + " " + word
            if !line.isEmpty, text.width(of: longer, in: style) > limit { break }
            line = longer
            rest = rest[word.endIndex...].drop { $0 == " " }
        }
        return line
    }
}
