import Synchronization

/// Text engines kept ready, so that as many threads as need one can draw at a time. An engine keeps
/// the glyphs that it has drawn; all of them share what was read of the fonts.
package final class TextEngines: Sendable {
    private let fonts: FontConfiguration
    private let idle: Mutex<[TextEngine]>

    /// Makes `count` engines at once. Throws if a font cannot be read.
    package init(_ fonts: FontSet, count: Int) throws(RasterError) {
        let fonts = try FontConfiguration(fonts)
        self.fonts = fonts
        idle = Mutex((0..<count).map { _ in TextEngine(fonts) })
    }

    /// Lends an engine for the length of `body`; makes one more if none is idle.
    package func withEngine<Value>(_ body: (TextEngine) throws(RasterError) -> Value) throws(RasterError) -> Value {
        let engine: TextEngine
        if let kept = idle.withLock({ $0.popLast() }) { engine = kept } else { engine = TextEngine(fonts) }
        defer { idle.withLock { $0.append(engine) } }
        return try body(engine)
    }
}
