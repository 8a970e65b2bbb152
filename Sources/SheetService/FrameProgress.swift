/// Who wants to know how far a file of many frames has come: a person in front of a terminal does, a server does not.
package enum FrameProgress {
    /// Told the index of a frame that is about to be drawn, and how many there are. A frame may be drawn more than once.
    package typealias Watcher = @Sendable (_ index: Int, _ count: Int) -> Void

    @TaskLocal static var watcher: Watcher?

    /// Does `work`, of which `watcher` is told.
    package static func watched<Value>(by watcher: @escaping Watcher, _ work: () throws -> Value) rethrows -> Value {
        try $watcher.withValue(watcher, operation: work)
    }
}
