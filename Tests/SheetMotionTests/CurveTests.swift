import SheetMotion
import Testing

@Suite struct CurveTests {
    /// Name, control points, and values at .1 .25 .5 .75 .9.
    static let named: [(String, [Double], [Double])] = [
        ("ease", [0.25, 0.1, 0.25, 1], [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
        ("easeIn", [0.42, 0, 1, 1], [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
        ("easeOut", [0, 0, 0.58, 1], [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
        ("easeInOut", [0.42, 0, 0.58, 1], [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
        ("web iOS sheet", [0.32, 0.72, 0, 1], [0.269821, 0.779131, 0.954809, 0.992349, 0.998969]),
        ("fast out, slow in", [0.4, 0, 0.2, 1], [0.025863, 0.236587, 0.775561, 0.959368, 0.994354]),
        ("decelerate", [0, 0, 0.2, 1], [0.303848, 0.577573, 0.839245, 0.964216, 0.994601]),
    ]

    @Test(arguments: named)
    func namedCurveGoesThroughItsPoints(name: String, points: [Double], expected: [Double]) throws {
        let curve = try bezier(points)
        for (position, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            #expect(abs(curve.value(at: position) - value) < 1e-6, "\(name) at \(position)")
        }
    }

    /// Control points and values at .05, .1, …
    static let oracles: [([Double], [Double])] = [
        (
            [0.25, 0, 0.75, 1],
            [0.01136, 0.03978, 0.07978, 0.12803, 0.18235, 0.24115, 0.30323, 0.36761, 0.43345, 0.5]
        ),
        (
            [0.5, -1, 0.5, 2],
            [-0.08954, -0.15613, -0.19641, -0.20651, -0.18232, -0.11992, -0.01672, 0.12660, 0.30349]
        ),
    ]

    @Test(arguments: oracles)
    func oracleIsMetAndItsOtherHalfMirrorsIt(points: [Double], expected: [Double]) throws {
        let curve = try bezier(points)
        for (index, value) in expected.enumerated() {
            let position = Double(index + 1) / 20
            #expect(abs(curve.value(at: position) - value) < 1.5e-4, "at \(position)")
            #expect(abs(curve.value(at: 1 - position) - (1 - value)) < 1.5e-4, "at \(1 - position)")
        }
    }

    @Test(arguments: [([0.5, 1, 0.5, 1], 0.875), ([0.5, 2, 0.5, 2], 1.625), ([0.5, -1, 0.5, -1], -0.625)])
    func middleOfASymmetricCurveIsExact(points: [Double], expected: Double) throws {
        #expect(abs(try bezier(points).value(at: 0.5) - expected) < 1e-9)
    }

    @Test(
        arguments: [
            ([0.5, 1, 0.5, 1], -2, 1), ([0, 1, 1, 0], 0, 1), ([0.1, 0.2, 0.8, 0.8], -2, 2), ([0, 0, 0.5, 1], -2, 1),
            ([1, 0.5, 1, 1], -0.5, 1),
        ] as [([Double], Double, Double)]
    )
    func outsideItsRangeACurveFollowsItsEndTangents(points: [Double], before: Double, after: Double) throws {
        let curve = try bezier(points)
        #expect(abs(curve.value(at: -1) - before) < 1e-12)
        #expect(abs(curve.value(at: 2) - after) < 1e-12)
    }

    @Test(arguments: [[-0.1, 0, 1, 1], [0, 0, 1.1, 1], [.nan, 0, 1, 1], [0, .infinity, 1, 1]])
    func curveThatIsNoFunctionIsRefused(points: [Double]) {
        #expect(CubicBezier(points[0], points[1], points[2], points[3]) == nil)
    }

    @Test func steepestCurvesStillSolve() throws {
        for x1 in stride(from: 0.0, through: 1, by: 0.25) {
            for x2 in stride(from: 0.0, through: 1, by: 0.25) {
                let identity = try bezier([x1, x1, x2, x2])
                for position in stride(from: 0.0, through: 1, by: 0.01) {
                    #expect(abs(identity.value(at: position) - position) < 1e-6, "\(x1) \(x2) at \(position)")
                }
            }
        }
    }

    private func bezier(_ points: [Double]) throws -> CubicBezier {
        try #require(CubicBezier(points[0], points[1], points[2], points[3]))
    }
}

@Suite struct TrackTests {
    private let track = Track(2, (0.5, 4, .linear), (1, 0, .easeIn))

    @Test func keyframesAreReachedExactly() {
        #expect([0, 0.5, 1].map(track.value(at:)) == [2, 4, 0])
    }

    @Test func endsHoldOutsideTheKeyTimes() {
        #expect(track.value(at: -1) == 2)
        #expect(track.value(at: 7) == 0)
    }

    @Test func eachSegmentHasACurveOfItsOwn() {
        #expect(track.value(at: 0.25) == 3)
        #expect(abs(track.value(at: 0.75) - 4 * (1 - 0.315357)) < 1e-5)
    }
}
