/// A named part of a configuration, which a caller's own members override one by one.
package struct Preset: Sendable {
    package let name: String
    /// What it looks like, in one sentence.
    package let meaning: String
    /// The members, as JSON text.
    package let json: String
    private let fragment: JSONValue

    /// `json` is the text of an object; every preset is read by the tests.
    init(_ name: String, _ meaning: String, _ json: String) {
        self.name = name
        self.meaning = meaning
        self.json = json
        var parser = JSONParser(Array(json.utf8), depthLimit: Limits.standard.documentDepth)
        guard let fragment = try? parser.document() else { preconditionFailure("the preset \(name) is not JSON") }
        self.fragment = fragment
    }

    /// The preset that `request` names; nil if it names none there is.
    static func named(by request: JSONValue) -> Preset? {
        switch request.member("preset")?.content {
        case .string(let name), .untyped(let name): all.first { ExactName($0.name) == ExactName(name) }
        default: nil
        }
    }

    /// `request` laid over the preset that it names; `request` itself if it names none there is. What comes from the
    /// preset stands where the request names it.
    static func applied(to request: JSONValue) -> JSONValue {
        guard let given = request.member("preset"), let preset = named(by: request) else { return request }
        var base = preset.fragment.placed(at: given.offset)
        // A stack has its own sheets: each of them is laid over the preset's.
        let stack = try? request.member("sheets")?.structured()
        if case .array(let sheets) = stack?.content, let sheet = base.member("sheet") {
            let laid = sheets.map { sheet.overlaid(with: $0, at: MemberPath(names: ["sheet"])) }
            base = base.without("sheet")
            return base.overlaid(with: request.replacing("sheets", with: .array(laid)))
        }
        return base.overlaid(with: request)
    }
}
