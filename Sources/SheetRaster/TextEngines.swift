import Synchronization

/// Text engines kept ready, so that as many threads as need one can draw at a time. An engine is dear to make,
/// since it reads its fonts, and cheap to keep.
package final class TextEngines: Sendable {
    private let fonts: FontSet
    private let idle: Mutex<[TextEngine]>

    /// Makes `count` engines at once. Throws if a font cannot be read.
    package init(_ fonts: FontSet, count: Int) throws(RasterError) {
        self.fonts = fonts
        var engines: [TextEngine] = []
        for _ in 0..<count { engines.append(try TextEngine(fonts)) }
        idle = Mutex(engines)
    }

    /// Lends an engine for the length of `body`; makes one more if none is idle.
    package func withEngine<Value>(_ body: (TextEngine) throws(RasterError) -> Value) throws(RasterError) -> Value {
        let engine: TextEngine
        if let kept = idle.withLock({ $0.popLast() }) { engine = kept } else { engine = try TextEngine(fonts) }
        defer { idle.withLock { $0.append(engine) } }
        return try body(engine)
    }
}
