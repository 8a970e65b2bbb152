import SheetConfiguration
import SheetMotion
import Testing

/// What one style's transition makes of one quantity at 0, ¼, ½, ¾ and all of its duration.
struct GoldenRow: CustomTestStringConvertible, Sendable {
    let style: TransitionStyle
    let direction: Transition.Direction
    let quantity: String
    let expected: [Double]
    let value: @Sendable (Pose) -> Double

    init(
        _ style: TransitionStyle,
        _ direction: Transition.Direction,
        _ quantity: String,
        _ expected: [Double],
        _ value: @escaping @Sendable (Pose) -> Double
    ) {
        self.style = style
        self.direction = direction
        self.quantity = quantity
        self.expected = expected
        self.value = value
    }

    var testDescription: String { "\(style) \(direction) \(quantity)" }

    static let table: [GoldenRow] = [
        GoldenRow(.slideFromTop, .entry, "y", [-284, -236.210, -99, 38.210, 86]) { $0.sheet.frame.minY },
        GoldenRow(.slideFromTop, .exit, "y", [86, 12.894, -197, -406.894, -480]) { $0.sheet.frame.minY },
        GoldenRow(.slideFromBottom, .entry, "y", [480, 429.110, 283, 136.890, 86]) { $0.sheet.frame.minY },
        GoldenRow(.slideFromBottom, .exit, "y", [86, 122.825, 210.251, 331.014, 480]) { $0.sheet.frame.minY },
        GoldenRow(.slideFromLeft, .entry, "x", [-320, -276.343, -151, -25.657, 18]) { $0.sheet.frame.minX },
        GoldenRow(.slideFromRight, .entry, "x", [320, 280.993, 169, 57.007, 18]) { $0.sheet.frame.minX },
        GoldenRow(.slideAndBounceFromLeft, .entry, "centre x", [-160, 72.779, 180, 150, 160]) {
            $0.sheet.frame.center.x
        },
        GoldenRow(.slideAndBounceFromRight, .entry, "centre x", [480, 247.221, 140, 170, 160]) {
            $0.sheet.frame.center.x
        },
        GoldenRow(.dropDown, .entry, "centre y", [-252, 90.322, 248, 218, 228]) { $0.sheet.frame.center.y },
        GoldenRow(.dropDown, .exit, "centre y", [228, 272.863, 379.371, 526.494, 708]) { $0.sheet.frame.center.y },
        GoldenRow(.dropDown, .exit, "angle / θ", [0, 0.093465, 0.315357, 0.621862, 1]) { $0.sheet.rotation },
        GoldenRow(.fade, .entry, "alpha", [0, 0.129162, 0.5, 0.870838, 1]) { $0.sheet.opacity },
        GoldenRow(.fade, .exit, "alpha", [1, 0.870838, 0.5, 0.129162, 0]) { $0.sheet.opacity },
        GoldenRow(.bounce, .entry, "scale", [0.01, 0.555, 1.1, 0.9, 1]) { $0.sheet.scale },
        GoldenRow(.bounce, .exit, "scale", [1, 1.1414, 0.8902, 0.2844, 0.01]) { $0.sheet.scale },
        // The dimming has a clock of its own; with fade it has the same length as the sheet's.
        GoldenRow(.fade, .entry, "dim", [0, 0.0646, 0.25, 0.4354, 0.5]) { $0.dim },
    ]
}

@Suite struct GoldenTableTests {
    @Test(arguments: GoldenRow.table)
    func everyQuarterOfATransitionIsTheOriginals(row: GoldenRow) throws {
        let played = try Played(row.style, row.direction, exitAngle: 1)
        for (quarter, expected) in row.expected.enumerated() {
            let value = row.value(played.pose(at: played.movement.duration * Double(quarter) / 4))
            #expect(abs(value - expected) <= row.tolerance, "at \(quarter)/4: \(value), not \(expected)")
        }
    }

