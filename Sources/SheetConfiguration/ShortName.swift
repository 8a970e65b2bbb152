/// Short names of a sheet's members, which JSON understands as queries do: `style`, `size`, and `transition` where a
/// style stands in place of changes to one. They are spelled out before anything is read, so that a preset's member
/// gives way to either of its names.
struct ShortName {
    let short: String
    let full: String

    private static let all = [
        ShortName(short: "style", full: "transitionStyle"),
        ShortName(short: "transition", full: "transitionStyle"),
        ShortName(short: "size", full: "presentedFormSheetSize"),
    ]

    /// `document` with the short names of its sheets spelled out. One that is given besides its full name, or
    /// besides another that means the same, is reported and left out.
    static func spelledOut(_ document: JSONValue, at path: MemberPath = .document, log: FaultLog) -> JSONValue {
        guard case .object(let members) = document.content else { return document }
        let spelled = members.map { member in
            let place = path.appending(member.name)
            let value: JSONValue =
                switch member.name {
                case "sheet": sheet(member.value, at: place, log: log)
                case "sheets": sheets(member.value, at: place, log: log)
                case "compare": spelledOut(structured(member.value), at: place, log: log)
                default: member.value
                }
            return JSONValue.Member(name: member.name, offset: member.offset, value: value)
        }
        return JSONValue(content: .object(spelled), offset: document.offset)
    }

    private static func sheets(_ list: JSONValue, at path: MemberPath, log: FaultLog) -> JSONValue {
        let list = structured(list)
        guard case .array(let elements) = list.content else { return list }
        let spelled = elements.enumerated().map { index, element in
            sheet(element, at: path.appending("\(index)"), log: log)
        }
        return JSONValue(content: .array(spelled), offset: list.offset)
    }

    private static func sheet(_ sheet: JSONValue, at path: MemberPath, log: FaultLog) -> JSONValue {
        guard case .object(let members) = sheet.content else { return sheet }
        var spelled: [JSONValue.Member] = []
        // What the document calls a member, by its full name.
        var given: [String: String] = [:]
        for member in members {
            let name = all.first { $0.means(member) }?.full ?? member.name
            if all.contains(where: { $0.full == name }) {
                if let rival = given[name] {
                    refuse(member, besides: rival, at: path, log: log)
                    continue
                }
                given[name] = member.name
            }
            spelled.append(JSONValue.Member(name: name, offset: member.offset, value: member.value))
        }
        return JSONValue(content: .object(spelled), offset: sheet.offset)
    }

    /// Whether `member` bears the short name. A transition with an object is what it says.
    private func means(_ member: JSONValue.Member) -> Bool {
        guard ExactName(member.name) == ExactName(short) else { return false }
        switch (short, member.value.content) {
        case ("transition", .string), ("transition", .untyped): return true
        case ("transition", _): return false
        default: return true
        }
    }

    private static func refuse(
        _ member: JSONValue.Member,
        besides rival: String,
        at path: MemberPath,
        log: FaultLog
    ) {
        log.report(at: member.offset) {
            Fault(
                .conflict,
                at: path.appending(member.name).pointer,
                "Give either \(member.name) or \(rival), not both: they mean the same."
            )
        }
    }

    /// The same value; a query's text as the list or object that it spells.
    private static func structured(_ value: JSONValue) -> JSONValue {
        (try? value.structured()) ?? value
    }
}
