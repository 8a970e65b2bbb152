import Testing

@testable import SheetConfiguration

/// Seeded, so that a failure happens again: the seed is the test's argument.
@Suite struct RandomInputTests {
    /// A valid value for a member, as JSON and as a query spells it; nil where none stands for itself.
    private func value(of member: ConfigurationMember, from numbers: inout SeededNumbers) -> (
        json: String, query: String
    )? {
        switch member.kind {
        case .flag:
            let flag = Bool.random(using: &numbers)
            return ("\(flag)", Bool.random(using: &numbers) ? "\(flag)" : flag ? "1" : "0")
        case .number(let range):
            let number = Double.random(in: range, using: &numbers)
            return ("\(number)", "\(number)")
        case .wholeNumber(let range):
            let number = Int.random(in: range, using: &numbers)
            return ("\(number)", "\(number)")
        case .name(let names, _):
            return names.randomElement(using: &numbers).map { ("\"\($0)\"", $0) }
        case .numbers(let range, _):
            let list = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
                "\(Double.random(in: range, using: &numbers))"
            }
            return ("[\(list.joined(separator: ", "))]", list.joined(separator: ","))
        case .names(let names), .namesOrAll(let names):
            let chosen = names.filter { _ in Bool.random(using: &numbers) }
            return ("\(chosen)", chosen.joined(separator: ","))
        case .curve:
            let curves = ["\"ease\"", "[0.1, 0.2, 0.3, 0.4]", #"{"steps": 3}"#, #"{"linear": [0, [1, 0.5]]}"#]
            return curves.randomElement(using: &numbers).map { ($0, $0) }
        case .spring:
            return (#"{"response": 0.3}"#, #"{"response": 0.3}"#)
        case .track:
            return ("[1, 0.5]", "[1, 0.5]")
        case .variant:
            return (#"{"sheet": {"exitAngle": 0.5}}"#, #"{"sheet": {"exitAngle": 0.5}}"#)
        case .list:
            let list = [
                "storyboard": #"[{"action": "present"}, {"action": "wait", "duration": 1}]"#,
                "sheets": #"[{}, {"cornerRadius": 3}]"#,
                "presenter.content": #"[{"type": "row", "title": "A"}]"#,
                "sheet.content": "[]",
                "sheet.detents": #"["medium", {"height": 200}]"#,
            ][member.name]
            return list.map { ($0, $0) }
        case .color, .dynamicColor:
            let digits = ["#F2F", "#F2F2F7", "#3C3C4399"].randomElement(using: &numbers)
            return digits.map { ("\"\($0)\"", Bool.random(using: &numbers) ? $0 : String($0.dropFirst())) }
        case .language:
            return ["ar", "zh-Hans", "pt-BR"].randomElement(using: &numbers).map { ("\"\($0)\"", $0) }
        case .object, .size, .identifier, .linearStop, .length, .detent, .block, .text, .optionalFlag, .image:
            return nil
        }
    }

    /// The JSON text of members by their dotted names.
    private func json(_ values: [(name: String, json: String)]) -> String {
        var firsts: [Substring] = []
        var groups: [Substring: [(name: String, json: String)]] = [:]
        for value in values {
            let parts = value.name.split(separator: ".", maxSplits: 1)
            if groups[parts[0]] == nil { firsts.append(parts[0]) }
            groups[parts[0], default: []].append((parts.count > 1 ? String(parts[1]) : "", value.json))
        }
        let members = firsts.map { first in
            let group = groups[first] ?? []
            return "\"\(first)\": \(group.first?.name == "" ? group[0].json : json(group))"
        }
        return "{\(members.joined(separator: ", "))}"
    }

    @Test(arguments: 1...20)
    func aQueryAndItsJSONAreOneConfigurationOrHaveTheSameFaults(seed: Int) throws {
        var numbers = SeededNumbers(state: UInt64(seed))
        let members = ConfigurationMember.all(within: .standard)
        var valid = 0
        for _ in 0..<50 {
            let chosen = members.shuffled(using: &numbers).prefix(Int.random(in: 0...8, using: &numbers))
            let values = chosen.compactMap { member in value(of: member, from: &numbers).map { (member.name, $0) } }
            let text = json(values.map { (name: $0.0, json: $0.1.json) })
            let fromJSON = Result { try ReelConfiguration(json: text) }
            let fromQuery = Result { try ReelConfiguration(query: values.map { (name: $0.0, value: $0.1.query) }) }
            #expect(outline(fromJSON) == outline(fromQuery), "\(text)")
            valid += (try? fromJSON.get()) == nil ? 0 : 1
        }
        #expect(valid > 5)
    }

    /// The configuration, or its faults without their order: members of one object may stand apart in a query.
    private func outline(_ result: Result<ReelConfiguration, any Error>) -> String {
        switch result {
        case .success(let reel): return "\(reel)"
        case .failure(ConfigurationError.invalid(let list)):
            return "\(list.listed.map { "\($0.pointer) \($0.code.rawValue)" }.sorted())"
        case .failure(let error): return error is ConfigurationError ? "over budget" : "\(error)"
        }
    }

    @Test(arguments: 1...8)
    func noMutationOfADocumentIsMoreThanAFault(seed: Int) {
        var numbers = SeededNumbers(state: UInt64(seed))
        let document = Array(
            #"""
            {"screen": {"device": "iphone-15", "orientation": "landscape", "scale": 2.5, "safeArea": {"top": 1e1}},
             "sheet": {"presentedFormSheetSize": {"width": 320, "height": 200}, "shadowOpacity": 0.5, "é\u00e9😀": -0,
                       "transitionStyle": "bounce", "exitTransitionStyle": null, "shouldCenterVertically": true},
             "output": {"times": [0, 0.1, 2E-1], "phase": "\ud83d\ude00"}}
            """#.utf8
        )
        let favourites = Array(#"{}[]":,\u0-+.eE"#.utf8) + [0x00, 0x1F, 0x80, 0xBF, 0xC2, 0xED, 0xF0, 0xFF]
        var refused = 0
        for _ in 0..<500 {
            var text = document
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let place = Int.random(in: text.indices, using: &numbers)
                let byte = favourites.randomElement(using: &numbers) ?? 0
                switch Int.random(in: 0..<5, using: &numbers) {
                case 0: text[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: text[place] = byte
                case 2: text.insert(byte, at: place)
                case 3: text.remove(at: place)
                default:
                    let end = min(text.count, place + Int.random(in: 0...20, using: &numbers))
                    text.insert(contentsOf: text[place..<end], at: Int.random(in: text.indices, using: &numbers))
                }
            }
            do throws(ConfigurationError) {
                _ = try ReelConfiguration(json: text)
            } catch {
                refused += 1
                #expect(isWellTold(error, by: text))
            }
        }
        #expect(refused > 400)
    }

    /// Whether an error has at least one fault, and every fault a place in the text and a sentence.
    private func isWellTold(_ error: ConfigurationError, by text: [UInt8]) -> Bool {
        switch error {
        case .syntax(let error):
            let lines = 1 + text.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            return (1...lines).contains(error.position.line) && (1...text.count + 1).contains(error.position.column)
        case .invalid(let list), .overBudget(let list):
            return !list.listed.isEmpty && list.listed.allSatisfy { $0.position != nil && $0.detail.hasSuffix(".") }
        }
    }

    @Test(arguments: 1...4)
    func noRandomQueryIsMoreThanAFault(seed: Int) {
        var numbers = SeededNumbers(state: UInt64(seed))
        let names = ConfigurationMember.all(within: .standard).map(\.name) + ["width", "cb", "", ".", "sheet.", "..a"]
        let values = ["", "1", "-1", "1e999", "0,0", "1x1", "x", ",", "true", "bounce", "null", "\u{0}", "😀"]
        for _ in 0..<500 {
            let query = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
                (name: names.randomElement(using: &numbers) ?? "", value: values.randomElement(using: &numbers) ?? "")
            }
            do throws(ConfigurationError) {
                _ = try ReelConfiguration(query: query)
            } catch {
                guard case .invalid(let list) = error else {
                    Issue.record("\(error)")
                    return
                }
                #expect(list.listed.allSatisfy { fault in query.contains { $0.name == fault.parameter } })
            }
        }
    }
}
