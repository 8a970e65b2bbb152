import Testing

@testable import SheetConfiguration

@Suite struct QueryDialectTests {
    private func reel(_ query: [(name: String, value: String)]) throws -> ReelConfiguration {
        try ReelConfiguration(query: query)
    }

    @Test func noParametersMeanAnEmptyObject() throws {
        #expect(try reel([]) == ReelConfiguration(json: "{}"))
        #expect(try reel([("cb", "1"), ("cb", "2")]) == ReelConfiguration(json: "{}"))
    }

    @Test(arguments: [
        ("sheet.cornerRadius", "8", #"{"sheet": {"cornerRadius": 8}}"#),
        ("cornerRadius", "8", #"{"sheet": {"cornerRadius": 8}}"#),
        ("cornerRadius", "8e0", #"{"sheet": {"cornerRadius": 8}}"#),
        ("exitAngle", "-0.5", #"{"sheet": {"exitAngle": -0.5}}"#),
        ("shouldCenterVertically", "true", #"{"sheet": {"shouldCenterVertically": true}}"#),
        ("shouldCenterVertically", "1", #"{"sheet": {"shouldCenterVertically": true}}"#),
        ("statusBar", "false", #"{"screen": {"statusBar": false}}"#),
        ("statusBar", "0", #"{"screen": {"statusBar": false}}"#),
        ("device", "iphone-15", #"{"screen": {"device": "iphone-15"}}"#),
        ("transitionStyle", "bounce", #"{"sheet": {"transitionStyle": "bounce"}}"#),
        ("exitTransitionStyle", "fade", #"{"sheet": {"exitTransitionStyle": "fade"}}"#),
        ("exitTransitionStyle", "null", "{}"),
        ("frames", "12", #"{"output": {"frames": 12}}"#),
        ("times", "0", #"{"output": {"times": [0]}}"#),
        ("times", "0,0.25,1e-1", #"{"output": {"times": [0, 0.25, 0.1]}}"#),
        ("presentedFormSheetSize", "320x200", #"{"sheet": {"presentedFormSheetSize": {"width": 320, "height": 200}}}"#),
        ("presentedFormSheetSize.width", "320", #"{"sheet": {"presentedFormSheetSize": {"width": 320}}}"#),
    ])
    func aParameterMeansWhatTheMemberMeansInJSON(name: String, value: String, json: String) throws {
        #expect(try reel([(name, value)]) == ReelConfiguration(json: json))
    }

    @Test func anyMixtureOfSpellingsIsOneConfiguration() throws {
        let query = [
            ("screen.width", "300"), ("top", "10"), ("sheet.presentedFormSheetSize.height", "100"),
            ("screen.height", "500"), ("safeArea.left", "5"), ("presentedFormSheetSize.width", "200"),
        ]
        let json = """
            {"screen": {"width": 300, "height": 500, "safeArea": {"top": 10, "left": 5}},
             "sheet": {"presentedFormSheetSize": {"width": 200, "height": 100}}}
            """
        #expect(try reel(query) == ReelConfiguration(json: json))
    }

    @Test(
        arguments: [
            ("cornerRadius", "eight", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", " 8", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "+8", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "08", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "0x8", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "8.", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "nan", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "inf", "/sheet/cornerRadius", .wrongType, nil),
            ("cornerRadius", "1e400", "/sheet/cornerRadius", .outOfRange, nil),
            ("cornerRadius", "201", "/sheet/cornerRadius", .outOfRange, nil),
            ("frames", "2.5", "/output/frames", .wrongType, nil),
            ("statusBar", "yes", "/screen/statusBar", .wrongType, nil),
            ("statusBar", "TRUE", "/screen/statusBar", .wrongType, nil),
            ("transitionStyle", "bouncy", "/sheet/transitionStyle", .unknownValue, "bounce"),
            ("transitionStyle", "null", "/sheet/transitionStyle", .unknownValue, nil),
            ("times", "", "/output/times", .outOfRange, nil),
            ("times", "0,1,", "/output/times/2", .wrongType, nil),
            ("times", "0,99", "/output/times/1", .outOfRange, nil),
            ("presentedFormSheetSize", "320", "/sheet/presentedFormSheetSize", .wrongType, nil),
            ("presentedFormSheetSize", "1x2x3", "/sheet/presentedFormSheetSize", .wrongType, nil),
            ("presentedFormSheetSize", "320x", "/sheet/presentedFormSheetSize/height", .wrongType, nil),
            ("presentedFormSheetSize", "0x200", "/sheet/presentedFormSheetSize/width", .outOfRange, nil),
            ("screen", "3", "/screen", .wrongType, nil),
            ("screen.safeArea", "10x10", "/screen/safeArea", .wrongType, nil),
            ("cornerRadiu", "8", "/cornerRadiu", .unknownMember, "cornerRadius"),
            ("sheet.cornerRadiu", "8", "/sheet/cornerRadiu", .unknownMember, "sheet.cornerRadius"),
            ("Sheet.CornerRadius", "8", "/Sheet/CornerRadius", .unknownMember, "sheet.cornerRadius"),
            ("sheet/cornerRadius", "8", "/sheet~1cornerRadius", .unknownMember, "sheet.cornerRadius"),
            ("sheet.cornerRadius.x", "8", "/sheet/cornerRadius/x", .unknownMember, "sheet.cornerRadius"),
            ("", "8", "/", .unknownMember, nil),
            ("colour", "8", "/colour", .unknownMember, "color"),
            ("CB", "8", "/CB", .unknownMember, nil),
            ("width", "300", "/width", .ambiguousParameter, nil),
            ("spring.bounce", "0", "/spring/bounce", .ambiguousParameter, nil),
            ("entry.spring.bounce", "2", "/sheet/transition/entry/spring/bounce", .outOfRange, nil),
            ("entry.spring.bounse", "0", "/sheet/transition/entry/spring/bounse", .unknownMember, "bounce"),
            ("entry.spring.", "0", "/sheet/transition/entry/spring/", .unknownMember, nil),
            ("entry.spring.mass.x", "1", "/sheet/transition/entry/spring/mass", .wrongType, nil),
            ("entry.spring.a.b.c.d", "1", "/entry/spring/a/b/c/d", .unknownMember, nil),
        ] as [(String, String, String, Fault.Code, String?)]
    )
    func aFaultHasThePointerOfTheMemberAndTheParametersName(
        name: String,
        value: String,
        pointer: String,
        code: Fault.Code,
        suggestion: String?
    ) throws {
        let faults = try faults(query: [("cb", ""), (name, value)]).filter { $0.code != .missingMember }
        #expect(faults.map(\.pointer) == [pointer])
        #expect(faults.map(\.code) == [code])
        #expect(faults.map(\.suggestion) == [suggestion])
        #expect(faults.map(\.parameter) == [name])
        #expect(faults.map(\.position) == [nil])
    }

    @Test func aNameThatCouldMeanTwoMembersIsAnsweredWithBoth() throws {
        let detail = try faults(query: [("width", "300")]).first?.detail
        #expect(
            detail == #""width" could mean screen.width or sheet.presentedFormSheetSize.width or sheet.grabber.width."#
        )
    }

    @Test func faultsComeInTheOrderOfTheParameters() throws {
        let faults = try faults(query: [
            ("progress", "2"), ("nonsense", "1"), ("time", "1"), ("device", "iphone"), ("height", "1"),
            ("cornerRadius", "-1"), ("sheet.cornerRadius", "3"),
        ])
        #expect(
            faults.map { "\($0.parameter ?? "") \($0.code.rawValue)" } == [
                "progress out-of-range", "nonsense unknown-member", "time conflict", "device unknown-value",
                "height ambiguous-parameter", "cornerRadius out-of-range", "sheet.cornerRadius repeated-parameter",
            ]
        )
    }

    @Test(
        arguments: [
            (
                [("fps", "1"), ("fps", "1")], "/output/fps", .repeatedParameter,
                "The query gives output.fps more than once."
            ),
            (
                [("presentedFormSheetSize", "1x1"), ("presentedFormSheetSize.width", "2")],
                "/sheet/presentedFormSheetSize/width", .conflict,
                "Give either sheet.presentedFormSheetSize or sheet.presentedFormSheetSize.width, not both."
            ),
            (
                [("presentedFormSheetSize.width", "2"), ("presentedFormSheetSize", "1x1")],
                "/sheet/presentedFormSheetSize", .conflict,
                "Give either sheet.presentedFormSheetSize.width or sheet.presentedFormSheetSize, not both."
            ),
        ] as [([(String, String)], String, Fault.Code, String)]
    )
    func aMemberGivenTwiceIsAFaultOfTheSecond(
        query: [(String, String)],
        pointer: String,
        code: Fault.Code,
        detail: String
    ) throws {
        let faults = try faults(query: query)
        #expect(faults.map(\.pointer) == [pointer])
        #expect(faults.map(\.code) == [code])
        #expect(faults.map(\.detail) == [detail])
        #expect(faults.map(\.parameter) == [query[1].0])
    }

    @Test(arguments: ConfigurationMember.all(within: .standard))
    func everyMemberHasADottedNameAndFaultsOfBothDialectsAgree(member: ConfigurationMember) throws {
        // A title and a schema's address may be any text.
        guard !["title", "$schema"].contains(member.name) else { return }
        let fromQuery = try faults(query: [(member.name, "?")])
        #expect(fromQuery.contains { $0.pointer.hasPrefix(member.pointer) && $0.parameter == member.name })
        let fromJSON = try faults(document(member.name, #""?""#))
        #expect(fromJSON.contains { $0.pointer.hasPrefix(member.pointer) })
    }

    @Test(arguments: [
        ("t", "0.2", #"{"output": {"time": 0.2}}"#),
        ("size", "320x200", #"{"sheet": {"presentedFormSheetSize": {"width": 320, "height": 200}}}"#),
        ("sheet.style", "fade", #"{"sheet": {"style": "fade"}}"#),
        ("sheet.size", "320x200", #"{"sheet": {"size": "320x200"}}"#),
        ("style", "fade", #"{"sheet": {"transitionStyle": "fade"}}"#),
        ("transition", "fade", #"{"sheet": {"transitionStyle": "fade"}}"#),
        ("scale", "3", #"{"screen": {"scale": 3}}"#),
        ("entry.curve", "0.1,0.2,0.3,0.4", #"{"sheet": {"transition": {"entry": {"curve": [0.1, 0.2, 0.3, 0.4]}}}}"#),
        ("exit.spring", #"{"bounce":0.2}"#, #"{"sheet": {"transition": {"exit": {"spring": {"bounce": 0.2}}}}}"#),
        (
            "sheet.transition.entry.spring.bounce", "0.3",
            #"{"sheet": {"transition": {"entry": {"spring": {"bounce": 0.3}}}}}"#
        ),
        (
            "exit.spring.allowsOverdamping", "1",
            #"{"sheet": {"transition": {"exit": {"spring": {"allowsOverdamping": true}}}}}"#
        ),
        ("entry.curve.steps", "4", #"{"sheet": {"transition": {"entry": {"curve": {"steps": 4}}}}}"#),
        ("exit.curve.linear", "[0,1]", #"{"sheet": {"transition": {"exit": {"curve": {"linear": [0, 1]}}}}}"#),
        (
            "entry.curve.spring.mass", "2",
            #"{"sheet": {"transition": {"entry": {"curve": {"spring": {"mass": 2}}}}}}"#
        ),
        (
            "entry.tracks.scale.values", "[0,1]",
            #"{"sheet": {"transition": {"entry": {"tracks": {"scale": {"values": [0, 1]}}}}}}"#
        ),
        ("autoresizing", "flexibleWidth", #"{"sheet": {"autoresizing": ["flexibleWidth"]}}"#),
    ])
    func aliasOrStructureMeansWhatItDoesInJSON(name: String, value: String, json: String) throws {
        #expect(try reel([(name, value)]) == ReelConfiguration(json: json))
    }

    @Test func aStructureIsGivenByItsMembersOrAsAWhole() throws {
        let json = #"{"sheet": {"transition": {"entry": {"spring": {"mass": 2, "damping": 30}}}}}"#
        let members = [("entry.spring.mass", "2"), ("sheet.transition.entry.spring.damping", "30")]
        #expect(try reel(members) == ReelConfiguration(json: json))
        let faults = try faults(query: members + [("entry.spring", #"{"stiffness": 90}"#)])
        #expect(faults.map(\.code) == [.conflict])
        #expect(faults.map(\.pointer) == ["/sheet/transition/entry/spring"])
    }

    @Test func jsonInAQueryThatIsNoneIsAFaultOfItsParameter() throws {
        let faults = try faults(query: [("storyboard", "[{"), ("cornerRadius", "1")])
        #expect(faults.map(\.pointer) == ["/storyboard"])
        #expect(faults.map(\.parameter) == ["storyboard"])
    }

    @Test func aWholePathMeansItsOwnMemberEvenWhereAnotherPathEndsInIt() {
        let dialect = QueryDialect([MemberPath(names: ["size"]), MemberPath(names: ["sheet", "size"])])
        let log = FaultLog(.query(parameters: ["size"]), limit: 9)
        let tree = dialect.document([(name: "size", value: "1")], log: log)
        #expect(log.isEmpty)
        #expect(tree.member("size") != nil)
        #expect(tree.member("sheet") == nil)
    }
}
