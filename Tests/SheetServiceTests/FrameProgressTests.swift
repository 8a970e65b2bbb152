import SheetConfiguration
import Synchronization
import Testing

@testable import SheetService

@Suite struct FrameProgressTests {
    @Test func whoWatchesIsToldOfEveryFrameAndOfHowManyThereAre() throws {
        let tiny = #"{"screen": {"width": 100, "height": 100, "scale": 1}, "output": {"phase": "entry", "frames": 5}}"#
        let configuration = try ReelConfiguration(json: tiny)
        let seen = Mutex<Set<Int>>([])
        let counts = Mutex<Set<Int>>([])
        let bytes = try FrameProgress.watched(by: { index, count in
            seen.withLock { _ = $0.insert(index) }
            counts.withLock { _ = $0.insert(count) }
        }) {
            try Asking.studio.get().reel.bytes(Drawing(.animation, .png), of: configuration)
        }
        #expect(!bytes.isEmpty)
        #expect(seen.withLock { $0 } == Set(0..<5))
        #expect(counts.withLock { $0 } == [5])
    }
}
