/// Fields that have one value, RFC 9110 §5.3: two lines that disagree are two opinions about one request.
enum RepeatedFields {
    private static let singletons = [
        "range", "referer", "if-range", "user-agent", "content-type", "max-forwards", "authorization",
        "content-location", "if-modified-since", "if-unmodified-since", "proxy-authorization",
    ]

    /// Equal lines are forgiven, for proxies that repeat one.
    static func violation(in bytes: Span<UInt8>, _ entries: [Fields.Entry]) -> Violation? {
        for singleton in singletons {
            var first: Range<Int>?
            for entry in entries where entry.name.count == singleton.utf8.count {
                guard bytes.extracting(entry.name).spells(singleton) else { continue }
                if let first {
                    guard bytes.extracting(entry.value).equals(bytes.extracting(first)) else { return .repeatedField }
                } else {
                    first = entry.value
                }
            }
        }
        return nil
    }
}
