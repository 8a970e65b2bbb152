import Foundation
import HTTPServer
import SheetConfiguration
import Testing

/// The golden tables of the original, asked for as anyone would.
@Suite struct TimelineGoldenTests {
    /// One row: configuration members, duration, quantity, values at its quarters, and half a unit of the last digit.
    struct Row: Sendable, CustomTestStringConvertible {
        let style: String
        let phase: String
        let duration: Double
        let quantity: String
        let expected: [Double]
        let tolerance: Double

        init(
            _ style: String,
            _ phase: String,
            _ duration: Double,
            _ quantity: String,
            _ expected: [Double],
            _ tolerance: Double = 0.000_5
        ) {
            self.style = style
            self.phase = phase
            self.duration = duration
            self.quantity = quantity
            self.expected = expected
            self.tolerance = tolerance
        }

        var testDescription: String { "\(style) \(phase) \(quantity)" }

        func value(_ frame: TimelineAnswer.Frame) -> Double {
            let sheet = frame.sheets[0]
            return switch quantity {
            case "x": sheet.frame.x
            case "y": sheet.frame.y
            case "cx": sheet.frame.x + sheet.frame.width / 2
            case "cy": sheet.frame.y + sheet.frame.height / 2
            case "angle": sheet.rotation
            case "alpha": sheet.opacity
            case "scale": sheet.scale
            default: frame.dim
            }
        }
    }

    static let fullScreen = [
        Row("slideFromTop", "entry", 0.3, "y", [-284, -236.210, -99, 38.210, 86]),
        Row("slideFromTop", "exit", 0.3, "y", [86, 12.894, -197, -406.894, -480]),
        Row("slideFromBottom", "entry", 0.3, "y", [480, 429.110, 283, 136.890, 86]),
        Row("slideFromBottom", "exit", 0.3, "y", [86, 122.825, 210.251, 331.014, 480]),
        Row("slideFromLeft", "entry", 0.3, "x", [-320, -276.343, -151, -25.657, 18]),
        Row("slideFromRight", "entry", 0.3, "x", [320, 280.993, 169, 57.007, 18]),
        Row("slideAndBounceFromLeft", "entry", 0.4, "cx", [-160, 72.779, 180, 150, 160]),
        Row("slideAndBounceFromRight", "entry", 0.4, "cx", [480, 247.221, 140, 170, 160]),
        Row("dropDown", "entry", 0.4, "cy", [-252, 90.322, 248, 218, 228]),
        Row("dropDown", "exit", 0.3, "cy", [228, 272.863, 379.371, 526.494, 708]),
        Row("dropDown", "exit", 0.3, "angle", [0, 0.093465, 0.315357, 0.621862, 1], 0.000_000_5),
        Row("fade", "entry", 0.3, "alpha", [0, 0.129162, 0.5, 0.870838, 1], 0.000_000_5),
        Row("bounce", "entry", 0.4, "scale", [0.01, 0.555, 1.1, 0.9, 1], 0.000_05),
        Row("bounce", "exit", 0.3, "scale", [1, 1.1414, 0.8902, 0.2844, 0.01], 0.000_05),
        Row("fade", "entry", 0.3, "dim", [0, 0.0646, 0.25, 0.4354, 0.5], 0.000_05),
    ]

    static let legacy = [
        Row("slideFromTop", "entry", 0.3, "y", [-264, -218.79, -89, 40.79, 86], 0.005),
        Row("slideFromTop", "exit", 0.3, "y", [86, 18.06, -177, -372.06, -440], 0.005),
        Row("slideFromBottom", "entry", 0.3, "y", [480, 429.11, 283, 136.89, 86], 0.005),
        Row("slideFromBottom", "exit", 0.3, "y", [86, 122.83, 210.25, 331.01, 480], 0.005),
        Row("dropDown", "entry", 0.4, "cy", [-232, 96.63, 248, 218, 228], 0.005),
        Row("dropDown", "exit", 0.3, "cy", [228, 270.99, 373.06, 514.06, 688], 0.005),
    ]

    @Test(arguments: fullScreen)
    func tableOfTheFullScreenProfileHolds(row: Row) async throws {
        try await check(row, profile: "fullScreen")
    }

