/// The faults of one configuration, in the order of its text or of its parameters.
package struct FaultList: Sendable, Hashable {
    /// The first faults, at most ``Limits/listedFaults`` of them.
    package let listed: [Fault]
    /// How many more there are.
    package let omitted: Int

    package init(listed: [Fault], omitted: Int) {
        self.listed = listed
        self.omitted = omitted
    }
}

/// Collects faults in any order, and keeps only those that will be listed: a document can have more faults than
/// an answer should have lines.
final class FaultLog {
    /// Where a configuration comes from, to say where its faults are.
    enum Source {
        case text([UInt8])
        case query(parameters: [String])
    }

    private let source: Source
    private let limit: Int
    private var listed: [(offset: Int, fault: Fault)] = []
    private var count = 0

    init(_ source: Source, limit: Int) {
        self.source = source
        self.limit = limit
    }

    var isEmpty: Bool { count == 0 }

    /// What will be listed, in its order, and where it was found.
    var reports: [(offset: Int, fault: Fault)] { listed }

    /// An empty log of the same source.
    func anew() -> FaultLog { FaultLog(source, limit: limit) }

    /// Adds a fault found at `offset`, after those found there before. One that will not be listed is counted
    /// and never made.
    func report(at offset: Int, _ fault: () -> Fault) {
        count += 1
        if listed.count >= limit {
            guard let last = listed.last, offset < last.offset else { return }
            listed.removeLast()
        }
        let place = listed.lastIndex { $0.offset <= offset }.map { $0 + 1 } ?? 0
        listed.insert((offset, fault()), at: place)
    }

    /// What has been collected, each fault with its place.
    func list() -> FaultList {
        let located: [Fault]
        switch source {
        case .text(let text):
            let positions = TextPosition.positions(of: listed.map(\.offset), in: text)
            located = zip(listed, positions).map { $0.fault.located(at: $1) }
        case .query(let parameters):
            // The document itself stands after its last parameter.
            located = listed.map { offset, fault in
                parameters.indices.contains(offset) ? fault.located(in: parameters[offset]) : fault
            }
        }
        return FaultList(listed: located, omitted: count - listed.count)
    }
}
