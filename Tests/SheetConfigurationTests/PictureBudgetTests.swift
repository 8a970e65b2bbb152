import Testing

@testable import SheetConfiguration

@Suite struct PictureBudgetTests {
    private func excess(_ json: String, limits: Limits = .standard) throws -> [Fault] {
        let error = try #require(throws: ConfigurationError.self) { try ReelConfiguration(json: json, limits: limits) }
        guard case .overBudget(let list) = error else { throw error }
        return list.listed
    }

    @Test func aPictureMayHaveAsManyPixelsAsTheLimitAndNoMore() throws {
        let json = #"{"screen": {"width": 400, "height": 300, "scale": 1}}"#
        var limits = Limits.standard
        limits.picturePixels = 120_000
        _ = try ReelConfiguration(json: json, limits: limits)
        limits.picturePixels = 119_999
        let faults = try excess(json, limits: limits)
        #expect(faults.map(\.code) == [.overBudget])
        #expect(
            faults.map(\.detail) == [
                "The picture would have 400 × 300 pixels; at most 119999 are allowed, and 32000 a side."
            ]
        )
    }

    @Test func theLargestScreenAtTheLargestScaleIsTooLarge() throws {
        let faults = try excess(#"{"screen": {"width": 2800, "height": 2800, "scale": 4}}"#)
        #expect(faults.map(\.pointer) == ["/screen/scale"])
        #expect(faults.map(\.position?.column) == [53])
        #expect(faults.first?.detail.contains("11200 × 11200") == true)
    }

    @Test func theStandardBudgetIs32Megapixels() throws {
        _ = try ReelConfiguration(json: #"{"screen": {"width": 2800, "height": 2800, "scale": 2}}"#)
        _ = try ReelConfiguration(json: #"{"screen": {"width": 2000, "height": 1000, "scale": 4}}"#)
        let faults = try excess(#"{"screen": {"width": 2000, "height": 1001, "scale": 4}}"#)
        #expect(
            faults.first?.detail.hasPrefix("The picture would have 8000 × 4004 pixels; at most 32000000 are allowed")
                == true
        )
    }

    @Test(arguments: [
        (#"{"screen": {"width": 500, "height": 500, "scale": 2}}"#, "/screen/scale"),
        (#"{"screen": {"width": 500, "height": 500}}"#, "/screen/width"),
        (#"{"screen": {"device": "iphone-8"}}"#, "/screen/device"),
        (#"{"screen": {}}"#, ""),
        ("{}", ""),
    ])
    func theFaultIsThatOfAMemberThatIsGiven(json: String, pointer: String) throws {
        var limits = Limits.standard
        limits.picturePixels = 500_000
        #expect(try excess(json, limits: limits).map(\.pointer) == [pointer])
    }

    @Test(arguments: [
        #"{"screen": {"scale": 2}, "sheet": {"presentedFormSheetSize": {"width": 8192, "height": 2000}}}"#,
        #"{"screen": {"scale": 4}, "sheet": {"presentedFormSheetSize": {"width": 8192, "height": 1}}}"#,
    ])
    func aSheetIsHeldToTheSameBudget(json: String) throws {
        #expect(try excess(json).map(\.pointer) == ["/sheet/presentedFormSheetSize"])
    }

    @Test func noLimitMakesTheCountOverflow() throws {
        var limits = Limits.standard
        limits.screenSide = 0 ... .greatestFiniteMagnitude
        let faults = try excess(#"{"screen": {"width": 1e308, "height": 1e308}}"#, limits: limits)
        #expect(faults.map(\.code) == [.overBudget])
    }

    @Test func aConfigurationThatIsInvalidTooIsAnsweredByItsFaults() throws {
        let json = #"{"screen": {"width": 2800, "height": 2800, "scale": 4, "x": 1}}"#
        #expect(try faults(json).map(\.pointer) == ["/screen/x"])
    }

    @Test func aQueryOverTheBudgetNamesItsParameter() throws {
        let query = [(name: "cb", value: "1"), ("screen.width", "2800"), ("screen.height", "2800"), ("scale", "4")]
        let error = try #require(throws: ConfigurationError.self) { try ReelConfiguration(query: query) }
        guard case .overBudget(let list) = error else { throw error }
        #expect(list.listed.map(\.parameter) == ["scale"])
        #expect(list.listed.map(\.pointer) == ["/screen/scale"])
    }

    @Test func aTextOfMoreBytesThanTheLimitIsNotRead() throws {
        var limits = Limits.standard
        limits.documentBytes = 10
        _ = try ReelConfiguration(json: "{        }", limits: limits)
        let faults = try excess("{         }", limits: limits)
        #expect(faults.map(\.pointer) == [""])
        #expect(faults.map(\.detail) == ["The configuration has 11 bytes; at most 10 are allowed."])
    }
}
