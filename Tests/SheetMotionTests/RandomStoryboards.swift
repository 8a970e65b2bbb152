import SheetConfiguration

/// Storyboards that nobody would write, the same ones for the same seed.
struct RandomStoryboards {
    enum Kind {
        case any
        /// In which nothing is asked to jump.
        case smooth
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014): a failure happens again with its seed.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    private static let smoothSheets = [
        "{}", #"{"transitionStyle": "bounce", "exitTransitionStyle": "dropDown"}"#,
        #"{"presentationStyle": "sheet", "detents": ["medium", "large", {"height": 120}]}"#,
        #"{"presentationStyle": "sheet", "metrics": "ios26", "detents": ["large", {"identifier": "low", "fraction": 0.3}]}"#,
        #"{"presentationStyle": "sheet", "detents": ["medium", "large"], "largestUndimmedDetentIdentifier": "medium"}"#,
        #"{"presentationStyle": "sheet", "detents": [{"screenFraction": 0.4}, "large"], "presenterInset": 13}"#,
        #"{"presentationStyle": "pageSheet", "presenterOpacity": 0.6}"#, #"{"presentationStyle": "semiModal"}"#,
        #"{"transition": {"entry": {"spring": {"dampingRatio": 0.6, "duration": 0.7}}, "exit": {"curve": "ease"}}}"#,
        #"{"autoresizing": ["flexibleWidth"], "movementWhenKeyboardAppears": "aboveKeyboard", "transitionStyle": "fade"}"#,
    ]

    /// Sheets that something moves at once.
    private static let jumpingSheets = [
        #"{"transitionStyle": "none", "shouldDismissOnBackgroundViewTap": true}"#,
        #"{"transition": {"exit": {"curve": {"steps": 3}}}}"#,
        #"{"transitionStyle": "custom", "transition": {"entry": {"tracks": {"offsetX": [-50, 30, 20], "scale": [3, 2]}}}}"#,
        #"{"transition": {"entry": {"tracks": {"presenterTilt": [0.3, 0.1], "scaleX": [0.2, 2], "scaleY": [0, 1]}}}}"#,
    ]

    private static let steps = [
        #""action": "present""#, #""action": "present""#, #""action": "present""#, #""action": "dismiss""#,
        #""action": "dismiss""#, #""action": "dismiss", "animated": false"#, #""action": "present", "sheet": 0"#,
        #""action": "tapBackground", "point": {"x": 2, "y": 2}"#, #""action": "presentModal""#,
        #""action": "dismissModal""#, #""action": "selectDetent", "detent": "large""#, #""action": "showKeyboard""#,
        #""action": "hideKeyboard""#, #""action": "rotate""#, #""action": "drag", "distance": 150"#,
        #""action": "drag", "distance": -80, "velocity": -3000"#, #""action": "wait", "duration": 0.2"#,
    ]

    private var dice: Dice

    init(seed: Int) {
        dice = Dice(state: UInt64(seed))
    }

    mutating func next(_ kind: Kind) throws -> ReelConfiguration {
        let possibleSheets = kind == .smooth ? Self.smoothSheets : Self.smoothSheets + Self.jumpingSheets
        let possibleSteps = Self.steps.filter { kind == .any || !$0.contains("animated") }
        let sheets = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
            possibleSheets.randomElement(using: &dice) ?? "{}"
        }
        let steps = (0..<Int.random(in: 1...9, using: &dice)).map { _ in
            let step = possibleSteps.randomElement(using: &dice) ?? ""
            let delay = Bool.random(using: &dice) ? "" : #", "delay": \#(Double.random(in: 0...0.5, using: &dice))"#
            let at =
                Int.random(in: 0..<5, using: &dice) == 0
                ? #", "at": \#(Double.random(in: 0...4, using: &dice))"# : delay
            return "{\(step)\(at)}"
        }
        let devices = ["iphone-8", "iphone-14", "ipad-air"]
        return try ReelConfiguration(
            json: """
                {"screen": {"device": "\(devices.randomElement(using: &dice) ?? "")"},
                 "sheets": [\(sheets.joined(separator: ", "))], "storyboard": [\(steps.joined(separator: ", "))]}
                """
        )
    }
}
