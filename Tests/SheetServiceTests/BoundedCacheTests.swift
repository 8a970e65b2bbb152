import Testing

@testable import SheetService

@Suite struct BoundedCacheTests {
    @Test func whatWasUsedLongestAgoGoesFirst() {
        let cache = BoundedCache<String, Int>(limit: 3)
        for (value, key) in ["a", "b", "c"].enumerated() { cache.insert(value, for: key, cost: 1) }
        #expect(cache["a"] == 0)
        cache.insert(3, for: "d", cost: 1)
        #expect(cache["b"] == nil)
        #expect([cache["a"], cache["c"], cache["d"]] == [0, 2, 3])
    }

    @Test func valueOverTheLimitIsNotKeptAndDrivesNothingOut() {
        let cache = BoundedCache<String, Int>(limit: 3)
        cache.insert(1, for: "a", cost: 2)
        cache.insert(2, for: "b", cost: 4)
        #expect(cache["a"] == 1)
        #expect(cache["b"] == nil)
    }

    @Test func newValueReplacesTheOldOneAndItsCost() {
        let cache = BoundedCache<String, Int>(limit: 10)
        cache.insert(1, for: "a", cost: 9)
        cache.insert(2, for: "a", cost: 2)
        #expect(cache["a"] == 2)
        #expect(cache.cost == 2)
    }

    /// Against a plain list, over many random uses.
    @Test func itKeepsWhatAListInTheOrderOfUseWould() {
        let limit = 20
        let cache = BoundedCache<Int, Int>(limit: limit)
        var list: [(key: Int, cost: Int)] = []
        var seed: UInt32 = 2_463_534_242
        func random(_ bound: Int) -> Int {
            seed ^= seed << 13
            seed ^= seed >> 17
            seed ^= seed << 5
            return Int(seed) % bound
        }
        for step in 0..<20_000 {
            let key = random(12)
            if random(2) == 0 {
                let index = list.firstIndex { $0.key == key }
                #expect((cache[key] != nil) == (index != nil), "step \(step)")
                if let index { list.append(list.remove(at: index)) }
            } else {
                let cost = random(limit + 2)
                cache.insert(step, for: key, cost: cost)
                guard cost <= limit else { continue }
                list.removeAll { $0.key == key }
                while list.reduce(0, { $0 + $1.cost }) > limit - cost { list.removeFirst() }
                list.append((key, cost))
            }
            #expect(cache.cost == list.reduce(0) { $0 + $1.cost })
        }
    }
}
