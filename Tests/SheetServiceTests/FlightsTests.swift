import Synchronization
import Testing

@testable import SheetService

@Suite struct FlightsTests {
    @Test func whatManyAskForAtOnceIsMadeOnce() async throws {
        let flights = Flights<String, Int>()
        let gate = Gate()
        let made = Tally()
        let values = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await flights.value(for: "picture") {
                        await gate.wait()
                        return made.increment()
                    }
                }
            }
            while flights.waiters < 20 { try? await Task.sleep(for: .milliseconds(1)) }
            gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: 1, count: 20))
        #expect(made.value == 1)
    }

    @Test func differentThingsAreMadeApart() async throws {
        let flights = Flights<Int, Int>()
        async let one = flights.value(for: 1) { 10 }
        async let two = flights.value(for: 2) { 20 }
        #expect(try await [one, two] == [10, 20])
    }

    @Test func failureReachesEveryoneAndIsNotKept() async throws {
        struct Failure: Error {}
        let flights = Flights<Int, Int>()
        await #expect(throws: Failure.self) { try await flights.value(for: 1) { throw Failure() } }
        #expect(try await flights.value(for: 1) { 5 } == 5)
    }

    @Test func oneWhoLeavesDoesNotTakeTheWorkFromTheOthers() async throws {
        let flights = Flights<Int, Int>()
        let gate = Gate()
        let leaving = Task {
            try await flights.value(for: 1) {
                await gate.wait()
                return 7
            }
        }
        while flights.waiters < 1 { try? await Task.sleep(for: .milliseconds(1)) }
        let staying = Task { try await flights.value(for: 1) { 0 } }
        while flights.waiters < 2 { try? await Task.sleep(for: .milliseconds(1)) }
        leaving.cancel()
        await #expect(throws: CancellationError.self) { try await leaving.value }
        gate.open()
        #expect(try await staying.value == 7)
    }

    @Test func workIsCancelledWhenTheLastOneLeaves() async throws {
        let flights = Flights<Int, Int>()
        let isCancelled = Gate()
        let task = Task {
            try await flights.value(for: 1) {
                while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
                isCancelled.open()
                return 1
            }
        }
        while flights.waiters < 1 { try? await Task.sleep(for: .milliseconds(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await isCancelled.wait()
        #expect(try await flights.value(for: 1) { 2 } == 2)
    }
}

/// A number that counts up.
final class Tally: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    func increment() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// Something to wait for.
final class Gate: Sendable {
    private let isOpen = Atomic(false)

    func open() { isOpen.store(true, ordering: .releasing) }

    func wait() async {
        while !isOpen.load(ordering: .acquiring) { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
