/// What is so from an instant on.
struct Since<Value: Sendable & Hashable>: Sendable, Hashable {
    /// Seconds.
    let start: Double
    let value: Value
}

extension Array {
    /// What is so at `seconds`, the changes being in their order; nil before the first.
    func value<Value>(at seconds: Double) -> Value? where Element == Since<Value> {
        last { $0.start <= seconds + Channel.tolerance }?.value
    }
}
