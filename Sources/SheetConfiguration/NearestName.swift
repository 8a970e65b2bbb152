extension String {
    /// Names longer than this are nobody's slip of the finger.
    private static let longestMisspelling = 64

    /// The one of `names` that this name is probably a misspelling of; nil when none is near.
    ///
    /// Near is at most a third of the letters, and at most three, left out, added, changed or swapped with their
    /// neighbour. Upper and lower case count as the same letter. Of equally near names the first one wins.
    package func nearest(among names: some Sequence<String>) -> String? {
        guard utf8.count <= Self.longestMisspelling else { return nil }
        let letters = foldedLetters
        var bound = min(3, letters.count / 3)
        var nearest: String?
        for name in names {
            guard let distance = editDistance(from: letters, to: name.foldedLetters, atMost: bound) else { continue }
            nearest = name
            // From here on only a nearer one counts.
            bound = distance - 1
            if bound < 0 { break }
        }
        return nearest
    }

    /// The scalars with ASCII's capitals made small.
    private var foldedLetters: [UInt32] {
        unicodeScalars.map { ("A"..."Z").contains($0) ? $0.value + 0x20 : $0.value }
    }
}

/// The number of letters to leave out, add, change or swap with their neighbour to turn one name into the other
/// (optimal string alignment); nil if it is above `bound`.
private func editDistance(from first: [UInt32], to second: [UInt32], atMost bound: Int) -> Int? {
    guard abs(first.count - second.count) <= bound else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            var distance = min(
                last[column] + (first[row] == second[column] ? 0 : 1),
                last[column + 1] + 1,
                current[column] + 1
            )
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count] <= bound ? last[second.count] : nil
}
