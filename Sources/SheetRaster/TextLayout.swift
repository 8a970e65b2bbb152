import CPango
import SheetConfiguration
import SheetScene

/// Sole owner of one text that Pango has laid out.
@safe struct TextLayout: ~Copyable {
    /// Where a text is broken into lines.
    struct Breaking {
        /// Points.
        let width: Double
        let maximumLines: Int?
        let direction: Paragraph.Direction
        /// Whether ends of lines are spaces.
        var isOneLine = false
    }

    /// Lent to what measures and draws it.
    let handle: OpaquePointer
    /// Whether there was more of it than there is room for lines.
    private(set) var isCut = false

    /// Pango counts in 1/1024 of a point.
    static let units = Double(PANGO_SCALE)
    /// Scalars of one line and of one paragraph that are laid out; what follows becomes an ellipsis. No screen shows
    /// as many, and a megabyte of letters would be laid out all the same.
    private static let longestLine = 2_000
    private static let longestParagraph = 10_000
    /// From this size on, points, Inter Display draws the letters, where the system changes to its own.
    private static let displaySize = 20.0

    /// Lays `string` out in a context, on one line as long as it gets or broken by `breaking`.
    init(_ string: String, _ style: TextStyle, _ breaking: Breaking?, in context: OpaquePointer) {
        let isOneLine = breaking?.isOneLine ?? true
        let text = DisplayText(
            string,
            longest: isOneLine ? Self.longestLine : Self.longestParagraph,
            isOneLine: isOneLine
        )
        let direction = breaking?.direction ?? .natural
        unsafe pango_context_set_base_dir(context, Self.baseDirection(direction, style.language))
        unsafe handle = pango_layout_new(context)!
        unsafe pango_layout_set_auto_dir(handle, direction == .natural ? 1 : 0)
        choose(style)
        if let breaking {
            unsafe pango_layout_set_wrap(handle, PANGO_WRAP_WORD_CHAR)
            setWidth(breaking.width)
            if isOneLine { ellipsize(after: 1) }
        }
        show(text.utf8)
        guard !isOneLine, let lines = breaking?.maximumLines, let start = start(ofLine: lines) else {
            isCut = text.isCut
            return
        }
        // Pango would go on over ends of lines to fill the last one: what it gets ends with the line's own text.
        isCut = true
        ellipsize(after: lines)
        show(Self.part(of: text.utf8, until: start))
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(handle)) }

    private static func baseDirection(_ direction: Paragraph.Direction, _ language: LanguageTag) -> PangoDirection {
        switch direction {
        case .natural: language.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        case .leftToRight: PANGO_DIRECTION_LTR
        case .rightToLeft: PANGO_DIRECTION_RTL
        }
    }

    private borrowing func choose(_ style: TextStyle) {
        let description = unsafe pango_font_description_new()
        let family = style.size < Self.displaySize ? "Inter" : "Inter Display,Inter"
        unsafe pango_font_description_set_family(description, family)
        unsafe pango_font_description_set_absolute_size(description, style.size * Self.units)
        unsafe pango_font_description_set_weight(description, PangoWeight(UInt32(style.weight.rawValue)))
        unsafe pango_layout_set_font_description(handle, description)
        unsafe pango_font_description_free(description)

        let attributes = unsafe pango_attr_list_new()
        unsafe pango_attr_list_insert(
            attributes,
            pango_attr_letter_spacing_new(Int32((style.tracking * Self.units).rounded()))
        )
        unsafe pango_attr_list_insert(
            attributes,
            pango_attr_language_new(pango_language_from_string(style.language.fontLanguage))
        )
        unsafe pango_layout_set_attributes(handle, attributes)
        unsafe pango_attr_list_unref(attributes)
    }

    private borrowing func setWidth(_ points: Double) {
        // Rounded up, so that a text given exactly its own width is not cut.
        let width = min(max((points * Self.units).rounded(.up) + 1, 0), Double(Int32.max))
        unsafe pango_layout_set_width(handle, Int32(width))
    }

    private borrowing func ellipsize(after lines: Int) {
        unsafe pango_layout_set_ellipsize(handle, PANGO_ELLIPSIZE_END)
        unsafe pango_layout_set_height(handle, -Int32(clamping: lines))
    }

    private borrowing func show(_ utf8: [UInt8]) {
        unsafe utf8.withUnsafeBytes { bytes in
            unsafe pango_layout_set_text(handle, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
        }
    }

    /// The byte at which a line starts, counted from 0; nil if there are no more than `number` lines.
    private borrowing func start(ofLine number: Int) -> Int? {
        let line = unsafe pango_layout_get_line_readonly(handle, Int32(clamping: number))
        return unsafe line.map { unsafe Int($0.pointee.start_index) }
    }

    /// What there is to say up to the line after the last one, which starts at byte `start`: the rest of a sentence
    /// that goes on there, for an ellipsis to cut, or else an ellipsis.
    private static func part(of utf8: [UInt8], until start: Int) -> [UInt8] {
        let separator = Array("\u{2028}".utf8)
        let isEnd = utf8[..<start].suffix(separator.count).elementsEqual(separator)
        if isEnd { return utf8[..<(start - separator.count)] + Array("\u{2026}".utf8) }
        let rest = utf8[start...]
        let end = rest.indices.first { rest[$0...].starts(with: separator) } ?? utf8.endIndex
        return Array(utf8[..<end])
    }
}

extension LanguageTag {
    /// By the names under which fonts say what they are made for.
    fileprivate var fontLanguage: String {
        guard language == "zh" else { return text }
        if text.hasSuffix("-HK") || text.hasSuffix("-MO") { return "zh-hk" }
        return script == "Hant" || text.hasSuffix("-TW") ? "zh-tw" : "zh-cn"
    }
}
