/// One function for each type that a member may have.
extension ConfigurationReader {
    func flag(_ name: String, default fallback: Bool) -> Bool {
        let flag = read(name, .flag, default: fallback ? "true" : "false") { value throws(JSONValue.Mismatch) in
            try value.flag()
        }
        return flag ?? fallback
    }

    /// Nil if it is left out or at fault.
    func number(_ name: String, within range: ClosedRange<Double>) -> Double? {
        read(name, .number(range)) { value throws(JSONValue.Mismatch) in try value.number(in: range) }
    }

    func number(_ name: String, within range: ClosedRange<Double>, default fallback: Double) -> Double {
        let number = read(name, .number(range), default: fallback.plainText) { value throws(JSONValue.Mismatch) in
            try value.number(in: range)
        }
        return number ?? fallback
    }

    /// Nil if it is left out or at fault.
    func wholeNumber(_ name: String, within range: ClosedRange<Int>) -> Int? {
        read(name, .wholeNumber(range)) { value throws(JSONValue.Mismatch) in try value.wholeNumber(in: range) }
    }

    /// A list of numbers, each in `range`; nil if it is left out or any of it is at fault. A list of another
    /// length is one fault, and its numbers are not looked at.
    func numbers(_ name: String, within range: ClosedRange<Double>, count: ClosedRange<Int>) -> [Double]? {
        let elements = read(name, .numbers(range, count: count)) { value throws(JSONValue.Mismatch) in
            try value.elements(count: count)
        }
        guard let elements else { return nil }
        let list = path.appending(name)
        let numbers = elements.enumerated().map { index, element in
            log.attempt(element, at: list.appending("\(index)"), .number(range)) { value throws(JSONValue.Mismatch) in
                try value.number(in: range)
            }
        }
        return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }

    /// One of an enumeration's cases, by its raw value.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, default fallback: Choice) -> Choice {
        row(name, of: Array(Choice.allCases), by: { $0.rawValue }, default: fallback)
    }

    /// One of an enumeration's cases, by its raw value; nil for null, which is the default.
    func optionalChoice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String) -> Choice? {
        optionalRow(name, of: Array(Choice.allCases), by: { $0.rawValue })
    }

    /// One row of a table, by its name.
    func row<Row>(_ name: String, of table: [Row], by rowName: (Row) -> String, default fallback: Row) -> Row {
        let row = read(
            name,
            .name(table.map(rowName), isNullable: false),
            default: "\"\(rowName(fallback))\""
        ) { value throws(JSONValue.Mismatch) in
            try value.row(of: table, by: rowName)
        }
        return row ?? fallback
    }

    /// One row of a table, by its name; nil for null, which is the default.
    func optionalRow<Row>(_ name: String, of table: [Row], by rowName: (Row) -> String) -> Row? {
        let row = read(name, .name(table.map(rowName), isNullable: true), default: "null") {
            value throws(JSONValue.Mismatch) -> Row? in
            value.isNull ? nil : try value.row(of: table, by: rowName)
        }
        return row ?? nil
    }

    /// A width and a height, each in `range` and with its own default.
    func size(_ name: String, within range: ClosedRange<Double>, default fallback: Size) -> Size {
        object(name, .size) { size in
            Size(
                width: size.number("width", within: range, default: fallback.width),
                height: size.number("height", within: range, default: fallback.height)
            )
        }
    }
}
