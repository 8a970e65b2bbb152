import Glibc
import Synchronization

/// The `Date` line, RFC 9110 §6.6.1, written once a second and copied from then on.
final class DateClock: Sendable {
    private struct Stamp {
        var seconds = -1
        var line: [UInt8] = []
    }

    private let stamp = Mutex(Stamp())

    /// Appends `Date: …` and its line end.
    func appendLine(to bytes: inout [UInt8]) {
        let now = time(nil)
        let line = stamp.withLock { stamp in
            if stamp.seconds != now {
                stamp.seconds = now
                stamp.line.removeAll(keepingCapacity: true)
                stamp.line.append(contentsOf: "Date: ".utf8)
                HTTPDate.append(secondsSince1970: now, to: &stamp.line)
                stamp.line.append(contentsOf: "\r\n".utf8)
            }
            return stamp.line
        }
        bytes.append(contentsOf: line)
    }
}
