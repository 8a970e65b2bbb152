import Testing

@testable import SheetConfiguration

@Suite struct ConfigurationReaderTests {
    @Test(arguments: ["null", "true", "1", #""{}""#, "[]", "[{}]"])
    func aDocumentThatIsNotAnObjectIsAFaultOfTheWhole(json: String) throws {
        let faults = try faults(json)
        #expect(faults.map(\.pointer) == [""])
        #expect(faults.map(\.code) == [.wrongType])
        #expect(faults.first?.detail.hasPrefix("Must be an object, not ") == true)
    }

    @Test func everyFaultIsFoundInTheOrderOfTheTextWithItsPlace() throws {
        let json = """
            {
              "output": {"times": [0, "1", 61, null], "phse": "entry"},
              "sheet": {
                "shadowOpacity": 3, "cornerRadiu": 8,
                "transitionStyle": "bouncy",
                "presentedFormSheetSize": {"height": "200", "depth": 1}
              },
              "sheat": 1,
              "screen": {"device": "iphone-5", "statusBar": 1}
            }
            """
        let faults = try faults(json)
        let outline = faults.map {
            "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.pointer) \($0.code.rawValue)"
        }
        #expect(
            outline == [
                "2:27 /output/times/1 wrong-type",
                "2:32 /output/times/2 out-of-range",
                "2:36 /output/times/3 wrong-type",
                "2:43 /output/phse unknown-member",
                "4:22 /sheet/shadowOpacity out-of-range",
                "4:25 /sheet/cornerRadiu unknown-member",
                "5:24 /sheet/transitionStyle unknown-value",
                "6:42 /sheet/presentedFormSheetSize/height wrong-type",
                "6:49 /sheet/presentedFormSheetSize/depth unknown-member",
                "8:3 /sheat unknown-member",
                "9:24 /screen/device unknown-value",
                "9:49 /screen/statusBar wrong-type",
            ]
        )
        #expect(
            faults.map(\.suggestion) == [
                nil, nil, nil, "phase", nil, "cornerRadius", "bounce", nil, nil, "sheet", "iphone-8", nil,
            ]
        )
        #expect(faults.allSatisfy { $0.parameter == nil })
    }

    @Test(arguments: [
        (#"{"sheet": {"shadowOpacity": 3}}"#, "Must be a number from 0 to 1, not 3."),
        (#"{"sheet": {"cornerRadius": "8"}}"#, #"Must be a number from 0 to 200, not the string "8"."#),
        (#"{"sheet": {"cornerRadius": 1e999}}"#, "Must be a number from 0 to 200, not a number beyond all bounds."),
        (#"{"output": {"frames": 2.5}}"#, "Must be a whole number from 2 to 10000, not 2.5."),
        (#"{"output": {"phase": "in"}}"#, #"Must be one of entry, exit, all, not the string "in"."#),
        (#"{"screen": {"statusBar": null}}"#, "Must be true or false, not null."),
        (#"{"output": {"times": []}}"#, "Must be a list of 1 to 10000 numbers, each from 0 to 60, not a list of 0."),
        (#"{"output": []}"#, "Must be an object, not a list of 0."),
        (#"{"sheet": {"presentedFormSheetSize": true}}"#, "Must be an object with width and height, not true."),
        (
            #"{"out": 1}"#,
            #"There is no member "out" here; the members are $schema, preset, title, compare, variants, screen, presenter, sheet, sheets, storyboard, output."#
        ),
        (#"{"fps": 1}"#, #"There is no member "fps" here; it could be /output/fps."#),
        (
            #"{"sheet": {"width": 1}}"#,
            #"There is no member "width" here; it could be /screen/width or /sheet/presentedFormSheetSize/width or /sheet/grabber/width."#
        ),
        (#"{"output": {"time": 1, "progress": 1}}"#, "Give either time or progress, not both."),
        (#"{"screen": {"width": 300}}"#, "With width a configuration must give height too."),
    ])
    func aFaultTellsWhatIsAllowed(json: String, detail: String) throws {
        #expect(try faults(json).map(\.detail) == [detail])
    }

    @Test func aNullableMemberMayBeNullAndNoOther() throws {
        #expect(
            try ReelConfiguration(json: #"{"sheet": {"exitTransitionStyle": null}}"#) == ReelConfiguration(json: "{}")
        )
        let detail = try faults(#"{"sheet": {"exitTransitionStyle": 0}}"#).first?.detail
        #expect(detail?.hasSuffix("semiModal, custom, null, not 0.") == true)
    }

    @Test func namesAreComparedExactly() throws {
        // The Kelvin sign is canonically equivalent to the letter K, so that Swift's own comparison would take it.
        let faults = try faults("{\"screen\": {\"\u{212A}\": 1}, \"output\": {\"phase\": \"entry\u{301}\"}}")
        #expect(faults.map(\.code) == [.unknownMember, .unknownValue])

        let log = FaultLog(.text([]), limit: 9)
        let kelvin = JSONValue(
            content: .object([.init(name: "\u{212A}", offset: 0, value: .init(content: .bool(true), offset: 0))]),
            offset: 0
        )
        let isFound = ConfigurationReader.read(kelvin, log: log) { $0.flag("K", default: false) }
        #expect(!isFound)
        #expect(log.list().listed.map(\.pointer) == ["/\u{212A}"])
    }

    @Test func aLongNameIsCutInTheSentenceAndWholeInThePointer() throws {
        let name = String(repeating: "n", count: 1_000)
        let faults = try faults(#"{"\#(name)": 1}"#)
        #expect(faults.map(\.pointer) == ["/\(name)"])
        #expect(
            faults.first?.detail.hasPrefix(#"There is no member "\#(String(repeating: "n", count: 64))…" here"#) == true
        )
    }

    @Test func aZeroHasNoSign() throws {
        let reel = try ReelConfiguration(json: #"{"sheet": {"cornerRadius": -0, "exitAngle": -0.0}}"#)
        #expect(reel.sheet.cornerRadius.sign == .plus)
        #expect(reel.sheet.exitAngle.sign == .plus)
    }

    @Test func onlyTheFirstFaultsAreListedAndTheRestAreCounted() throws {
        var limits = Limits.standard
        limits.listedFaults = 3
        let error = try #require(throws: ConfigurationError.self) {
            try ReelConfiguration(json: #"{"a": 1, "b": 1, "sheet": {"c": 1}, "d": 1, "screen": 1}"#, limits: limits)
        }
        guard case .invalid(let list) = error else { throw error }
        #expect(list.listed.map(\.pointer) == ["/a", "/b", "/sheet/c"])
        #expect(list.omitted == 2)
    }
}
