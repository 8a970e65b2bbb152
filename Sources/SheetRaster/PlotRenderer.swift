package import SheetConfiguration
package import SheetEncoding
import SheetMotion
import SheetScene

/// Configuration → the picture of its motion as a chart.
package struct PlotRenderer: Sendable {
    private let plot: Plot
    private let text: TextEngine

    package init(_ configuration: ReelConfiguration, text: TextEngine) {
        plot = Plot(Timeline(configuration), scale: configuration.screen.grid.scale)
        self.text = text
    }

    package func bitmap() throws(RasterError) -> Bitmap {
        try ScenePainter(text: text).bitmap(of: plot.scene(measuring: text))
    }
}
