import SheetConfiguration
import SheetMotion
import Testing

/// Screen 320 × 480, sheet 284 × 284 at (18, 86): the geometry of the original's own screenshots.
let goldenLayout = RestingLayout(
    container: Size(width: 320, height: 480),
    frame: Rectangle(x: 18, y: 86, width: 284, height: 284)
)

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
    func everyQuarterOfATransitionIsTheOriginals(row: GoldenRow) {
        let transition = Transition(row.style, row.direction, layout: goldenLayout, exitAngle: 1)
        for (quarter, expected) in row.expected.enumerated() {
            let value = row.value(transition.pose(at: transition.movement.duration * Double(quarter) / 4))
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
    func sheetAndDimmingShareOneClock(milliseconds: Double, dim: Double, bounce: Double, drop: Double) {
        let seconds = milliseconds / 1_000
        let bouncing = Transition(.bounce, .entry, layout: goldenLayout, exitAngle: 0).pose(at: seconds)
        let dropping = Transition(.dropDown, .entry, layout: goldenLayout, exitAngle: 0).pose(at: seconds)
        #expect(abs(bouncing.dim - dim) <= 0.000_05)
        #expect(bouncing.dim == dropping.dim)
        #expect(abs(bouncing.sheet.scale - bounce) <= 0.000_05)
        #expect(abs(dropping.sheet.frame.center.y - drop) <= 0.005)
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
