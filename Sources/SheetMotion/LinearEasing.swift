package import SheetConfiguration

/// CSS `linear()`: straight lines from stop to stop (CSS Easing Functions 2, section 2.2).
package struct LinearEasing: Sendable, Hashable {
    private struct Corner: Sendable, Hashable {
        var input: Double
        let output: Double
    }

    /// In rising order of input; at least two.
    private let corners: [Corner]

    /// The first input is 0 if it is left out, the last 1, others are spread evenly; an input below one before it
    /// is raised to it. Of one stop alone, or of none, there is no line, and the easing is its output everywhere.
    package init(_ stops: [LinearStop]) {
        var inputs: [Double?] = []
        var outputs: [Double] = []
        for stop in stops {
            inputs.append(stop.start)
            outputs.append(stop.output)
            if let end = stop.end {
                inputs.append(end)
                outputs.append(stop.output)
            }
        }
        if outputs.count < 2 {
            inputs = [0, 1]
            outputs = [outputs.first ?? 0, outputs.first ?? 0]
        }
        inputs[0] = inputs[0] ?? 0
        inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
        let placed = Self.spread(inputs)
        corners = zip(placed, outputs).map { Corner(input: $0, output: $1) }
    }

    /// The inputs with those left out between their neighbours; the first and the last are there.
    private static func spread(_ inputs: [Double?]) -> [Double] {
        var placed: [Double] = []
        var missing = 0
        for input in inputs {
            guard let input else {
                missing += 1
                continue
            }
            let before = placed.last ?? input
            let raised = max(input, before)
            for index in 0..<missing {
                placed.append(before + (raised - before) * Double(index + 1) / Double(missing + 1))
            }
            missing = 0
            placed.append(raised)
        }
        return placed
    }

    /// The output at `progress`; at an input given twice the last output counts, and outside the stops the first
    /// and the last line go on.
    package func value(at progress: Double) -> Double {
        let last = corners.lastIndex { $0.input <= progress } ?? 0
        let from = min(last, corners.count - 2)
        let (start, end) = (corners[from], corners[from + 1])
        guard end.input > start.input, progress != end.input else { return end.output }
        return start.output + (end.output - start.output) * (progress - start.input) / (end.input - start.input)
    }

    /// As CSS writes it.
    package var css: String {
        let stops = corners.map { "\($0.output.css) \(($0.input * 100).css)%" }
        return "linear(\(stops.joined(separator: ", ")))"
    }
}
