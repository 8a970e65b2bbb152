import Testing

@testable import SheetConfiguration

@Suite struct NearestNameTests {
    private let names = [
        "width", "height", "cornerRadius", "shadowRadius", "fps", "top", "slideFromTop", "slideFromLeft",
    ]

    @Test(arguments: [
        ("cornerRadiu", "cornerRadius"),
        ("cornerRaduis", "cornerRadius"),
        ("conrer_Radius", "cornerRadius"),
        ("CORNERRADIUS", "cornerRadius"),
        ("cornerradius", "cornerRadius"),
        ("shadow-radius", "shadowRadius"),
        ("widht", "width"),
        ("heigth", "height"),
        ("hight", "height"),
        ("pfs", "fps"),
        ("FPS", "fps"),
        ("slideFromTpo", "slideFromTop"),
        ("slidefromleft", "slideFromLeft"),
    ])
    func aSlipOfTheFingerIsUnderstood(misspelt: String, meant: String) {
        #expect(misspelt.nearest(among: names) == meant)
    }

    @Test(arguments: ["", "w", "to", "colour", "radius", "wxxth", "cornerRadiusOfTheSheet", "фпс", "fsb"])
    func anotherWordIsNot(word: String) {
        #expect(word.nearest(among: names) == nil)
    }

    @Test func theNearestNameWinsAndOfEquallyNearTheFirst() {
        #expect("slideFromTob".nearest(among: ["slideFromBot", "slideFromTop"]) == "slideFromTop")
        #expect("abcx".nearest(among: ["abcd", "abce"]) == "abcd")
        #expect("ABCE".nearest(among: ["abcd", "abce"]) == "abce")
    }

    @Test func threeSlipsAreForgivenInALongNameAndFourAreNot() {
        #expect("shuldCntrVertically".nearest(among: ["shouldCenterVertically"]) == "shouldCenterVertically")
        #expect("shuldCntrVrtically".nearest(among: ["shouldCenterVertically"]) == nil)
    }

    @Test func aLongNameIsNotCompared() {
        let name = String(repeating: "n", count: 64)
        #expect(name.nearest(among: [name]) == name)
        #expect((name + "n").nearest(among: [name]) == nil)
    }
}
