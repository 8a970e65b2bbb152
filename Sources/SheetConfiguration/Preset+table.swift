extension Preset {
    /// Every preset: the original library's looks, the system's, and those of its peers by their own sources' numbers.
    package static let all: [Preset] =
        [
            Preset("form-sheet", "MZFormSheetController as its documents describe it.", "{}"),
            Preset(
                "form-sheet-shipped",
                "MZFormSheetController as its code has it: the two top insets the other way round.",
                #"{"sheet": {"portraitTopInset": 66, "landscapeTopInset": 6}}"#
            ),
            Preset(
                "form-sheet-2013",
                "The first releases' bounce: 0.5 s, with a peak of 1.2.",
                """
                {"sheet": {"transitionStyle": "bounce", "transition": {"entry": {"duration": 0.5, "tracks": {
                  "scale": {"values": [0.01, 1.2, 0.9, 1], "keyTimes": [0, 0.4, 0.6, 1],
                            "curves": ["linear", "linear", "easeOut"]}}}}}}
                """
            ),
            Preset(
                "compose",
                "The documented compose example: from the bottom, as wide as the screen lets it be.",
                """
                {"sheet": {"presentedFormSheetSize": {"width": 320, "height": 200}, "portraitTopInset": 6,
                           "landscapeTopInset": 6, "cornerRadius": 8, "transitionStyle": "slideFromBottom",
                           "template": "compose",
                           "shouldDismissOnBackgroundViewTap": true, "autoresizing": ["flexibleWidth"]}}
                """
            ),
            Preset(
                "settings",
                "A box in the middle that drops in and out.",
                """
                {"sheet": {"presentedFormSheetSize": {"width": 300, "height": 308}, "shouldCenterVertically": true,
                           "cornerRadius": 12, "transitionStyle": "dropDown", "template": "settings"}}
                """
            ),
            Preset(
                "alert",
                "A small box that shrinks into its place while it fades in.",
                """
                {"sheet": {"presentedFormSheetSize": {"width": 270, "height": 140}, "shouldCenterVertically": true,
                           "cornerRadius": 14, "shadowOpacity": 0, "template": "alert", "dimming": {"opacity": 0.2}, "transitionStyle": "custom",
                           "transition": {
                             "entry": {"duration": 0.25, "tracks": {"scale": [1.2, 1], "opacity": [0, 1]}},
                             "exit": {"duration": 0.25, "tracks": {"opacity": [1, 0]}}}}}
                """
            ),
            Preset(
                "semi-modal",
                "SemiModalAnimatedTransition: the whole screen, 0.6 s in and 0.3 s out, the tint behind goes grey.",
                #"{"sheet": {"presentationStyle": "semiModal"}}"#
            ),
            Preset(
                "sheet-medium",
                "The system's sheet at about half the screen.",
                """
                {"sheet": {"presentationStyle": "sheet", "detents": ["medium", "large"],
                           "selectedDetentIdentifier": "medium", "prefersGrabberVisible": true}}
                """
            ),
            Preset(
                "sheet-large",
                "The system's sheet at its full height.",
                """
                {"sheet": {"presentationStyle": "sheet", "detents": ["medium", "large"],
                           "selectedDetentIdentifier": "large", "prefersGrabberVisible": true}}
                """
            ),
            Preset(
                "sheet-ios26",
                "The system's sheet of iOS 26, which floats below its full height.",
                """
                {"sheet": {"presentationStyle": "sheet", "metrics": "ios26", "detents": ["medium", "large"],
                           "selectedDetentIdentifier": "medium", "prefersGrabberVisible": true}}
                """
            ),
            Preset(
                "page-sheet",
                "The system's card, with the screen behind pushed back.",
                #"{"sheet": {"presentationStyle": "pageSheet"}}"#
            ),
        ] + peers

    /// Other libraries' sheets: corner, dimming, presenter, grabber and timing are theirs; the height is half the room
    /// where they leave it to the caller.
    private static let peers: [Preset] = [
        peer("pan-modal", "PanModal", corner: 8, dim: 0.7, "\"spring\": {\"dampingRatio\": 0.8, \"duration\": 0.5}"),
        peer(
            "fitted-sheets",
            "FittedSheets",
            corner: 12,
            dim: 0.25,
            presenter: "\"presenterScale\": 0.92",
            "\"spring\": {\"dampingRatio\": 0.7, \"duration\": 0.4}"
        ),
        Preset(
            "floating-panel",
            "FloatingPanel: no dimming, a small shadow.",
            """
            {"sheet": {"presentationStyle": "sheet", "detents": [{"identifier": "half", "fraction": 0.5}],
                       "shadowOpacity": 0.2, "shadowRadius": 3, "dimming": {"opacity": 0}, "presenterScale": 1,
                       "prefersGrabberVisible": true, "transition": {
                         "entry": {"spring": {"response": 0.25, "dampingFraction": 0.7998}},
                         "exit": {"spring": {"response": 0.25, "dampingFraction": 0.7998}}}}}
            """
        ),
        peer(
            "stork",
            "SPStork",
            corner: 10,
            dim: 0.51,
            presenter: "\"presenterInset\": 13",
            "\"spring\": {\"dampingRatio\": 1, \"duration\": 0.6}",
            height: "\"fraction\": 1"
        ),
        peer(
            "deck",
            "Deck",
            corner: 8,
            dim: 0,
            presenter: "\"presenterScale\": 0.92, \"presenterOpacity\": 0.8",
            "\"duration\": 0.3, \"curve\": \"easeOut\"",
            height: "\"fraction\": 1"
        ),
        Preset(
            "kn-semi-modal",
            "KNSemiModal: the screen behind tilts by 15° and steps back, half seen.",
            """
            {"sheet": {"presentationStyle": "sheet", "detents": [{"identifier": "half", "fraction": 0.5}],
                       "cornerRadius": 0, "dimming": {"opacity": 0}, "presenterScale": 0.8, "presenterOpacity": 0.5,
                       "transition": {
                         "entry": {"duration": 0.5, "curve": "easeOut",
                                   "tracks": {"presenterScale": [1, 0.95, 0.8],
                                              "presenterTilt": [0, 0.2617993877991494, 0]}},
                         "exit": {"duration": 0.5, "curve": "easeOut",
                                  "tracks": {"presenterScale": [0.8, 0.95, 1],
                                             "presenterTilt": [0, 0.2617993877991494, 0]}}}}}
            """
        ),
        peer(
            "material",
            "Material's bottom sheet",
            corner: 28,
            dim: 0.32,
            grabber: "{\"width\": 32, \"height\": 4}",
            "\"duration\": 0.3, \"curve\": [0.4, 0, 0.2, 1]"
        ),
        peer(
            "flutter-cupertino",
            "Flutter's Cupertino sheet",
            corner: 12,
            dim: 0.2,
            presenter: "\"presenterScale\": 0.9165",
            "\"duration\": 0.5, \"curve\": [0.4, 0, 0.2, 1]",
            height: "\"screenFraction\": 0.92"
        ),
        peer(
            "ionic",
            "Ionic's card",
            corner: 10,
            dim: 0.2,
            presenter: "\"presenterScale\": 0.915",
            "\"duration\": 0.5, \"curve\": [0.32, 0.72, 0, 1]",
            height: "\"fraction\": 1"
        ),
        peer(
            "vaul",
            "vaul's drawer",
            corner: 8,
            dim: 0.4,
            presenter: "\"presenterInset\": 13",
            "\"duration\": 0.5, \"curve\": [0.32, 0.72, 0, 1]"
        ),
        peer(
            "gorhom",
            "gorhom's bottom sheet",
            corner: 15,
            dim: 0.5,
            grabber: "{\"fraction\": 0.075, \"height\": 4}",
            "\"spring\": {\"mass\": 3, \"stiffness\": 1000, \"damping\": 500}"
        ),
    ]

    /// A bottom sheet that comes and goes with the same `timing`.
    private static func peer(
        _ name: String,
        _ library: String,
        corner: Double,
        dim: Double,
        presenter: String = "\"presenterScale\": 1",
        grabber: String = "{}",
        _ timing: String,
        height: String = "\"fraction\": 0.5"
    ) -> Preset {
        Preset(
            name,
            "\(library), by its own numbers.",
            """
            {"sheet": {"presentationStyle": "sheet", "detents": [{"identifier": "only", \(height)}],
                       "cornerRadius": \(corner), "dimming": {"opacity": \(dim)}, \(presenter),
                       "prefersGrabberVisible": true, "grabber": \(grabber),
                       "transition": {"entry": {\(timing)}, "exit": {\(timing)}}}}
            """
        )
    }
}
