extension ReelConfiguration {
    /// Device pixels that one frame fills: the screen's and the sheet's.
    package var pixelCost: Int {
        let sizes = [screen.pixelSize, screen.grid.pixels(sheet.presentedFormSheetSize)]
        return sizes.reduce(0) { $0 + $1.width * $1.height }
    }
}
