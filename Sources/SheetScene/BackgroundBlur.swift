package import SheetConfiguration

/// What becomes of the screen behind a sheet: blurred, more or less colourful, tinted.
package struct BackgroundBlur: Sendable, Hashable {
    /// Points; three box filters come close to the Gaussian of this standard deviation.
    package let radius: Double
    /// 0 is grey, 1 as it was.
    package let saturation: Double
    /// Laid over it all.
    package let tint: Color

    package init(radius: Double, saturation: Double, tint: Color) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}

/// A blur as it comes or goes.
package struct PlacedBlur: Sendable, Hashable {
    package let blur: BackgroundBlur
    /// In front of what it was made from and of the blurs before it, 0…1.
    package let opacity: Double
}

extension PlacedBlur {
    /// Pictures of `blurs`, each of which is to make up its weight of the whole, as layers over each other: a picture
    /// that others lie on must be that much stronger.
    static func layers(_ blurs: [(blur: BackgroundBlur, weight: Double)]) -> [PlacedBlur] {
        var layers: [PlacedBlur] = []
        var seen = 1.0
        for (blur, weight) in blurs.reversed() where weight > 0 && seen > 0 {
            layers.append(PlacedBlur(blur: blur, opacity: min(weight / seen, 1)))
            seen -= weight
        }
        return layers.reversed()
    }
}
