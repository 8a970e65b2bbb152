extension ReelConfiguration {
    /// Reports a picture, or a sheet in it, of more pixels than allowed. A sheet is drawn whole before it is placed,
    /// so that it counts by itself, however little of it the screen shows.
    func checkPixelBudget(_ document: JSONValue, log: FaultLog, within limits: Limits) {
        let budget = PixelBudget(document: document, log: log, limits: limits)
        budget.check("picture", canvas, screen.grid, blaming: ["screen"], ["scale", "width", "device"])
        for (index, sheet) in sheets.enumerated() {
            let path = document.member("sheets") == nil ? ["sheet"] : ["sheets", "\(index)"]
            var size = sheet.presentedFormSheetSize
            if sheet.autoresizing.contains(.flexibleWidth) {
                // Turned, it is wider by as much as the screen is.
                size.width += abs(screen.size.width - screen.size.height)
            }
            budget.check("sheet", size, screen.grid, blaming: path, ["presentedFormSheetSize"])
        }
    }
}

/// What may be drawn, and where to report what may not.
private struct PixelBudget {
    let document: JSONValue
    let log: FaultLog
    let limits: Limits

    /// Reports `size` in pixels if it is over the budget, at the first of `members` of the object at `path` that is
    /// given: those that are likeliest to make it smaller.
    func check(_ name: String, _ size: Size, _ grid: PixelGrid, blaming path: [String], _ members: [String]) {
        // The sides stay floating-point numbers: they cannot overflow, whatever the limits are.
        let width = grid.pixel(size.width)
        let height = grid.pixel(size.height)
        let side = Double(limits.pictureSide)
        guard width * height > Double(limits.picturePixels) || width > side || height > side else { return }
        let given = document.descendant(path)
        let blamed = members.first { given?.member($0) != nil }
        log.report(at: blamed.flatMap { given?.member($0) }?.offset ?? document.offset) {
            Fault(
                .overBudget,
                at: blamed.map { MemberPath(names: path + [$0]).pointer } ?? "",
                """
                The \(name) would have \(width.plainText) × \(height.plainText) pixels; at most \
                \(limits.picturePixels) are allowed, and \(limits.pictureSide) a side.
                """
            )
        }
    }
}
