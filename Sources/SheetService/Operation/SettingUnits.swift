/// The units of lengths of time, each a multiple of the one before it.
enum TimeUnit: String, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"
    case minutes = "m"
    case hours = "h"

    private var milliseconds: Int {
        switch self {
        case .milliseconds: 1
        case .seconds: 1_000
        case .minutes: 60_000
        case .hours: 3_600_000
        }
    }

    /// `300ms`: digits and a unit; nil for anything else.
    static func duration(_ text: String) -> Duration? {
        guard let (number, unit) = parts(text), let unit = TimeUnit(rawValue: unit) else { return nil }
        let (milliseconds, isTooLarge) = number.multipliedReportingOverflow(by: unit.milliseconds)
        return isTooLarge ? nil : .milliseconds(milliseconds)
    }

    /// In the largest unit that leaves no fraction, but never in more than seconds: `90s`.
    static func text(_ duration: Duration) -> String {
        let milliseconds = Int(duration / .milliseconds(1))
        return milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
    }
}

/// The units of sizes in bytes.
enum SizeUnit: String, CaseIterable {
    case bytes = "B"
    case kibibytes = "KiB"
    case mebibytes = "MiB"
    case gibibytes = "GiB"

    private var bytes: Int {
        switch self {
        case .bytes: 1
        case .kibibytes: 1 << 10
        case .mebibytes: 1 << 20
        case .gibibytes: 1 << 30
        }
    }

    /// `64MiB`: digits and a unit; nil for anything else.
    static func bytes(_ text: String) -> Int? {
        guard let (number, unit) = parts(text), let unit = SizeUnit(rawValue: unit) else { return nil }
        let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit.bytes)
        return isTooLarge ? nil : bytes
    }

    /// In the largest unit that leaves no fraction.
    static func text(_ bytes: Int) -> String {
        let unit = allCases.last { bytes > 0 && bytes % $0.bytes == 0 } ?? .bytes
        return "\(bytes / unit.bytes)\(unit.rawValue)"
    }
}

/// The number and the unit behind it.
private func parts(_ text: String) -> (Int, String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return Int(digits: digits).map { ($0, String(text.dropFirst(digits.count))) }
}
