/// A box of whole pixels: the left and upper edges belong to it, the right and lower ones do not.
package struct PixelBox: Sendable, Hashable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package var width: Int { maxX - minX }
    package var height: Int { maxY - minY }

    /// What both have in common; nil when that is nothing.
    package func intersection(_ other: PixelBox) -> PixelBox? {
        let both = PixelBox(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
        return both.width > 0 && both.height > 0 ? both : nil
    }

    /// The smallest box around both.
    package func union(_ other: PixelBox) -> PixelBox {
        PixelBox(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }
}
