extension ReelConfiguration {
    /// Reads JSON text (RFC 8259, UTF-8). What is left out has its default; an empty object is a picture.
    ///
    /// Throws `syntax` for what is not JSON, `invalid` with every fault, not only the first, for JSON that says
    /// something impossible, and `overBudget` for a text or a picture that is too large.
    ///
    /// `defaultPhase` is drawn if none is asked for, in `defaultFrames` frames if nothing is said of them; `objections` is asked about a configuration that can be read:
    /// what it answers is at fault too.
    package init(
        json text: [UInt8],
        limits: Limits = .standard,
        defaultPhase: OutputConfiguration.Phase = .entry,
        defaultFrames: Int? = nil,
        objections: (ReelConfiguration) -> [Objection] = { _ in [] }
    ) throws(ConfigurationError) {
        let log = FaultLog(.text(text), limit: limits.listedFaults)
        guard text.count <= limits.documentBytes else {
            let detail = "The configuration has \(text.count) bytes; at most \(limits.documentBytes) are allowed."
            log.report(at: 0) { Fault(.overBudget, at: "", detail) }
            throw .overBudget(log.list())
        }
        var parser = JSONParser(text, depthLimit: limits.documentDepth)
        let document: JSONValue
        do {
            document = try parser.document()
        } catch {
            throw .syntax(error)
        }
        try self.init(document, log: log, within: limits, (defaultPhase, defaultFrames), objections)
    }

    /// Reads JSON text, for tests and tools that have it as a string.
    package init(
        json text: String,
        limits: Limits = .standard,
        defaultPhase: OutputConfiguration.Phase = .entry,
        defaultFrames: Int? = nil,
        objections: (ReelConfiguration) -> [Objection] = { _ in [] }
    ) throws(ConfigurationError) {
        try self.init(
            json: Array(text.utf8),
            limits: limits,
            defaultPhase: defaultPhase,
            defaultFrames: defaultFrames,
            objections: objections
        )
    }

    /// Reads the parameters of a query, their names and values decoded, in their order. The same members have the
    /// same meaning as in JSON; see ``QueryDialect`` for how they are spelled.
    package init(
        query parameters: [(name: String, value: String)],
        limits: Limits = .standard,
        defaultPhase: OutputConfiguration.Phase = .entry,
        defaultFrames: Int? = nil,
        objections: (ReelConfiguration) -> [Objection] = { _ in [] }
    ) throws(ConfigurationError) {
        let log = FaultLog(.query(parameters: parameters.map(\.name)), limit: limits.listedFaults)
        let document = QueryDialect.standard.document(parameters, log: log)
        try self.init(document, log: log, within: limits, (defaultPhase, defaultFrames), objections)
    }

    init(
        _ given: JSONValue,
        log: FaultLog,
        within limits: Limits,
        _ defaults: OutputDefaults,
        _ objections: (ReelConfiguration) -> [Objection]
    ) throws(ConfigurationError) {
        let request = ShortName.spelledOut(given, log: log)
        // What stands in a preset is checked with the rest, but is nobody's fault: the presets are tested.
        let document = Preset.applied(to: request)
        self = ConfigurationReader.read(document, log: log) {
            ReelConfiguration($0, within: limits, defaults)
        }
        readVariants(of: request, log: log, within: limits, defaults, objections)
        guard log.isEmpty else { throw .invalid(log.list()) }
        checkPixelBudget(document, log: log, within: limits)
        guard log.isEmpty else { throw .overBudget(log.list()) }
        let objections = objections(self)
        for objection in objections { log.report(objection, in: request) }
        let isOnlyTooMuch = objections.allSatisfy { $0.code == .overBudget }
        guard log.isEmpty else { throw isOnlyTooMuch ? .overBudget(log.list()) : .invalid(log.list()) }
    }

    /// Reads the document. A storyboard is drawn as a whole unless a phase of it is asked for.
    init(
        _ root: ConfigurationReader,
        within limits: Limits,
        _ defaults: OutputDefaults = (.entry, nil)
    ) {
        // For the author's editor; it says nothing of the picture.
        _ = root.read("$schema", .identifier, default: "null") { value throws(JSONValue.Mismatch) in
            switch value.content {
            case .null, .string, .untyped: break
            default: throw .wrongType
            }
        }
        _ = root.optionalRow("preset", of: Preset.all, by: { $0.name })
        title = root.identifier("title")
        root.value("compare", .variant)?.refuseAllButVariants()
        _ = root.value("variants", .list("variants", limits.variants))?
            .list(limits.variants, .variant) { $0.refuseAllButVariants() }
        let screen = root.object("screen") { ScreenConfiguration($0, within: limits) }
        let appearance = screen.traits.appearance
        presenter = root.object("presenter") { PresenterConfiguration($0, within: limits) }
        let single = root.object("sheet") { SheetAppearance($0, seenIn: appearance, within: limits) }
        let stack = root.value("sheets", .list("sheets", limits.sheets))?
            .list(limits.sheets, .object) { sheet -> SheetAppearance? in
                let read = sheet.object { SheetAppearance($0, seenIn: appearance, within: limits) }
                if read == nil { sheet.refuse() }
                return read
            }
        root.refuse("sheets", besides: ["sheet"])
        self.screen = screen
        sheets = stack ?? [single]
        storyboard = StoryboardConfiguration(root, sheets: sheets.count, within: limits)
        let phase = storyboard == nil ? defaults.phase : .all
        output = root.object("output") {
            OutputConfiguration($0, within: limits, defaultPhase: phase, defaultFrames: defaults.frames)
        }
    }
}
