/// A colour that a configuration chooses: one of its own, or one of the system's, which follows the appearance.
package enum DynamicColor: Sendable, Hashable {
    case custom(Color)
    case system(SystemColor)
}

extension JSONValue {
    /// A colour by its digits; a query may leave out the sign before them, which it would have to escape.
    func color() throws(Mismatch) -> Color {
        switch content {
        case .string(let text):
            guard let color = Color(hexadecimal: text) else { throw .unknownValue }
            return color
        case .untyped(let text):
            guard let color = Color(hexadecimal: text) ?? Color(hexadecimal: "#" + text) else { throw .unknownValue }
            return color
        default: throw .wrongType
        }
    }

    func dynamicColor() throws(Mismatch) -> DynamicColor {
        switch content {
        case .string(let text), .untyped(let text):
            if let name = SystemColor.allCases.first(where: { ExactName($0.rawValue) == ExactName(text) }) {
                return .system(name)
            }
            return .custom(try color())
        default: throw .wrongType
        }
    }
}

extension ConfigurationReader {
    /// A colour by its digits; `fallback` if it is left out or at fault.
    func color(_ name: String, default fallback: Color) -> Color {
        let color = read(name, .color, default: "\"\(fallback.hexadecimal)\"") { value throws(JSONValue.Mismatch) in
            try value.color()
        }
        return color ?? fallback
    }

    /// A colour or the name of one; nil for null, which is the default.
    func dynamicColor(_ name: String) -> DynamicColor? {
        let color = read(name, .dynamicColor, default: "null") { value throws(JSONValue.Mismatch) -> DynamicColor? in
            value.isNull ? nil : try value.dynamicColor()
        }
        return color ?? nil
    }
}

extension Color {
    /// As a configuration spells it: `#RRGGBB`, with two more digits unless it is opaque.
    package var hexadecimal: String {
        let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
        let digits = channels.map { channel in
            let level = Int((min(max(channel, 0), 1) * 255).rounded())
            return (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }
}
