package import SheetConfiguration
package import SheetEncoding
import SheetScene

/// Configurations → one picture of instants of their motions, side by side.
package struct FilmstripRenderer: Sendable {
    private let strip: Filmstrip
    private let renderers: [FrameRenderer]
    private let text: TextEngine

    /// A row for each of `configurations`.
    package init(_ configurations: [ReelConfiguration], text: TextEngine) {
        strip = Filmstrip(configurations)
        renderers = configurations.map { FrameRenderer($0, text: text) }
        self.text = text
    }

    /// The size that it has, known before a pixel is drawn.
    package static func pixels(of configurations: [ReelConfiguration]) -> PixelSize {
        let strip = Filmstrip(configurations)
        return strip.grid.pixels(strip.size)
    }

    /// The whole picture. Throws a `RasterError`, or a `CancellationError` between two pictures.
    package func bitmap() throws -> Bitmap {
        let chrome = try ScenePainter(text: text).bitmap(of: strip.scene)
        var pixels = chrome.pixels
        for cell in strip.cells {
            try Task.checkCancellation()
            let picture = try renderers[cell.row].frame(at: cell.instant)
            let left = Int(strip.grid.pixel(cell.origin.x))
            let top = Int(strip.grid.pixel(cell.origin.y))
            let width = min(picture.width, chrome.width - left)
            for y in 0..<min(picture.height, chrome.height - top) {
                let place = (top + y) * chrome.width + left
                pixels.replaceSubrange(
                    place..<place + width,
                    with: picture.pixels[y * picture.width..<y * picture.width + width]
                )
            }
        }
        return Bitmap(width: chrome.width, height: chrome.height, pixels: pixels)
    }
}
