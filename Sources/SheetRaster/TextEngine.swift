import CCairo
import CPango
import SheetConfiguration
package import SheetScene
import Synchronization

/// Shapes, measures and draws text with Pango, from one set of fonts.
///
/// Hinting is off and glyphs stand at fractions of a pixel: widths scale exactly, and do not differ between
/// machines. One engine works on one text at a time; give each thread its own.
package final class TextEngine: Sendable {
    private let pango: Mutex<PangoOwner>
    private let fonts: FontConfiguration

    package convenience init(_ fonts: FontSet) throws(RasterError) {
        self.init(try FontConfiguration(fonts))
    }

    init(_ fonts: FontConfiguration) {
        self.fonts = fonts
        pango = Mutex(PangoOwner(fonts))
    }

    /// Draws `line` on `context`, whose unit is the point.
    func draw(_ line: TextLine, on context: borrowing CairoContext) {
        // As a number: the context is lent to this one call on this one thread, which the lock cannot know.
        let address = unsafe UInt(bitPattern: context.handle)
        pango.withLock { unsafe $0.draw(line, on: OpaquePointer(bitPattern: address)!) }
    }

    /// Draws `paragraph` on `context`, whose unit is the point, each baseline on a device pixel.
    func draw(_ paragraph: Paragraph, on context: borrowing CairoContext, _ grid: PixelGrid) {
        let address = unsafe UInt(bitPattern: context.handle)
        pango.withLock { unsafe $0.draw(paragraph, on: OpaquePointer(bitPattern: address)!, grid) }
    }

    /// The characters of `strings` that no font has a form for and that are drawn as boxes, each once.
    package func missingCharacters(in strings: some Sequence<String>) -> [Unicode.Scalar] {
        fonts.missing(in: strings.lazy.flatMap(\.unicodeScalars))
    }
}

extension TextEngine: TextMeasuring {
    package func width(of string: String, in style: TextStyle) -> Double {
        pango.withLock { $0.width(of: string, in: style) }
    }

    package func extent(of paragraph: Paragraph) -> ParagraphExtent {
        pango.withLock { $0.extent(of: paragraph) }
    }
}

/// Sole owner of a font map and of a context to lay text out in.
@safe private struct PangoOwner: ~Copyable {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer

    init(_ fonts: FontConfiguration) {
        unsafe map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        unsafe pango_fc_font_map_set_config(OpaquePointer(map), fonts.handle)
        unsafe context = pango_font_map_create_context(map)

        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        // The machine's locale must not choose letter forms.
        unsafe pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(map)
    }

    func width(of string: String, in style: TextStyle) -> Double {
        unsafe TextLayout(string, style, nil, in: context).width()
    }

    func extent(of paragraph: Paragraph) -> ParagraphExtent {
        let layout = layout(paragraph)
        return ParagraphExtent(
            lines: layout.lines(paragraph.alignment, in: paragraph.width),
            lineHeight: paragraph.lineHeight,
            isTruncated: layout.isTruncated
        )
    }

    func draw(_ line: TextLine, on target: OpaquePointer) {
        let breaking = TextLayout.Breaking(
            width: line.maximumWidth,
            maximumLines: 1,
            direction: .natural,
            isOneLine: true
        )
        let layout = unsafe TextLayout(line.string, line.style, breaking, in: context)
        let width = layout.width()
        let start =
            switch line.alignment {
            case .left: line.baseline.x
            case .center: line.baseline.x - width / 2
            case .right: line.baseline.x - width
            }
        unsafe layout.draw(line.color, on: target) { _ in Point(x: start, y: line.baseline.y) }
    }

    func draw(_ paragraph: Paragraph, on target: OpaquePointer, _ grid: PixelGrid) {
        let layout = layout(paragraph)
        let lines = layout.lines(paragraph.alignment, in: paragraph.width)
        let first = paragraph.origin.y + paragraph.firstBaseline
        unsafe layout.draw(paragraph.color, on: target) { number in
            Point(
                x: paragraph.origin.x + lines[number].lowerBound,
                y: grid.aligned(first + Double(number) * paragraph.lineHeight)
            )
        }
    }

    private func layout(_ paragraph: Paragraph) -> TextLayout {
        let breaking = TextLayout.Breaking(
            width: paragraph.width,
            maximumLines: paragraph.maximumLines.map { max($0, 1) },
            direction: paragraph.direction
        )
        return unsafe TextLayout(paragraph.string, paragraph.style, breaking, in: context)
    }
}
