import FoundationEssentials
import Glibc
import Synchronization

/// How far long work has come, as one line at the bottom of a terminal. Where standard error is no terminal, and for
/// work that is soon done, there is none.
final class ProgressBar: Sendable {
    private struct State {
        var file = 0
        var name = ""
        var drawn: ContinuousClock.Instant?
    }

    private let files: Int
    private let isTerminal: Bool
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// Work that is done sooner needs no bar.
    private static let patience = Duration.milliseconds(500)
    /// Between two drawings: often enough to move, seldom enough not to flicker.
    private static let interval = Duration.milliseconds(100)
    private static let widest = 60

    init(files: Int) {
        self.files = files
        isTerminal = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Shows that the work is at file `index`, which is `name`.
    func begin(_ index: Int, _ name: String) {
        state.withLock { ($0.file, $0.name) = (index, name) }
        show(0, of: 1)
    }

    /// Shows that of that file's frames `frame` are drawn.
    func show(_ frame: Int, of frames: Int) {
        guard isTerminal else { return }
        let now = ContinuousClock.now
        let line = state.withLock { state -> String? in
            guard now - start >= Self.patience, state.drawn.map({ now - $0 >= Self.interval }) ?? true else {
                return nil
            }
            state.drawn = now
            let done = (Double(state.file) + Double(frame) / Double(max(frames, 1))) / Double(max(files, 1))
            let count = files == 1 ? "\(frame)/\(frames)" : "\(state.file)/\(files)"
            return Self.line(done, count, state.name, took: now - start, columns: Self.columns)
        }
        // The line is overwritten in place and only then cut, so that nothing blinks.
        if let line { Files.complain(raw: "\r\(line)\u{1B}[K") }
    }

    /// Leaves the terminal as it was.
    func clear() {
        if state.withLock({ $0.drawn.take() }) != nil { Files.complain(raw: "\r\u{1B}[K") }
    }

    /// `[#####     ] 12/24 bounce.png, 3 s left`, never as wide as the terminal: a line that fills it would wrap on some.
    static func line(_ done: Double, _ count: String, _ name: String, took: Duration, columns: Int) -> String {
        let done = min(max(done, 0), 1)
        let seconds = done > 0 ? (took / .seconds(1) * (1 - done) / done).rounded(.up) : 0
        let left = done > 0 && done < 1 ? ", \(Int(min(seconds, 360_000))) s left" : ""
        let room = max(0, columns - 1)
        let width = min(Self.widest, room / 2 - 2)
        let filled = Int(Double(max(width, 0)) * done)
        let bar =
            width >= 10
            ? "[" + String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled) + "] " : ""
        let plain = bar + count + left
        guard plain.count < room - 4 else { return String((plain.count <= room ? plain : count).prefix(room)) }
        return bar + count + " " + String(name.suffix(room - plain.count - 1)) + left
    }

    private static var columns: Int {
        var size = winsize()
        let isKnown = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }
}
