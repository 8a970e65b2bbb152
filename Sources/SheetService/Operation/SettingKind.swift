/// What a setting's words may be: how they are read, and how a value is written in the same words.
struct SettingKind<Value> {
    /// Stands for the value in a list of flags.
    let placeholder: String
    /// What is allowed, as the end of "it takes …".
    let rule: String
    /// Nil for words that are not allowed.
    let read: (String) -> Value?
    let write: (Value) -> String
}

extension SettingKind where Value == Int {
    /// A whole number.
    static func count(_ range: ClosedRange<Int>) -> Self {
        Self(
            placeholder: "N",
            rule: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { Int(digits: $0).flatMap { range.contains($0) ? $0 : nil } },
            write: { String($0) }
        )
    }

    /// Bytes, with a unit.
    static func size(_ range: ClosedRange<Int>) -> Self {
        let (least, most) = (SizeUnit.text(range.lowerBound), SizeUnit.text(range.upperBound))
        return Self(
            placeholder: "SIZE",
            rule: "a size from \(least) to \(most) in \(SizeUnit.allCases.map(\.rawValue).joined(separator: ", "))",
            read: { SizeUnit.bytes($0).flatMap { range.contains($0) ? $0 : nil } },
            write: { SizeUnit.text($0) }
        )
    }
}

extension SettingKind where Value == Duration {
    /// A length of time, with a unit.
    static func duration(_ range: ClosedRange<Duration>) -> Self {
        let (least, most) = (TimeUnit.text(range.lowerBound), TimeUnit.text(range.upperBound))
        return Self(
            placeholder: "TIME",
            rule: "a time from \(least) to \(most) in \(TimeUnit.allCases.map(\.rawValue).joined(separator: ", "))",
            read: { TimeUnit.duration($0).flatMap { range.contains($0) ? $0 : nil } },
            write: { TimeUnit.text($0) }
        )
    }
}

extension SettingKind where Value == String {
    /// A folder's path.
    static var folder: Self {
        Self(placeholder: "FOLDER", rule: "a folder's path", read: { $0.isEmpty ? nil : $0 }, write: { $0 })
    }
}

extension SettingKind where Value == ListenAddress {
    static var address: Self {
        Self(
            placeholder: "ADDRESS",
            rule: "HOST, HOST:PORT, [IPV6]:PORT or unix:PATH",
            read: { ListenAddress($0) },
            write: { $0.description }
        )
    }
}

extension SettingKind where Value: RawRepresentable<String> & CaseIterable {
    /// One of a few words.
    static var choice: Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(
            placeholder: words.joined(separator: "|"),
            rule: "one of \(words.joined(separator: ", "))",
            read: { Value(rawValue: $0) },
            write: { $0.rawValue }
        )
    }
}

extension Int {
    /// Digits only: `Int` by itself would take a sign too. Nil also for what is too large.
    init?(digits: some StringProtocol) {
        let isNumber =
            !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber else { return nil }
        self.init(String(digits))
    }
}
