import CCairo
import CPango
import SheetConfiguration
package import SheetScene
import Synchronization

/// Shapes, measures and draws lines of text with Pango, from one set of fonts.
///
/// Hinting is off and glyphs stand at fractions of a pixel: widths scale exactly, and do not differ between
/// machines. One engine works on one line at a time; give each thread its own.
package final class TextEngine: Sendable {
    private let pango: Mutex<PangoOwner>

    package init(_ fonts: FontSet) throws(RasterError) {
        pango = Mutex(try PangoOwner(fonts))
    }

    /// Draws `line` on `context`, whose unit is the point.
    func draw(_ line: TextLine, on context: borrowing CairoContext) {
        // As a number: the context is lent to this one call on this one thread, which the lock cannot know.
        let address = unsafe UInt(bitPattern: context.handle)
        pango.withLock { unsafe $0.trace(line, on: OpaquePointer(bitPattern: address)!) }
        context.fillPath(line.color)
    }
}

extension TextEngine: TextMeasuring {
    package func width(of string: String, in style: TextStyle) -> Double {
        pango.withLock { $0.width(of: string, in: style) }
    }
}

/// Sole owner of a font configuration, a font map made from it and a context to lay text out in.
@safe private struct PangoOwner: ~Copyable {
    private let configuration: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer

    init(_ fonts: FontSet) throws(RasterError) {
        let configuration = unsafe FcConfigCreate()!
        for file in fonts.files where unsafe FcConfigAppFontAddFile(configuration, file) == FcFalse {
            unsafe FcConfigDestroy(configuration)
            throw .fontUnreadable(file)
        }
        unsafe self.configuration = configuration
        unsafe map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
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
        unsafe FcConfigDestroy(configuration)
    }

    func width(of string: String, in style: TextStyle) -> Double {
        unsafe withLayout(string, style, maximumWidth: nil) { layout in
            unsafe Self.width(of: layout)
        }
    }

    /// Puts the outlines of the line's glyphs down as the current path of a Cairo context.
    func trace(_ line: TextLine, on target: OpaquePointer) {
        unsafe withLayout(line.string, line.style, maximumWidth: line.maximumWidth) { layout in
            let width = unsafe Self.width(of: layout)
            let start =
                switch line.alignment {
                case .left: line.baseline.x
                case .center: line.baseline.x - width / 2
                case .right: line.baseline.x - width
                }
            unsafe cairo_new_path(target)
            unsafe cairo_move_to(target, start, line.baseline.y)
            unsafe pango_cairo_layout_line_path(target, pango_layout_get_line_readonly(layout, 0))
        }
    }

    private static func width(of layout: OpaquePointer) -> Double {
        var logical = PangoRectangle()
        unsafe pango_layout_get_extents(layout, nil, &logical)
        return Double(logical.width) / units
    }

    /// Pango counts in 1/1024 of a point.
    private static let units = Double(PANGO_SCALE)

    private func withLayout<Result>(
        _ string: String,
        _ style: TextStyle,
        maximumWidth: Double?,
        _ body: (OpaquePointer) -> Result
    ) -> Result {
        let layout = unsafe pango_layout_new(context)!
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

        let description = unsafe pango_font_description_new()
        unsafe pango_font_description_set_family_static(description, "Inter")
        unsafe pango_font_description_set_absolute_size(description, style.size * Self.units)
        unsafe pango_font_description_set_weight(description, PangoWeight(UInt32(style.weight.rawValue)))
        unsafe pango_layout_set_font_description(layout, description)
        unsafe pango_font_description_free(description)

        let attributes = unsafe pango_attr_list_new()
        unsafe pango_attr_list_insert(
            attributes,
            pango_attr_letter_spacing_new(Int32((style.tracking * Self.units).rounded()))
        )
        unsafe pango_layout_set_attributes(layout, attributes)
        unsafe pango_attr_list_unref(attributes)

        unsafe pango_layout_set_single_paragraph_mode(layout, 1)
        if let maximumWidth {
            unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            // Rounded up, so that a text given exactly its own width is not cut.
            let width = min(max((maximumWidth * Self.units).rounded(.up) + 1, 0), Double(Int32.max))
            unsafe pango_layout_set_width(layout, Int32(width))
        }
        var utf8 = Array(string.utf8)
        unsafe utf8.withUnsafeMutableBytes { bytes in
            unsafe pango_layout_set_text(
                layout,
                bytes.bindMemory(to: CChar.self).baseAddress,
                Int32(bytes.count)
            )
        }
        return unsafe body(layout)
    }
}
