extension ConfigurationReader {
    /// A curve; nil if it is left out or at fault.
    func curve(_ name: String, within limits: Limits) -> CurveConfiguration? {
        value(name, .curve)?.curve(within: limits)
    }

    /// A spring by its members; nil if it is left out or at fault.
    func spring(_ name: String, within limits: Limits) -> SpringConfiguration? {
        guard let value = value(name, .spring) else { return nil }
        let spring = value.object { SpringConfiguration($0, within: limits) }
        if spring == nil { value.refuse() }
        return spring
    }
}

extension ValueReader {
    /// A curve by its name, by four control points, or by an object with `steps`, `linear` or `spring`; nil, and
    /// reported, if it is none.
    func curve(within limits: Limits) -> CurveConfiguration? {
        if let curve = object({ Self.curve($0, within: limits) }) { return curve }
        if elements(.curve) != nil { return bezier(within: limits) }
        if case .untyped(let text) = value.content, text.contains(",") { return bezier(within: limits) }
        return convert { value throws(JSONValue.Mismatch) in try value.row(of: NamedCurve.all) { $0.name }.curve }
    }

    private func bezier(within limits: Limits) -> CurveConfiguration? {
        let elements = convert { value throws(JSONValue.Mismatch) in try value.elements(count: 4...4) }
        guard let elements else { return nil }
        let points = elements.enumerated().map { index, element in
            let range = index.isMultiple(of: 2) ? 0...1 : limits.curveOutput
            return log.attempt(element, at: path.appending("\(index)"), .number(range)) {
                value throws(JSONValue.Mismatch) in try value.number(in: range)
            }
        }
        guard let x1 = points[0], let y1 = points[1], let x2 = points[2], let y2 = points[3] else { return nil }
        return .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }

    private static func curve(_ object: ConfigurationReader, within limits: Limits) -> CurveConfiguration? {
        let steps = object.wholeNumber("steps", within: limits.curveSteps)
        let position: StepPosition = object.choice("position", default: .end)
        let stops = object.value("linear", .list("stops of linear()", limits.curveStops))?
            .list(limits.curveStops, .linearStop) { $0.linearStop(within: limits) }
        let spring = object.spring("spring", within: limits)
        object.refuse("steps", besides: ["linear", "spring"])
        object.refuse("linear", besides: ["spring"])
        object.refuse("position", besides: ["linear", "spring"])
        object.require(anyOf: ["steps", "linear", "spring"])
        if let steps { return .steps(count: position == .none ? max(2, steps) : steps, position: position) }
        if let stops { return .stops(stops) }
        return spring.map(CurveConfiguration.spring) ?? .linear
    }

    /// An output, or a list of an output and one or two inputs.
    private func linearStop(within limits: Limits) -> LinearStop? {
        if number != nil {
            return convert { value throws(JSONValue.Mismatch) in
                LinearStop(output: try value.number(in: limits.curveOutput))
            }
        }
        return list(1...3, .number(limits.curveOutput)) { element in
            element.convert { value throws(JSONValue.Mismatch) in try value.number(in: limits.curveOutput) }
        }.map { numbers in
            LinearStop(
                output: numbers[0],
                start: numbers.count > 1 ? numbers[1] : nil,
                end: numbers.count > 2 ? numbers[2] : nil
            )
        }
    }
}
