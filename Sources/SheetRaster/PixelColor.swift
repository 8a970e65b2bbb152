import SheetConfiguration
import SheetScene

extension Color {
    /// The colour as a premultiplied pixel, 0xAARRGGBB, to the level that Cairo would take.
    var pixel: UInt32 {
        let channels = [alpha, red * alpha, green * alpha, blue * alpha]
        return channels.reduce(0) { $0 << 8 | UInt32($1.level) }
    }
}

extension Double {
    /// 0…1 as one of 256 levels, each as wide as the others: Cairo's rounding.
    var level: UInt8 { UInt8(min(max(self * 256, 0), 255)) }
}
