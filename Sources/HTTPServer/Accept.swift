/// What a client would take, RFC 9110 §12.5.1. Elements that do not follow the grammar are skipped.
package struct Accept: Sendable, Hashable {
    private struct Range: Hashable {
        let range: MediaType
        /// In thousandths.
        let quality: Int
    }

    private let ranges: [Range]

    /// From all lines of the field; without a line, or with nothing readable, everything is welcome.
    package init(_ lines: [String]) {
        ranges = lines.flatMap { FieldList([$0])?.elements ?? [] }.compactMap { element in
            guard let type = MediaType(element), let quality = Self.quality(type[parameter: "q"]) else { return nil }
            return Range(range: type.withoutWeight(), quality: quality)
        }
    }

    /// How welcome `type` is, in thousandths: that of the most specific range that covers it, 0 for not at all.
    package func quality(of type: MediaType) -> Int {
        guard !ranges.isEmpty else { return 1000 }
        var best = (specificity: 0, quality: 0)
        for range in ranges {
            let specificity = Self.specificity(of: range.range, for: type)
            if specificity > best.specificity { best = (specificity, range.quality) }
        }
        return best.quality
    }

    /// The index of the most welcome of `offers`, the earlier of equals; nil when none is.
    package func preferred(of offers: [MediaType]) -> Int? {
        var best: (index: Int, quality: Int)?
        for (index, offer) in offers.enumerated() {
            let quality = quality(of: offer)
            if quality > best?.quality ?? 0 { best = (index, quality) }
        }
        return best?.index
    }

    /// Whether a line names `type` itself, or a range of its kind, and not just `*/*`.
    package func names(_ type: MediaType) -> Bool {
        ranges.contains { $0.quality > 0 && $0.range.type != "*" && Self.specificity(of: $0.range, for: type) > 0 }
    }

    /// 0 for a range that does not cover `type`; then `*/*`, `type/*`, `type/subtype`, and one more a parameter.
    private static func specificity(of range: MediaType, for type: MediaType) -> Int {
        if range.type == "*" { return range.subtype == "*" ? 1 : 0 }
        guard range.type == type.type else { return 0 }
        if range.subtype == "*" { return 2 }
        guard range.subtype == type.subtype else { return 0 }
        for parameter in range.parameters where type[parameter: parameter.name] != parameter.value { return 0 }
        return 3 + range.parameters.count
    }

    /// `weight`, RFC 9110 §12.4.2: 0 to 1 with at most three decimals, in thousandths; nil for anything else.
    private static func quality(_ text: String?) -> Int? {
        guard let text else { return 1000 }
        var digits = Array(text.utf8)[...]
        guard let whole = digits.popFirst(), whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else {
            return nil
        }
        var quality = Int(whole & 0x0F)
        if let point = digits.popFirst() {
            guard point == .period, digits.count <= 3, digits.allSatisfy(\.isDigit) else { return nil }
        }
        for place in 0..<3 {
            quality = quality * 10 + (place < digits.count ? Int(digits[digits.startIndex + place] & 0x0F) : 0)
        }
        return quality <= 1000 ? quality : nil
    }
}
