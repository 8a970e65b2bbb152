extension ReelConfiguration {
    /// Device pixels that one frame fills: the picture's and those of the sheets in it, the system's kinds of which
    /// are about as large as the screen.
    package var pixelCost: Int {
        let sizes = sheets.map { sheet in
            sheet.presentationStyle == .formSheet ? sheet.presentedFormSheetSize : screen.size
        }
        return ([canvas] + sizes).map(screen.grid.pixels).reduce(0) { $0 + $1.width * $1.height }
    }
}