    /// Milliseconds · dimming · bounce · drop-down, all on one clock.
    static let clock: [(Double, dim: Double, bounce: Double, drop: Double)] = [
        (0, 0, 0.01, -252),
        (50, 0.0281, 0.1508, -62.93),
        (100, 0.1159, 0.555, 90.32),
        (150, 0.25, 0.9592, 201.27),
        (200, 0.3841, 1.1, 248),
        (250, 0.4719, 1.0, 233),
        (300, 0.5, 0.9, 218),
        (350, 0.5, 0.95, 224.85),
        (400, 0.5, 1, 228),
        (500, 0.5, 1, 228),
    ]

    @Test(arguments: clock)
    func sheetAndDimmingShareOneClock(milliseconds: Double, dim: Double, bounce: Double, drop: Double) throws {
        let seconds = milliseconds / 1_000
        let bouncing = try Played(.bounce, .entry).pose(at: seconds)
        let dropping = try Played(.dropDown, .entry).pose(at: seconds)
        #expect(abs(bouncing.dim - dim) <= 0.000_05)
        #expect(bouncing.dim == dropping.dim)
        #expect(abs(bouncing.sheet.scale - bounce) <= 0.000_05)
        #expect(abs(dropping.sheet.frame.center.y - drop) <= 0.005)
    }
}

@Suite struct OlderGoldenTableTests {
    @Test func theFirstReleasesBounceIsAPreset() throws {
        let timeline = try timeline(#"{"preset": "form-sheet-2013"}"#)
        let scales = [0, 0.25, 0.5, 0.75, 1].map { timeline.pose(at: 0.5 * $0).sheet.scale }
        for (scale, expected) in zip(scales, [0.01, 0.75375, 1.05, 0.9541, 1]) {
            #expect(abs(scale - expected) <= 0.000_05)
        }
        let clock: [(Double, Double)] = [
            (0.05, 0.3075), (0.1, 0.605), (0.15, 0.9025), (0.2, 1.2), (0.25, 1.05), (0.3, 0.9), (0.35, 0.9378),
            (0.4, 0.9685), (0.5, 1),
        ]
        for (seconds, expected) in clock {
            #expect(abs(timeline.pose(at: seconds).sheet.scale - expected) <= 0.000_05, "at \(seconds)")
        }
    }

    /// Screen coordinates of the legacy profile, whose container lies below the status bar.
    static let legacy: [(TransitionStyle, Transition.Direction, isCentre: Bool, [Double])] = [
        (.slideFromTop, .entry, false, [-264, -218.79, -89, 40.79, 86]),
        (.slideFromTop, .exit, false, [86, 18.06, -177, -372.06, -440]),
        (.slideFromBottom, .entry, false, [480, 429.11, 283, 136.89, 86]),
        (.slideFromBottom, .exit, false, [86, 122.83, 210.25, 331.01, 480]),
        (.dropDown, .entry, true, [-232, 96.63, 248, 218, 228]),
        (.dropDown, .exit, true, [228, 270.99, 373.06, 514.06, 688]),
    ]

    @Test(arguments: legacy)
    func legacyProfileMeasuresFromBelowTheStatusBar(
        style: TransitionStyle,
        direction: Transition.Direction,
        isCentre: Bool,
        expected: [Double]
    ) throws {
        let played = try Played(style, direction, sheet: #""containerProfile": "legacy""#)
        for (quarter, expected) in expected.enumerated() {
            let frame = played.pose(at: played.movement.duration * Double(quarter) / 4).sheet.frame
            #expect(abs((isCentre ? frame.center.y : frame.minY) - expected) <= 0.005, "at \(quarter)/4")
        }
    }
}

extension GoldenRow {
    /// Half a unit of the last digit that the table gives.
    fileprivate var tolerance: Double {
        switch quantity {
        case "alpha", "angle / θ": 0.000_000_5
        case "scale", "dim": 0.000_05
        default: 0.000_5
        }
    }
}
