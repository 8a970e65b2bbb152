extension SheetAppearance {
    /// Reads `/sheet`. The defaults are those of the original library's documents, where they differ from its code.
    init(_ sheet: ConfigurationReader, within limits: Limits) {
        presentedFormSheetSize = sheet.size(
            "presentedFormSheetSize",
            within: limits.sheetSide,
            default: Size(width: 284, height: 284)
        )
        portraitTopInset = sheet.number("portraitTopInset", within: limits.inset, default: 6)
        landscapeTopInset = sheet.number("landscapeTopInset", within: limits.inset, default: 66)
        shouldCenterVertically = sheet.flag("shouldCenterVertically", default: false)
        cornerRadius = sheet.number("cornerRadius", within: limits.radius, default: 6)
        shadowRadius = sheet.number("shadowRadius", within: limits.radius, default: 6)
        shadowOpacity = sheet.number("shadowOpacity", within: 0...1, default: 0.5)
        shouldDismissOnBackgroundViewTap = sheet.flag("shouldDismissOnBackgroundViewTap", default: false)
        transitionStyle = sheet.choice("transitionStyle", default: .slideFromTop)
        exitTransitionStyle = sheet.optionalChoice("exitTransitionStyle")
        exitAngle = sheet.number("exitAngle", within: limits.angle, default: 0.25)
    }
}