    @Test(arguments: legacy)
    func tableOfTheLegacyProfileHolds(row: Row) async throws {
        try await check(row, profile: "legacy")
    }

    private func check(_ row: Row, profile: String) async throws {
        let times = (0...4).map { row.duration * Double($0) / 4 }
        let answer = try await TimelineAnswer.post(
            """
            {"screen": {"width": 320, "height": 480},
             "sheet": {"transitionStyle": "\(row.style)", "portraitTopInset": 66, "exitAngle": 1,
                       "containerProfile": "\(profile)"},
             "output": {"phase": "\(row.phase)", "times": \(times)}}
            """
        )
        #expect(zip(answer.frames.map(\.time), times).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(answer.frames.count == 5)
        for (frame, expected) in zip(answer.frames, row.expected) {
            #expect(abs(row.value(frame) - expected) <= row.tolerance, "at \(frame.time)")
        }
    }

    /// Milliseconds, dimming, and the three bounces of the original on one clock.
    static let clock: [[Double]] = [
        [0, 0, 0.01, 0.01, -252], [50, 0.0281, 0.3075, 0.1508, -62.93], [100, 0.1159, 0.605, 0.555, 90.32],
        [150, 0.25, 0.9025, 0.9592, 201.27], [200, 0.3841, 1.2, 1.1, 248], [250, 0.4719, 1.05, 1.0, 233],
        [300, 0.5, 0.9, 0.9, 218], [350, 0.5, 0.9378, 0.95, 224.85], [400, 0.5, 0.9685, 1, 228], [500, 0.5, 1, 1, 228],
    ]

