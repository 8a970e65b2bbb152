import HTTPServer
import Testing

@Suite struct QueryStringTests {
    @Test(arguments: [
        ("", ""), ("a=b", "a:b"), ("a=b&c=d", "a:b c:d"), ("a", "a:"), ("=b", ":b"), ("a=", "a:"), ("a=b=c", "a:b=c"),
        ("&&a=b&", "a:b"), ("a=1&a=2", "a:1 a:2"), ("a%20b=c%2Bd", "a b:c+d"), ("a+b=c+d", "a b:c d"),
        ("n=%C3%A9", "n:\u{E9}"), ("n=%2525", "n:%25"), ("sheet.cornerRadius=8", "sheet.cornerRadius:8"),
        ("x=%26%3D", "x:&="),
    ])
    func pairsAreDecodedOnce(query: String, pairs: String) throws {
        let decoded = try QueryString(query).pairs.map { "\($0.name):\($0.value)" }.joined(separator: " ")
        #expect(decoded == pairs)
    }

    @Test(arguments: [
        ("a=%", PercentDecodingError.malformedEscape), ("a=%4", .malformedEscape), ("%zz=a", .malformedEscape),
        ("a=%+1", .malformedEscape), ("a=%FF", .invalidUTF8), ("a=%C0%AF", .invalidUTF8), ("a=%ED%A0%80", .invalidUTF8),
        ("a=%C3", .invalidUTF8), ("a=%00", .containsNull),
    ])
    func whatSaysNothingIsRefused(query: String, error: PercentDecodingError) {
        #expect(throws: error) { try QueryString(query) }
    }

    @Test func aSegmentKeepsItsPlusAndItsEncodedSlash() throws {
        #expect(try PercentDecoding.segment("a+b%2Fc%20d") == "a+b/c d")
        #expect(throws: PercentDecodingError.malformedEscape) { try PercentDecoding.segment("%g0") }
    }
}
