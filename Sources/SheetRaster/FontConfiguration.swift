import CPango

/// A set of fonts as Fontconfig knows it: which face has which letters. Reading the files is dear, so that all
/// engines share one.
@safe final class FontConfiguration: Sendable {
    /// Lent to Pango, which keeps a reference of its own. Fontconfig locks what it changes after it was built.
    nonisolated(unsafe) let handle: OpaquePointer

    init(_ fonts: FontSet) throws(RasterError) {
        let configuration = unsafe FcConfigCreate()!
        for file in fonts.files where unsafe FcConfigAppFontAddFile(configuration, file) == FcFalse {
            unsafe FcConfigDestroy(configuration)
            throw .fontUnreadable(file)
        }
        unsafe handle = configuration
    }

    deinit { unsafe FcConfigDestroy(handle) }

    /// The characters of `text` that no font has a form for, each once, in the order of the text.
    func missing(in text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        guard let fonts = unsafe FcConfigGetFonts(handle, FcSetApplication) else { return [] }
        var seen: Set<Unicode.Scalar> = []
        var missing: [Unicode.Scalar] = []
        for scalar in text where scalar.value >= 0x80 && seen.insert(scalar).inserted {
            let properties = scalar.properties
            if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { continue }
            if properties.generalCategory == .control { continue }
            if unsafe !Self.covers(fonts, scalar) { missing.append(scalar) }
        }
        return missing
    }

    private static func covers(_ fonts: UnsafeMutablePointer<FcFontSet>, _ scalar: Unicode.Scalar) -> Bool {
        for index in unsafe 0..<Int(fonts.pointee.nfont) {
            var characters: OpaquePointer?
            let pattern = unsafe fonts.pointee.fonts[index]
            guard unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else { continue }
            if unsafe FcCharSetHasChar(characters, scalar.value) == FcTrue { return true }
        }
        return false
    }
}