    @Test func dimmingAndBouncesShareOneClock() async throws {
        let times = Self.clock.map { $0[0] / 1_000 }
        func frames(_ members: String) async throws -> [TimelineAnswer.Frame] {
            try await TimelineAnswer.post(
                """
                {\(members), "screen": {"width": 320, "height": 480},
                 "output": {"phase": "entry", "times": \(times)}}
                """
            ).frames
        }
        let first = try await frames(#""preset": "form-sheet-2013", "sheet": {"portraitTopInset": 66}"#)
        let bounce = try await frames(#""sheet": {"transitionStyle": "bounce", "portraitTopInset": 66}"#)
        let drop = try await frames(#""sheet": {"transitionStyle": "dropDown", "portraitTopInset": 66}"#)
        for (index, row) in Self.clock.enumerated() {
            #expect(abs(bounce[index].dim - row[1]) <= 0.000_05)
            #expect(abs(first[index].sheets[0].scale - row[2]) <= 0.000_05)
            #expect(abs(bounce[index].sheets[0].scale - row[3]) <= 0.000_05)
            #expect(abs(drop[index].sheets[0].frame.y + 142 - row[4]) <= 0.005)
        }
    }

    @Test func namedCurvesHoldTheirOracles() async throws {
        let oracles: [(String, [Double])] = [
            (#""ease""#, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
            (#""easeIn""#, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
            (#""easeOut""#, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
            (#""easeInOut""#, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
            ("[0.32, 0.72, 0, 1]", [0.269821, 0.779131, 0.954809, 0.992349, 0.998969]),
            (#""fastOutSlowIn""#, [0.025863, 0.236587, 0.775561, 0.959368, 0.994354]),
            (#""decelerate""#, [0.303848, 0.577573, 0.839245, 0.964216, 0.994601]),
            (#"{"steps": 4, "position": "start"}"#, [0.25, 0.5, 0.75, 1, 1]),
            (#"{"linear": [0, [1, 0.5], [0.5, 0.6], 1]}"#, [0.2, 0.5, 1, 0.6875, 0.875]),
        ]
        for (curve, expected) in oracles {
            let values = try await eased(#""duration": 1, "curve": \#(curve)"#, at: [0.1, 0.25, 0.5, 0.75, 0.9])
            for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 1e-6, "\(curve)") }
        }
    }

    @Test func systemSpringHoldsItsOracles() async throws {
        let spring = #""spring": {"stiffness": 333.3333, "damping": 36.5148}"#
        let values = try await eased(spring, at: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5])
        let expected = [0.23223, 0.54478, 0.75826, 0.87928, 0.94204, 0.97292, 0.99441, 0.99890]
        for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 1e-5) }
    }

    @Test(arguments: [
        (
            "[0.25, 0, 0.75, 1]",
            [0.01136, 0.03978, 0.07978, 0.12803, 0.18235, 0.24115, 0.30323, 0.36761, 0.43345, 0.5]
        ),
        (
            "[0.5, -1, 0.5, 2]",
            [-0.08954, -0.15613, -0.19641, -0.20651, -0.18232, -0.11992, -0.01672, 0.12660, 0.30349, 0.5]
        ),
    ])
    func symmetricCurvesHoldTheirOracles(curve: String, expected: [Double]) async throws {
        let times = expected.indices.map { Double($0 + 1) / 20 }
        let entry = #""duration": 1, "curve": \#(curve)"#
        let values = try await eased(entry, at: times + times.map { 1 - $0 })
        for (value, expected) in zip(values, expected + expected.map { 1 - $0 }) {
            #expect(abs(value - expected) < 1.5e-4)
        }
    }

    @Test(arguments: [("[0.5, 1, 0.5, 1]", 0.875), ("[0.5, 2, 0.5, 2]", 1.625), ("[0.5, -1, 0.5, -1]", -0.625)])
    func middlesAreExact(curve: String, expected: Double) async throws {
        let values = try await eased(#""duration": 1, "curve": \#(curve)"#, at: [0.5])
        #expect(abs(values[0] - expected) <= 1e-9)
    }

    /// The spring's members, and how long an animation with it takes.
    @Test(arguments: [
        (#""stiffness": 100, "damping": 10"#, 1.472_700_334_678_092_7),
        (#""stiffness": 300, "damping": 20"#, 0.744_255_527_572_170_7),
        (#""mass": 2, "stiffness": 100, "damping": 5"#, 5.658_348_137_358_159),
        (#""stiffness": 100, "damping": 10, "initialVelocity": 5"#, 1.381_551_055_796_427_5),
        (#""stiffness": 100, "damping": 10, "initialVelocity": -5"#, 1.535_081_406_314_579_7),
        (#""stiffness": 100, "damping": 20"#, 1), (#""stiffness": 25, "damping": 10"#, 1.9),
        (#""stiffness": 1, "damping": 2"#, 9.3), (#""stiffness": 100, "damping": 1"#, 13.913_210_154_046_25),
        (#""duration": 0.5, "bounce": 0"#, 0.8), (#""duration": 1, "bounce": 0"#, 1.5),
        (#""duration": 0.25, "bounce": 0"#, 0.4), (#""mass": 3, "stiffness": 1000, "damping": 500"#, 0.6),
    ])
    func springsSettleWhenCoreAnimationSays(members: String, expected: Double) async throws {
        let answer = try await TimelineAnswer.post(
            #"{"sheet": {"transition": {"entry": {"spring": {\#(members)}}}}, "output": {"phase": "entry", "times": [0]}}"#
        )
        #expect(abs(answer.transitions[0].duration - expected) <= 1e-9)
    }

    @Test(arguments: [
        (#""damping": 10"#, 10.440547), (#""damping": 20"#, 9.020401), (#""damping": 30"#, 9.020401),
        (#""damping": 10, "initialVelocity": 5"#, 29.307807), (#""damping": 10, "initialVelocity": -5"#, -8.426713),
    ])
    func springsStandWhereCoreAnimationHasThem(members: String, expected: Double) async throws {
        let values = try await eased(#""spring": {"stiffness": 100, \#(members)}"#, at: [0.05])
        #expect(abs(values[0] * 100 - expected) < 1e-4)
    }

    /// What an easing makes of the way from 0 to 1, also beyond the two.
    private func eased(_ entry: String, at times: [Double]) async throws -> [Double] {
        try await TimelineAnswer.post(
            """
            {"sheet": {"transitionStyle": "custom", "transition": {"entry": {\(entry), "tracks": {"rotation": [0, 1]}}}},
             "output": {"phase": "entry", "times": \(times)}}
            """
        ).frames.map { $0.sheets[0].rotation }
    }
}
