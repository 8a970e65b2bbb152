import Testing

@testable import SheetConfiguration

@Suite struct ConfigurationMemberTests {
    private static let members = ConfigurationMember.all(within: .standard)

    @Test func theMembersAreThoseDocumented() {
        #expect(
            Self.members.map(\.name) == [
                "$schema", "preset", "title", "compare", "variants", "screen", "screen.device", "screen.width",
                "screen.height",
                "screen.safeArea",
                "screen.safeArea.top", "screen.safeArea.left", "screen.safeArea.bottom", "screen.safeArea.right",
                "screen.orientation", "screen.scale", "screen.statusBar", "screen.reduceMotion", "screen.appearance",
                "screen.accessibilityContrast", "screen.locale", "screen.contentSizeCategory", "screen.bezel",
                "presenter",
                "presenter.template", "presenter.content",
                "presenter.backgroundColor", "presenter.tint", "sheet",
                "sheet.presentationStyle", "sheet.metrics", "sheet.presentedFormSheetSize",
                "sheet.presentedFormSheetSize.width", "sheet.presentedFormSheetSize.height",
                "sheet.portraitTopInset", "sheet.landscapeTopInset", "sheet.shouldCenterVertically",
                "sheet.containerProfile", "sheet.autoresizing", "sheet.movementWhenKeyboardAppears",
                "sheet.cornerRadius", "sheet.cornerCurve", "sheet.maskedCorners", "sheet.shadowRadius",
                "sheet.shadowOpacity", "sheet.shadowColor", "sheet.shadowOffset", "sheet.shadowOffset.x",
                "sheet.shadowOffset.y", "sheet.dimming",
                "sheet.dimming.opacity", "sheet.dimming.color", "sheet.dimming.blurRadius", "sheet.dimming.saturation",
                "sheet.dimming.tint", "sheet.dimming.dimsStatusBar", "sheet.presenterScale", "sheet.presenterInset",
                "sheet.presenterOpacity",
                "sheet.dimsPresenterTint",
                "sheet.shouldDismissOnBackgroundViewTap", "sheet.transitionStyle", "sheet.exitTransitionStyle",
                "sheet.transition", "sheet.transition.entry", "sheet.transition.entry.duration",
                "sheet.transition.entry.curve", "sheet.transition.entry.spring", "sheet.transition.entry.tracks",
                "sheet.transition.entry.tracks.offsetX", "sheet.transition.entry.tracks.offsetY",
                "sheet.transition.entry.tracks.scale", "sheet.transition.entry.tracks.scaleX",
                "sheet.transition.entry.tracks.scaleY", "sheet.transition.entry.tracks.rotation",
                "sheet.transition.entry.tracks.opacity", "sheet.transition.entry.tracks.dimmingOpacity",
                "sheet.transition.entry.tracks.presenterScale", "sheet.transition.entry.tracks.presenterTint",
                "sheet.transition.entry.tracks.presenterOpacity", "sheet.transition.entry.tracks.presenterTilt",
                "sheet.transition.exit", "sheet.transition.exit.duration", "sheet.transition.exit.curve",
                "sheet.transition.exit.spring", "sheet.transition.exit.tracks",
                "sheet.transition.exit.tracks.offsetX", "sheet.transition.exit.tracks.offsetY",
                "sheet.transition.exit.tracks.scale", "sheet.transition.exit.tracks.scaleX",
                "sheet.transition.exit.tracks.scaleY", "sheet.transition.exit.tracks.rotation",
                "sheet.transition.exit.tracks.opacity", "sheet.transition.exit.tracks.dimmingOpacity",
                "sheet.transition.exit.tracks.presenterScale", "sheet.transition.exit.tracks.presenterTint",
                "sheet.transition.exit.tracks.presenterOpacity", "sheet.transition.exit.tracks.presenterTilt",
                "sheet.exitAngle", "sheet.detents", "sheet.selectedDetentIdentifier",
                "sheet.largestUndimmedDetentIdentifier", "sheet.prefersGrabberVisible",
                "sheet.grabber", "sheet.grabber.width", "sheet.grabber.fraction", "sheet.grabber.height",
                "sheet.grabber.inset",
                "sheet.prefersEdgeAttachedInCompactHeight", "sheet.template", "sheet.content", "sheet.backgroundColor",
                "sheet.tint", "sheets",
                "storyboard", "output", "output.phase",
                "output.time", "output.progress", "output.fps", "output.frames", "output.times",
                "output.loop", "output.holdEnd", "output.optimize", "output.quality", "output.colors",
                "output.dither", "output.poster", "output.maxBytes", "output.atlas",
                "output.columns", "output.padding", "output.extrude", "output.powerOfTwo", "output.maxEdge",
                "output.split", "output.page", "output.annotations",
            ]
        )
    }

    @Test func noMemberIsDeclaredTwice() {
        #expect(Set(Self.members.map(\.name)).count == Self.members.count)
    }

    @Test func boundsFollowTheLimits() {
        var limits = Limits.standard
        limits.radius = 1...2
        let radius = ConfigurationMember.all(within: limits).first { $0.name == "sheet.cornerRadius" }
        #expect(radius?.kind == .number(1...2))
        #expect(radius?.defaultValue == "6")
        #expect(radius?.pointer == "/sheet/cornerRadius")
    }

    @Test(arguments: members.filter { $0.defaultValue != nil })
    func aDefaultIsWhatLeavingTheMemberOutMeans(member: ConfigurationMember) throws {
        let json = document(member.name, try #require(member.defaultValue))
        let isOfCustomScreen = member.name.hasPrefix("screen.safeArea.")
        let without = isOfCustomScreen ? #"{"screen": {"width": 500, "height": 500}}"# : "{}"
        #expect(try ReelConfiguration(json: json) == ReelConfiguration(json: without))
    }

    @Test(arguments: members)
    func aNumberIsAllowedUpToItsBoundsAndNotPastThem(member: ConfigurationMember) throws {
        let allowed: [String]
        let refused: [String]
        switch member.kind {
        case .number(let range):
            allowed = ["\(range.lowerBound)", "\(range.upperBound)"]
            refused = ["\(range.lowerBound.nextDown)", "\(range.upperBound.nextUp)", "1e400", "-1e400"]
        case .wholeNumber(let range):
            allowed = ["\(range.lowerBound)", "\(range.upperBound)", "\(range.upperBound).0"]
            refused = ["\(range.lowerBound - 1)", "\(range.upperBound + 1)", "1e300", "1e400", "-1e400"]
        case .numbers(_, let count):
            allowed = [count.lowerBound, count.upperBound].map { "\(Array(repeating: 0, count: $0))" }
            refused = [count.lowerBound - 1, count.upperBound + 1].map { "\(Array(repeating: 0, count: $0))" }
        default:
            return
        }
        for value in allowed {
            _ = try ReelConfiguration(json: document(member.name, value))
        }
        for value in refused {
            let faults = try faults(document(member.name, value))
            #expect(faults.map(\.pointer) == [member.pointer], "\(value.prefix(40))")
            #expect(faults.map(\.code) == [.outOfRange], "\(value.prefix(40))")
        }
    }

    @Test(arguments: members)
    func aValueOfAnotherTypeIsRefused(member: ConfigurationMember) throws {
        let others: [String] =
            switch member.kind {
            case .number, .wholeNumber: ["null", "true", #""8""#, "[8]", "{}"]
            case .flag: ["null", "0", "1", #""true""#, "[]", "{}"]
            case .name(_, let isNullable): ["true", "1", "[]", "{}"] + (isNullable ? [] : ["null"])
            case .numbers: ["null", "true", "1", #""1,2""#, "{}"]
            // A style's name stands for its member, and a size may be a text.
            case .object where member.name == "sheet.transition": ["null", "true", "1", "[320, 200]"]
            case .size: ["null", "true", "1", #""320""#, "[320, 200]"]
            case .object: ["null", "true", "1", #""320x200""#, "[320, 200]"]
            case .namesOrAll: ["null", #""frame""#, "{}", "[1]"]
            case .names: ["null", "true", "1", #""flexibleWidth""#, "{}", "[1]"]
            case .color, .language: ["null", "true", "1", "[]", "{}"]
            case .dynamicColor: ["true", "1", "[]", "{}"]
            case .identifier: ["true", "1", "[]", "{}"]
            case .variant: ["null", "true", "1", "[]"]
            case .curve: ["null", "true", "1"]
            case .spring: ["null", "true", "1", #""sheet""#, "[]"]
            case .track, .list: ["null", "true", "1", #""present""#]
            case .linearStop, .length, .detent, .block, .text, .optionalFlag, .image: []
            }
        for value in others {
            let faults = try faults(document(member.name, value)).filter { $0.code == .wrongType }
            #expect(faults.map(\.pointer) == [member.pointer], "\(value)")
        }
    }

    @Test(arguments: members)
    func everyNameThatIsListedIsAllowedAndEveryOtherIsRefused(member: ConfigurationMember) throws {
        guard case .name(let names, _) = member.kind else { return }
        for name in names {
            _ = try ReelConfiguration(json: document(member.name, #""\#(name)""#))
            let misspelt = name.uppercased()
            let faults = try faults(document(member.name, #""\#(misspelt)""#))
            #expect(faults.map(\.code) == [.unknownValue])
            #expect(faults.map(\.pointer) == [member.pointer])
            #expect(faults.map(\.suggestion) == [name])
        }
    }
}
