import SheetConfiguration
import SheetMotion
import Testing

/// The looks of other libraries held to the numbers of their own sources.
@Suite struct PeerPresetTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let corner: Double
        let dim: Double
        /// Of a presenter 375 points wide, when the sheet is there.
        let presenterScale: Double
        var presenterOpacity = 1.0
        /// Seconds of the entry.
        let duration: Double
        /// A share of the entry's time, and of its way.
        let halfway: Double

        var testDescription: String { name }
    }

    /// Halfway values: springs by their own closed form, curves by their published values at .5.
    static let rows = [
        Row(name: "pan-modal", corner: 8, dim: 0.7, presenterScale: 1, duration: 0.5, halfway: 1.009_076_8),
        Row(name: "fitted-sheets", corner: 12, dim: 0.25, presenterScale: 0.92, duration: 0.4, halfway: 1.041_133_4),
        Row(name: "stork", corner: 10, dim: 0.51, presenterScale: 349.0 / 375, duration: 0.6, halfway: 0.944_477_2),
        Row(
            name: "deck",
            corner: 8,
            dim: 0,
            presenterScale: 0.92,
            presenterOpacity: 0.8,
            duration: 0.3,
            halfway: 0.684_643
        ),
        Row(name: "material", corner: 28, dim: 0.32, presenterScale: 1, duration: 0.3, halfway: 0.775_561),
        Row(
            name: "flutter-cupertino",
            corner: 12,
            dim: 0.2,
            presenterScale: 0.9165,
            duration: 0.5,
            halfway: 0.775_561
        ),
        Row(name: "ionic", corner: 10, dim: 0.2, presenterScale: 0.915, duration: 0.5, halfway: 0.954_809),
        Row(name: "vaul", corner: 8, dim: 0.4, presenterScale: 349.0 / 375, duration: 0.5, halfway: 0.954_809),
    ]

    @Test(arguments: rows)
    func presetHasItsLibrarysNumbers(row: Row) throws {
        let configuration = try ReelConfiguration(json: #"{"preset": "\#(row.name)"}"#)
        #expect(configuration.sheet.cornerRadius == row.corner)
        let timeline = Timeline(configuration)
        let entry = try #require(timeline.passages.first)
        #expect(abs(entry.transition.movement.duration - row.duration) < 1e-9)
        let pose = timeline.pose(at: row.duration)
        #expect(pose.dim == row.dim)
        #expect(abs(pose.presenter.scale - row.presenterScale) < 1e-9)
        #expect(pose.presenter.opacity == row.presenterOpacity)
        let way = 667 - entry.rest.minY
        let half = (667 - timeline.pose(at: row.duration / 2).sheet.frame.minY) / way
        #expect(abs(half - row.halfway) < 1e-5, "\(half)")
    }

    @Test func floatingPanelHasItsSpringAndShadow() throws {
        let configuration = try ReelConfiguration(json: #"{"preset": "floating-panel"}"#)
        let sheet = configuration.sheet
        #expect((sheet.shadowOpacity, sheet.shadowRadius, sheet.dimmingOpacity) == (0.2, 3, 0))
        let spring = try #require(Timeline(configuration).passages.first?.transition.spring)
        // (2π/.25)² and 4π · .7998/.25.
        #expect(abs(spring.stiffness - 631.654_7) < 1e-3)
        #expect(abs(spring.damping - 40.202_6) < 1e-3)
    }

    @Test func gorhomHasItsSpringAndHandle() throws {
        let configuration = try ReelConfiguration(json: #"{"preset": "gorhom"}"#)
        let sheet = configuration.sheet
        #expect((sheet.cornerRadius, sheet.dimmingOpacity) == (15, 0.5))
        #expect((sheet.grabber.width(on: 400), sheet.grabber.height) == (30, 4))
        let spring = try #require(Timeline(configuration).passages.first?.transition.spring)
        #expect((spring.mass, spring.stiffness) == (3, 1_000))
        // Clamped to the critical damping, 2√(mk), it settles as the system's sheet does.
        #expect(abs(spring.duration - 0.6) < 1e-9)
    }

    @Test func materialHasItsHandle() throws {
        let grabber = try ReelConfiguration(json: #"{"preset": "material"}"#).sheet.grabber
        #expect((grabber.width(on: 400), grabber.height) == (32, 4))
    }

    @Test(arguments: [("iphone-8", 667.0), ("iphone-14", 844.0)])
    func cupertinoLeavesItsGapAtTheTop(device: String, height: Double) throws {
        let json = #"{"preset": "flutter-cupertino", "screen": {"device": "\#(device)"}}"#
        let top = try timeline(json).pose(at: 1).sheet.frame.minY
        #expect(abs(top - 0.08 * height) < 0.5)
    }

    @Test func semiModalTiltsItsPresenterAndStepsBack() throws {
        let timeline = try timeline(#"{"preset": "kn-semi-modal"}"#)
        let presenters = [0, 0.25, 0.5].map { timeline.pose(at: $0).presenter }
        #expect(presenters.map(\.tilt).map { ($0 * 1e9).rounded() / 1e9 } == [0, 0.261_799_388, 0])
        #expect(presenters.map(\.scale) == [1, 0.95, 0.8])
        #expect(presenters[2].opacity == 0.5)
        #expect(timeline.duration == 0.5)
    }
}
