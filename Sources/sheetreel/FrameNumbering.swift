/// Files of frames whose names have the frame's number in them: `frames/%03d.png`.
struct FrameNumbering: Equatable {
    private let start: String
    /// Digits at least.
    private let digits: Int
    private let end: String

    /// `%d`, or `%0Nd` for N digits of 1 to 9, once in `path`; nil for anything else.
    init?(_ path: String) {
        let parts = path.split(separator: "%", omittingEmptySubsequences: false)
        guard parts.count == 2, let letter = parts[1].firstIndex(of: "d") else { return nil }
        let width = parts[1][..<letter]
        if width.isEmpty {
            digits = 1
        } else {
            guard width.utf8.count == 2, width.hasPrefix("0"), let count = width.last?.wholeNumberValue, count > 0
            else {
                return nil
            }
            digits = count
        }
        start = String(parts[0])
        end = String(parts[1][parts[1].index(after: letter)...])
    }

    func path(_ index: Int) -> String {
        let number = String(index)
        return start + String(repeating: "0", count: max(0, digits - number.count)) + number + end
    }
}
