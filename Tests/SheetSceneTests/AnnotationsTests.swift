import SheetMotion
import Testing

@testable import SheetConfiguration
@testable import SheetScene

@Suite struct AnnotationsTests {
    /// A form sheet that a tap beside it sends away.
    private func formSheet(_ annotations: String, time: Double = 1) throws -> Scene {
        try scene(
            """
            {"sheet": {"shouldDismissOnBackgroundViewTap": true},
             "storyboard": [{"action": "present"},
                            {"at": 2, "action": "tapBackground", "point": {"x": 20, "y": 500}}],
             "output": {"phase": "all", "time": \(time), "annotations": \(annotations)}}
            """
        )
    }

    /// A system sheet that a finger pulls up from 2 to 3 s.
    private func systemSheet(_ annotations: String, time: Double) throws -> Scene {
        try scene(
            """
            {"sheet": {"presentationStyle": "sheet", "detents": ["medium", "large"]},
             "storyboard": [{"action": "present"}, {"at": 2, "action": "drag", "distance": -100, "duration": 1}],
             "output": {"phase": "all", "time": \(time), "annotations": \(annotations)}}
            """
        )
    }

    private func scene(_ json: String) throws -> Scene {
        let configuration = try ReelConfiguration(json: json)
        let timeline = Timeline(configuration)
        return Stage(configuration, measuring: HalfEmText()).scene(of: timeline, at: timeline.moment)
    }

    private func tags(_ scene: Scene) -> [String] {
        (scene.cards.last?.card.content ?? []).compactMap { if case .text(let line) = $0 { line.string } else { nil } }
    }

    @Test(arguments: Annotation.allCases)
    func anAnnotationIsLaidOverAPictureThatIsOtherwiseTheSame(annotation: Annotation) throws {
        let names = "[\"\(annotation.rawValue)\"]"
        let pairs = [
            (try formSheet("[]", time: 2.1), try formSheet(names, time: 2.1)),
            (try systemSheet("[]", time: 2.5), try systemSheet(names, time: 2.5)),
        ]
        for (bare, noted) in pairs {
            #expect(noted.backdrop == bare.backdrop)
            #expect(noted.cards.starts(with: bare.cards))
        }
        #expect(pairs.contains { $1.cards.count == $0.cards.count + 1 })
    }

    @Test func trueIsAllOfThemAndFalseIsNone() throws {
        let names = Annotation.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
        #expect(try formSheet("true") == formSheet("[\(names)]"))
        #expect(try formSheet("false") == formSheet("[]"))
    }

    @Test func aFrameTellsItsSize() throws {
        #expect(try tags(formSheet(#"["frame"]"#)) == ["284 × 284"])
    }

    @Test func insetsAndTheSheetFillTheScreen() throws {
        let insets = try tags(formSheet(#"["insets"]"#)).compactMap(Double.init)
        try #require(insets.count == 4)
        #expect(insets[0] + 284 + insets[1] == 375)
        #expect(insets[2] == 26)
        #expect(insets[2] + 284 + insets[3] == 667)
    }

    @Test func detentsAreNamed() throws {
        let names = try tags(systemSheet(#"["detents"]"#, time: 1)).map { $0.prefix { $0.isLetter } }
        #expect(names == ["medium", "large"])
        #expect(try tags(formSheet(#"["detents"]"#)) != names.map(String.init))
    }

    @Test func aTapIsSeenForAMomentAndADragAsLongAsItLasts() throws {
        func isTouched(_ scene: Scene) -> Bool {
            (scene.cards.last?.card.content ?? []).contains {
                if case .fill(.circle(_, 15), _) = $0 { true } else { false }
            }
        }
        for (time, isSeen) in [(1.9, false), (2.0, true), (2.2, true), (2.4, false)] {
            #expect(try isTouched(formSheet(#"["touch"]"#, time: time)) == isSeen, "\(time)")
        }
        for (time, isSeen) in [(1.9, false), (2.1, true), (2.9, true), (3.1, false)] {
            #expect(try isTouched(systemSheet(#"["touch"]"#, time: time)) == isSeen, "\(time)")
        }
    }

    @Test func theLastEventIsTold() throws {
        #expect(try tags(formSheet(#"["events"]"#, time: 1)).first?.hasPrefix("present ") == true)
        #expect(try tags(formSheet(#"["events"]"#, time: 0)).first?.hasPrefix("MZFormSheetWillPresent") == true)
    }

    @Test(arguments: [0, 0.05, 0.3, 1, 2.1])
    func tagsStayOnTheScreen(time: Double) throws {
        let scene = try formSheet("true", time: time)
        let bounds = Rectangle(origin: .zero, size: scene.size)
        for case .fill(.roundedRectangle(let frame, _), _) in scene.cards.last?.card.content ?? [] {
            #expect(frame.minX >= 0 && frame.minY >= 0)
            #expect(frame.maxX <= bounds.maxX && frame.maxY <= bounds.maxY)
        }
    }
}
