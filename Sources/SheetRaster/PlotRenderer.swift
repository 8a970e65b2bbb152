package import SheetConfiguration
package import SheetEncoding
import SheetScene

/// Configuration → the picture of its motion as a chart.
package struct PlotRenderer: Sendable {
    private let plot: Plot
    private let text: TextEngine

    package init(_ configuration: ReelConfiguration, text: TextEngine) {
        plot = Plot(configuration)
        self.text = text
    }

    package func bitmap() throws(RasterError) -> Bitmap {
        try ScenePainter(text: text).bitmap(of: plot.scene(measuring: text))
    }

    /// The same as an SVG document, its letters as outlines: it looks the same wherever it is shown.
    package func svg() throws(RasterError) -> [UInt8] {
        let scene = plot.scene(measuring: text)
        let surface = try VectorSurface(svgOf: scene.size)
        try surface.draw { context throws(RasterError) in
            try ScenePainter(text: text).paint(scene.backdrop, on: context, scene.grid)
        }
        return try surface.document()
    }
}
