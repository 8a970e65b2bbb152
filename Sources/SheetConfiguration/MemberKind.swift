/// What a member may be: its type and its bounds.
package enum MemberKind: Sendable, Hashable {
    /// An object with members of its own.
    case object
    /// True or false; in a query also 1 or 0.
    case flag
    /// A number within these bounds.
    case number(ClosedRange<Double>)
    /// A number without a fraction, within these bounds.
    case wholeNumber(ClosedRange<Int>)
    /// One of these names; null too, if it is nullable.
    case name([String], isNullable: Bool)
    /// An object with `width` and `height`; a query may also say `320x200`.
    case size
    /// A list of `count` numbers, each within these bounds; in a query with commas between them.
    case numbers(ClosedRange<Double>, count: ClosedRange<Int>)
    /// Some of these names; in a query with commas between them.
    case names([String])
    /// A name that the configuration itself gives to something; null for none.
    case identifier
    /// A name, four control points, or an object with `steps`, `linear` or `spring`.
    case curve
    /// One stop of a `linear` curve.
    case linearStop
    /// An object with the members of one of the four spellings.
    case spring
    /// A list of values, or an object with values and how to go between them.
    case track
    /// A number of points, a place, or an object with `points`, `screen` and `sheet`.
    case length
    /// A name, or an object with a height.
    case detent
    /// A colour as `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    case color
    /// A colour, or the name of one of the system's; null for the default.
    case dynamicColor
    /// A language by its BCP 47 tag.
    case language
    /// A block of content: an object with a type.
    case block
    /// Any text of at most so many characters; null for none.
    case text(limit: Int)
    /// True, false or null for neither.
    case optionalFlag
    /// A picture as base64.
    case image
    /// An object with members of a configuration, or the name of a preset; a query spells an object as JSON.
    case variant
    /// A list of `count` things, each with a structure of its own; a query spells it as JSON.
    case list(String, ClosedRange<Int>)
}

extension MemberKind {
    /// What is allowed instead of `value`, to follow "Must be".
    func rule(for value: JSONValue) -> String {
        switch (self, value.content) {
        case (.object, .untyped): "given by its members, each with a dotted name of its own"
        case (.object, _): "an object"
        case (.flag, _): "true or false"
        case (.number(let range), _): "a number \(range.span)"
        case (.wholeNumber(let range), _): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case (.name(let names, let isNullable), _):
            "one of " + (names + (isNullable ? ["null"] : [])).joined(separator: ", ")
        case (.size, .untyped): "a size such as 320x200"
        case (.size, _): "an object with width and height"
        case (.numbers(let range, let count), .untyped):
            "\(count.lowerBound) to \(count.upperBound) numbers, each \(range.span), with commas between them"
        case (.numbers(let range, let count), _):
            "a list of \(count.lowerBound) to \(count.upperBound) numbers, each \(range.span)"
        case (.names(let names), .untyped):
            "some of \(names.joined(separator: ", ")), with commas between them"
        case (.names(let names), _): "a list of some of \(names.joined(separator: ", "))"
        case (.identifier, _): "a name or null"
        case (.curve, _):
            "one of \(NamedCurve.all.map(\.name).joined(separator: ", ")), a list of four control points, "
                + "or an object with steps, linear or spring"
        case (.linearStop, _): "a number, or a list of an output and one or two inputs"
        case (.spring, _): "an object with the members of a spring"
        case (.track, _): "a list of values, or an object with values"
        case (.length, _):
            "a number of points, one of \(TrackValue.Place.allCases.map(\.rawValue).joined(separator: ", ")) along its "
                + "axis, or an object with points, screen or sheet"
        case (.detent, _): "medium, large, or an object with height, fraction or screenFraction"
        case (.color, _): "a colour such as #RRGGBB or #RRGGBBAA"
        case (.dynamicColor, _): "a colour such as #RRGGBB, or one of \(SystemColor.names.joined(separator: ", "))"
        case (.language, _): "a language tag such as en, ar or zh-Hans"
        case (.block, _): "an object with a type"
        case (.text(let limit), _): "a text of at most \(limit) characters, or null"
        case (.optionalFlag, _): "true, false or null"
        case (.image, _): "a PNG or JPEG file as base64, within its limits"
        case (.variant, _): "an object with members of a configuration, or the name of a preset"
        case (.list(let things, let count), _): "a list of \(count.lowerBound) to \(count.upperBound) \(things)"
        }
    }

    /// The name that `value` probably means; nil when none is near, or when no name is wanted.
    func nearestName(to value: JSONValue) -> String? {
        switch (self, value.content) {
        case (.name(let names, _), .string(let text)), (.name(let names, _), .untyped(let text)):
            text.nearest(among: names)
        case (.variant, .string(let text)), (.variant, .untyped(let text)):
            text.nearest(among: Preset.all.map(\.name))
        case (.curve, .string(let text)), (.curve, .untyped(let text)):
            text.nearest(among: NamedCurve.all.map(\.name))
        case (.dynamicColor, .string(let text)), (.dynamicColor, .untyped(let text)):
            text.nearest(among: SystemColor.names)
        case (.length, .string(let text)), (.length, .untyped(let text)):
            text.nearest(among: TrackValue.Place.allCases.map(\.rawValue))
        default:
            nil
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var span: String { "from \(lowerBound.plainText) to \(upperBound.plainText)" }
}
