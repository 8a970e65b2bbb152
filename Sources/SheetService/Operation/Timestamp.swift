import Glibc
import HTTPServer

/// An instant as logs write it: RFC 3339 in UTC, to the millisecond.
enum Timestamp {
    /// The time of the wall's clock.
    static var now: String {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return text(milliseconds: time.tv_sec * 1_000 + time.tv_nsec / 1_000_000)
    }

    /// `milliseconds` since 1970, up to the year 9999.
    static func text(milliseconds: Int) -> String {
        let milliseconds = min(max(milliseconds, 0), 253_402_300_799_999)
        let seconds = milliseconds / 1_000
        let date = HTTPDate.civilDate(daysSince1970: seconds / 86_400)
        let days = [digits(date.year, 4), digits(date.month, 2), digits(date.day, 2)].joined(separator: "-")
        let time = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }.joined(separator: ":")
        return "\(days)T\(time).\(digits(milliseconds % 1_000, 3))Z"
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
