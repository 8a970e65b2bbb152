extension SheetAppearance {
    /// Reads `/sheet`. The defaults are those of the original library's documents, where they differ from its code,
    /// and the system's for the system's own kinds of sheet.
    init(_ sheet: ConfigurationReader, seenIn appearance: Traits.Appearance, within limits: Limits) {
        presentationStyle = sheet.choice("presentationStyle", default: .formSheet)
        metrics = sheet.choice("metrics", default: .ios18)
        let defaults = PresentationDefaults(presentationStyle, metrics, appearance)
        presentedFormSheetSize = sheet.size(
            "presentedFormSheetSize",
            within: limits.sheetSide,
            default: Size(width: 284, height: 284)
        )
        portraitTopInset = sheet.number("portraitTopInset", within: limits.inset, default: 6)
        landscapeTopInset = sheet.number("landscapeTopInset", within: limits.inset, default: 66)
        shouldCenterVertically = sheet.flag("shouldCenterVertically", default: false)
        containerProfile = sheet.choice("containerProfile", default: .fullScreen)
        autoresizing = sheet.choices("autoresizing")
        movementWhenKeyboardAppears = sheet.choice("movementWhenKeyboardAppears", default: .doNothing)
        cornerRadius = sheet.number("cornerRadius", within: limits.radius, default: defaults.cornerRadius)
        shadowRadius = sheet.number("shadowRadius", within: limits.radius, default: 6)
        shadowOpacity = sheet.number("shadowOpacity", within: 0...1, default: defaults.shadowOpacity)
        dimmingOpacity = sheet.object("dimming") { dimming in
            dimming.number("opacity", within: 0...1, default: defaults.dimmingOpacity)
        }
        presenterScale = sheet.number("presenterScale", within: limits.presenterScale)
        presenterInset = sheet.number("presenterInset", within: limits.presenterInset)
        sheet.refuse("presenterInset", besides: ["presenterScale"])
        presenterOpacity = sheet.number("presenterOpacity", within: 0...1, default: 1)
        systemPresenterScale = defaults.presenterScale
        dimsPresenterTint = sheet.flag("dimsPresenterTint", default: defaults.dimsPresenterTint)
        shouldDismissOnBackgroundViewTap = sheet.flag("shouldDismissOnBackgroundViewTap", default: false)
        transitionStyle = sheet.choice("transitionStyle", default: defaults.transitionStyle)
        exitTransitionStyle = sheet.optionalChoice("exitTransitionStyle")
        transition = sheet.object("transition") { TransitionConfiguration($0, within: limits) }
        exitAngle = sheet.number("exitAngle", within: limits.angle, default: 0.25)
        detents = sheet.detents("detents", within: limits)
        selectedDetentIdentifier = sheet.identifier("selectedDetentIdentifier", among: detents.map(\.identifier))
        largestUndimmedDetentIdentifier = sheet.identifier(
            "largestUndimmedDetentIdentifier",
            among: detents.map(\.identifier)
        )
        prefersGrabberVisible = sheet.flag("prefersGrabberVisible", default: false)
        grabber = sheet.object("grabber") { GrabberConfiguration($0) }
        prefersEdgeAttachedInCompactHeight = sheet.flag("prefersEdgeAttachedInCompactHeight", default: false)
        content = sheet.content(default: .list, within: limits)
        backgroundColor = sheet.dynamicColor("backgroundColor")
        tint = sheet.dynamicColor("tint")
    }
}

extension ConfigurationReader {
    /// Some of an enumeration's cases, by their raw values, in their own order; none by default.
    fileprivate func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable>(_ name: String) -> [Choice] {
        let cases = Array(Choice.allCases)
        let choices = read(name, .names(cases.map(\.rawValue)), default: "[]") { value throws(JSONValue.Mismatch) in
            try value.elements(count: 0...64).map { element throws(JSONValue.Mismatch) in
                try element.row(of: cases) { $0.rawValue }
            }
        }
        return cases.filter { choices?.contains($0) ?? false }
    }

    /// A name of the caller's own; nil for null, which is the default.
    func identifier(_ name: String) -> String? {
        let text = read(name, .identifier, default: "null") { value throws(JSONValue.Mismatch) -> String? in
            switch value.content {
            case .null, .untyped("null"): return nil
            case .string(let text), .untyped(let text):
                guard (1...64).contains(text.unicodeScalars.count) else { throw .outOfRange }
                return text
            default: throw .wrongType
            }
        }
        return text ?? nil
    }

    /// One of `names`; nil for null, which is the default.
    func identifier(_ name: String, among names: [String]) -> String? {
        guard let given = identifier(name) else { return nil }
        if !names.contains(where: { ExactName($0) == ExactName(given) }) {
            complain(
                .unknownValue,
                at: name,
                "Must be one of \(names.joined(separator: ", ")), not \(given.quoted).",
                suggestion: given.nearest(among: names)
            )
        }
        return given
    }
}
