/// An instant as HTTP writes it: IMF-fixdate, RFC 9110 §5.6.7, always 29 octets and always GMT.
package enum HTTPDate {
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// `seconds` since 1970, up to the year 9999.
    static func append(secondsSince1970 seconds: Int, to bytes: inout [UInt8]) {
        let seconds = min(max(seconds, 0), 253_402_300_799)
        let day = seconds / 86_400
        let (year, month, dayOfMonth) = civilDate(daysSince1970: day)
        bytes.append(contentsOf: days[day % 7].utf8)
        bytes.append(contentsOf: ", ".utf8)
        append(dayOfMonth, digits: 2, to: &bytes)
        bytes.append(.space)
        bytes.append(contentsOf: months[month - 1].utf8)
        bytes.append(.space)
        append(year, digits: 4, to: &bytes)
        bytes.append(.space)
        append(seconds / 3600 % 24, digits: 2, to: &bytes)
        bytes.append(.colon)
        append(seconds / 60 % 60, digits: 2, to: &bytes)
        bytes.append(.colon)
        append(seconds % 60, digits: 2, to: &bytes)
        bytes.append(contentsOf: " GMT".utf8)
    }

    /// Proleptic Gregorian calendar, counted in years that start in March, so that the leap day comes last.
    package static func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    private static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
        var divisor = digits == 4 ? 1000 : 10
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
