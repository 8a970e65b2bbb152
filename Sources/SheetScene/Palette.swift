/// The system's colours by their meaning, in light appearance.
struct Palette: Sendable, Hashable {
    let label = Color(0x000000)
    let secondaryLabel = Color(0x3C3C43, alpha: 0.6)
    let tertiaryLabel = Color(0x3C3C43, alpha: 0.3)
    let separator = Color(0x3C3C43, alpha: 0.29)
    let groupedBackground = Color(0xF2F2F7)
    let background = Color(0xFFFFFF)
    let bar = Color(0xF9F9F9)
    let tint = Color(0x007AFF)

    static let light = Palette()
}
