import CMath
import SheetConfiguration
import SheetMotion
import Testing

@Suite struct SpringTests {
    /// Mass, stiffness, damping, velocity, and Core Animation's settling duration.
    static let settling: [([Double], Double)] = [
        ([1, 100, 10, 0], 1.472_700_334_678_092_7),
        ([1, 300, 20, 0], 0.744_255_527_572_170_7),
        ([2, 100, 5, 0], 5.658_348_137_358_159),
        ([1, 100, 10, 5], 1.381_551_055_796_427_5),
        ([1, 100, 10, -5], 1.535_081_406_314_579_7),
        ([1, 100, 20, 0], 0.999_999_999_999_999_9),
        ([1, 25, 10, 0], 1.900_000_000_000_000_6),
        ([1, 1, 2, 0], 9.299_999_999_999_983),
        ([1, 100, 1, 0], 13.913_210_154_046_25),
    ]

    @Test(arguments: settling)
    func springSettlesWhenCoreAnimationSays(constants: [Double], expected: Double) {
        let spring = Spring(
            mass: constants[0],
            stiffness: constants[1],
            damping: constants[2],
            initialVelocity: constants[3]
        )
        #expect(abs(spring.duration - expected) < 1e-13)
    }

    /// Damping, velocity, and the position at .05 s in hundredths; stiffness 100.
    @Test(arguments: [
        (10, 0, 10.440547), (20, 0, 9.020401), (30, 0, 9.020401), (10, 5, 29.307807), (10, -5, -8.426713),
    ])
    func springStandsWhereCoreAnimationHasIt(damping: Double, velocity: Double, expected: Double) {
        let spring = Spring(stiffness: 100, damping: damping, initialVelocity: velocity)
        #expect(abs(spring.position(at: 0.05) * 100 - expected) < 1e-4)
    }

    @Test func systemSheetGoesThroughItsPoints() {
        let spring = Spring.systemSheet
        #expect(abs(spring.duration - 0.6) < 1e-12)
        let points: [(Double, Double)] = [
            (0.05, 0.23223), (0.1, 0.54478), (0.15, 0.75826), (0.2, 0.87928), (0.25, 0.94204), (0.3, 0.97292),
            (0.4, 0.99441), (0.5, 0.99890),
        ]
        for (seconds, expected) in points {
            #expect(abs(spring.position(at: seconds) - expected) < 1e-5)
        }
    }

    @Test func flickedSheetSwings() {
        let system = Spring.systemSheet
        let spring = Spring(stiffness: system.stiffness, damping: 0.8 * system.damping)
        let points = [0, 0.25421, 0.61863, 0.85939, 0.97285, 1.0103, 1.01478, 1.00976, 1.0046, 1.00152, 1.00018]
        for (index, expected) in points.enumerated() {
            #expect(abs(spring.position(at: Double(index) / 20) - expected) < 1e-5)
        }
    }

    @Test func constantsWrittenToAFewDigitsAreCritical() {
        #expect(abs(Spring(stiffness: 333.3333, damping: 36.5148).duration - 0.6) < 1e-12)
    }

    /// Duration and bounce, and stiffness, damping and settling.
    @Test(arguments: [
        ([0.5, 0], [157.9137, 25.1327, 0.8]), ([1, 0], [39.4784, 12.5664, 1.5]),
        ([0.25, 0], [631.6547, 50.2655, 0.4]),
        ([0.5, 0.3], [157.9137, 17.5929, 0.86296]), ([0.35, 0.15], [322.2728, 30.5183, 0.51566]),
    ])
    func durationAndBounceAreConstants(asked: [Double], expected: [Double]) {
        let spring = Spring(SpringConfiguration(.perceptual(duration: asked[0], bounce: asked[1])))
        #expect(abs(spring.stiffness - expected[0]) < 1e-4)
        #expect(abs(spring.damping - expected[1]) < 1e-4)
        #expect(abs(spring.duration - expected[2]) < 1e-5)
    }

    @Test func negativeBounceDampsMore() {
        let spring = Spring(SpringConfiguration(.perceptual(duration: 0.5, bounce: -0.3)))
        #expect(abs(spring.damping - 35.9039) < 1e-4)
    }

    @Test func responseAndFractionAreConstants() {
        let spring = Spring(SpringConfiguration(.response(0.344144, dampingFraction: 1)))
        #expect(abs(spring.stiffness - 1_000.0 / 3) < 1e-2)
        #expect(abs(spring.duration - 0.6) < 1e-12)
    }

    /// A second opinion on the closed form: the equation of motion, integrated in tiny steps.
    @Test(arguments: [(10, 0, false), (20, 3, false), (30, 0, true), (5, -8, false), (45, 6, true)])
    func closedFormObeysTheEquationOfMotion(damping: Double, velocity: Double, allowsOverdamping: Bool) {
        let spring = Spring(
            stiffness: 100,
            damping: damping,
            initialVelocity: velocity,
            allowsOverdamping: allowsOverdamping
        )
        var (position, speed) = (0.0, velocity)
        let step = 1e-4
        for index in 1...10_000 {
            speed += (100 * (1 - position) - damping * speed) * step
            position += speed * step
            if index.isMultiple(of: 1_000) {
                #expect(abs(spring.position(at: Double(index) * step) - position) < 5e-3)
            }
        }
    }

    @Test(arguments: [0.01, 0.3, 0.5, 0.825, 0.999, 1, 4.56], [0.0, 2, -3, 1_000, -1_000])
    func timedSpringsEnvelopeIsAThousandthWhenItsTimeIsUp(ratio: Double, velocity: Double) {
        for duration in [0.01, 0.5, 30] {
            let spring = Spring(
                SpringConfiguration(.timed(dampingRatio: ratio, duration: duration), initialVelocity: velocity)
            )
            let (w, z) = (spring.stiffness.squareRoot(), min(ratio, 1))
            let decay = sheet_exp(-z * w * duration)
            let sine = (z * w - velocity) / (w * (1 - z * z).squareRoot())
            let envelope = z == 1 ? abs(1 + (w - velocity) * duration) * decay : abs(sine) * decay
            let outer = (1 + (z == 1 ? abs(w - velocity) * duration : abs(sine))) * decay
            #expect(spring.duration == duration)
            #expect(
                abs(envelope - 0.001) < 1e-9 || abs(outer - 0.001) < 1e-9,
                "ratio \(ratio), velocity \(velocity), duration \(duration): \(envelope)"
            )
        }
    }

    @Test(arguments: [0.0, 0.4, 1, 3], [false, true])
    func everyKindOfSpringStartsAtZeroAndIsFinite(ratio: Double, allowsOverdamping: Bool) {
        let spring = Spring(stiffness: 100, damping: 20 * ratio, allowsOverdamping: allowsOverdamping)
        #expect([-1, 0].map(spring.position(at:)) == [0, 0])
        #expect(spring.duration <= Spring.longest)
        for index in 0...600 { #expect(spring.position(at: Double(index) / 10).isFinite) }
    }

    @Test func extremeConstantsStillEnd() {
        for mass in [0.001, 10_000] {
            for stiffness in [0.001, 1_000_000] {
                for damping in [0, 0.001, 100_000] {
                    for allowsOverdamping in [false, true] {
                        let spring = Spring(
                            mass: mass,
                            stiffness: stiffness,
                            damping: damping,
                            initialVelocity: -1_000,
                            allowsOverdamping: allowsOverdamping
                        )
                        #expect((0...Spring.longest).contains(spring.duration))
                        #expect(!spring.position(at: spring.duration / 2).isNaN)
                    }
                }
            }
        }
    }
}
