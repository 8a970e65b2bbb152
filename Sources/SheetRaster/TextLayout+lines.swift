import CCairo
import CPango
import SheetConfiguration
import SheetScene

extension TextLayout {
    /// The width of everything, points.
    borrowing func width() -> Double {
        var logical = PangoRectangle()
        unsafe pango_layout_get_extents(handle, nil, &logical)
        return Double(logical.width) / Self.units
    }

    /// Each line from its left to its right end in a box of `width`, points.
    borrowing func lines(_ alignment: Paragraph.Alignment, in width: Double) -> [ClosedRange<Double>] {
        var lines: [ClosedRange<Double>] = []
        unsafe eachLine { iterator in
            let box = unsafe Self.lineBox(iterator)
            let start = Self.start(
                alignment,
                isBackward: unsafe Self.isBackward(iterator),
                room: width - box.width
            )
            lines.append(start...(start + box.width))
        }
        return lines
    }

    /// Whether something was replaced by an ellipsis.
    var isTruncated: Bool {
        borrowing get { isCut || (unsafe pango_layout_is_ellipsized(handle)) != 0 }
    }

    /// Draws every line on `target`, its left end on the baseline at what `origin` says for its number. Letters are
    /// filled as paths: their places are not rounded to pixels. A font of pictures has none, so that its glyphs are
    /// laid down as they are.
    borrowing func draw(_ color: Color, on target: OpaquePointer, at origin: (Int) -> Point) {
        var number = 0
        unsafe eachLine { iterator in
            let (start, line) = (origin(number), unsafe Self.lineBox(iterator))
            number += 1
            let runs = unsafe Self.runs(iterator)
            unsafe cairo_new_path(target)
            for index in runs.indices {
                let run = runs[index]
                let isPicture = unsafe Self.hasPictures(run.font)
                if isPicture { continue }
                unsafe cairo_move_to(target, start.x + run.x - line.x, start.y)
                unsafe pango_cairo_glyph_string_path(target, run.font, run.glyphs)
            }
            unsafe cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha)
            unsafe cairo_fill(target)
            for index in runs.indices {
                let run = runs[index]
                let isPicture = unsafe Self.hasPictures(run.font)
                guard isPicture else { continue }
                unsafe cairo_move_to(target, start.x + run.x - line.x, start.y)
                unsafe pango_cairo_show_glyph_string(target, run.font, run.glyphs)
            }
        }
    }

    // MARK: Walking

    private borrowing func eachLine(_ body: (OpaquePointer) -> Void) {
        let iterator = unsafe pango_layout_get_iter(handle)!
        defer { unsafe pango_layout_iter_free(iterator) }
        repeat { unsafe body(iterator) } while unsafe pango_layout_iter_next_line(iterator) != 0
    }

    private static func lineBox(_ iterator: OpaquePointer) -> (x: Double, width: Double) {
        var logical = PangoRectangle()
        unsafe pango_layout_iter_get_line_extents(iterator, nil, &logical)
        return (Double(logical.x) / units, Double(logical.width) / units)
    }

    private static func isBackward(_ iterator: OpaquePointer) -> Bool {
        let line = unsafe pango_layout_iter_get_line_readonly(iterator)
        return unsafe pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    private static func start(_ alignment: Paragraph.Alignment, isBackward: Bool, room: Double) -> Double {
        switch alignment {
        case .left: 0
        case .center: room / 2
        case .right: room
        case .natural: isBackward ? room : 0
        }
    }

    /// Letters of one font beside each other.
    @safe private struct Run {
        /// Points.
        let x: Double
        let font: UnsafeMutablePointer<PangoFont>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
    }

    /// The runs of the line that `iterator` stands at the beginning of, from left to right; it is left there, and the
    /// runs live as long as the layout.
    private static func runs(_ iterator: OpaquePointer) -> [Run] {
        let walker = unsafe pango_layout_iter_copy(iterator)!
        defer { unsafe pango_layout_iter_free(walker) }
        let line = unsafe pango_layout_iter_get_line_readonly(walker)
        var runs: [Run] = []
        // Summed up here: Pango 1.50 adds to the place of an ellipsis what happened to be in the memory that it got.
        var x = unsafe lineBox(walker).x
        repeat {
            guard unsafe pango_layout_iter_get_line_readonly(walker) == line else { break }
            // Every line ends in a run of nothing.
            guard let run = unsafe pango_layout_iter_get_run_readonly(walker) else { continue }
            unsafe runs.append(
                Run(
                    x: x,
                    font: run.pointee.item.pointee.analysis.font,
                    glyphs: run.pointee.glyphs
                )
            )
            x += Double(unsafe pango_glyph_string_get_width(run.pointee.glyphs)) / units
        } while unsafe pango_layout_iter_next_run(walker) != 0
        return runs
    }

    /// Whether the glyphs of `font` are pictures in colours of their own.
    private static func hasPictures(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        let pattern = unsafe pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        )
        var isColor = FcFalse
        return unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColor) == FcResultMatch && isColor == FcTrue
    }
}
