import Testing

@testable import SheetConfiguration

@Suite struct MemberPathTests {
    @Test(
        arguments: [
            ([], "", ""),
            (["sheet", "cornerRadius"], "/sheet/cornerRadius", "sheet.cornerRadius"),
            (["a/b", "m~n", "~1"], "/a~1b/m~0n/~01", "a/b.m~n.~1"),
            (["", " "], "// ", ". "),
            (["é\u{301}"], "/é\u{301}", "é\u{301}"),
        ] as [([String], String, String)]
    )
    func pointersAreEscapedAndQueryNamesAreNot(names: [String], pointer: String, dotted: String) {
        let path = MemberPath(names: names)
        #expect(Array(path.pointer.utf8) == Array(pointer.utf8))
        #expect(path.dotted == dotted)
    }

    @Test func aPathOverlapsThoseItLeadsToAndThoseThatLeadToIt() {
        let sheet = MemberPath(names: ["sheet"])
        let radius = sheet.appending("cornerRadius")
        #expect(sheet.overlaps(radius) && radius.overlaps(sheet) && sheet.overlaps(sheet))
        #expect(!radius.overlaps(sheet.appending("shadowRadius")))
        #expect(sheet.leads(to: radius) && MemberPath.document.leads(to: sheet))
        #expect(!radius.leads(to: sheet) && !sheet.leads(to: sheet))
    }
}
