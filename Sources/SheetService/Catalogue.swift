import SheetConfiguration
import SheetEncoding
import SheetMotion
import SheetRaster

/// What there is to choose from, as JSON.
enum Catalogue {
    /// The presets with their meanings and their members.
    static var presets: JSONText {
        .object([
            "presets": .array(
                Preset.all.map { preset in
                    .object([
                        "name": .string(preset.name),
                        "meaning": .string(preset.meaning),
                        "configuration": .text(onOneLine(preset.json)),
                    ])
                }
            )
        ])
    }

    /// The transition styles with their durations, curves and what they move.
    static var transitions: JSONText {
        .object([
            "transitions": .array(
                TransitionStyle.allCases.map { style in
                    .object([
                        "name": .string(style.rawValue),
                        "entry": movement(of: style, .entry),
                        "exit": movement(of: style, .exit),
                    ])
                }
            )
        ])
    }

    /// The devices with their sizes, in portrait and in points.
    static var devices: JSONText {
        .object([
            "devices": .array(
                Device.all.map { device in
                    .inline(
                        .object([
                            "name": .string(device.name),
                            "width": .number(device.size.width),
                            "height": .number(device.size.height),
                            "scale": .number(device.scale),
                            "safeArea": .object([
                                "portrait": insets(device.portraitSafeArea),
                                "landscape": insets(device.landscapeSafeArea),
                            ]),
                        ])
                    )
                }
            )
        ])
    }

    private static func insets(_ insets: EdgeInsets) -> JSONText {
        .object([
            "top": .number(insets.top),
            "left": .number(insets.left),
            "bottom": .number(insets.bottom),
            "right": .number(insets.right),
        ])
    }

    /// The font files that pictures are drawn with, and a digest of them all.
    static func fonts(_ fonts: InstalledFonts) -> JSONText {
        .object([
            "digest": .string(fonts.name),
            "fonts": .array(fonts.fonts.files.map { .string($0.split(separator: "/").last.map(String.init) ?? $0) }),
        ])
    }

    private static func movement(of style: TransitionStyle, _ direction: Transition.Direction) -> JSONText {
        let json =
            #"{"sheet": {"transitionStyle": "\#(style.rawValue)"}, "output": {"phase": "\#(direction.rawValue)"}}"#
        guard let configuration = try? ReelConfiguration(json: json),
            let passage = Timeline(configuration).passages.first
        else { preconditionFailure("every style can be played") }
        let movement = passage.transition.movement
        let moved: [(String, Track?)] = [
            ("x", movement.x), ("y", movement.y), ("scale", movement.scale), ("scaleX", movement.scaleX),
            ("scaleY", movement.scaleY), ("rotation", movement.rotation),
            ("opacity", movement.opacity),
        ]
        return .inline(
            .object([
                "duration": .number(movement.duration),
                "css": .string(movement.curve.css),
                "moves": .array(moved.filter { $0.1 != nil }.map { .string($0.0) }),
            ])
        )
    }

    /// The presets' texts have no spaces inside their strings that matter.
    private static func onOneLine(_ json: String) -> String {
        json.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
}
