extension ReelConfiguration {
    /// Reads JSON text (RFC 8259, UTF-8). What is left out has its default; an empty object is a picture.
    ///
    /// Throws `syntax` for what is not JSON, `invalid` with every fault, not only the first, for JSON that says
    /// something impossible, and `overBudget` for a text or a picture that is too large.
    package init(json text: [UInt8], limits: Limits = .standard) throws(ConfigurationError) {
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
        try self.init(document, log: log, within: limits)
    }

    /// Reads JSON text, for tests and tools that have it as a string.
    package init(json text: String, limits: Limits = .standard) throws(ConfigurationError) {
        try self.init(json: Array(text.utf8), limits: limits)
    }

    /// Reads the parameters of a query, their names and values decoded, in their order. The same members have the
    /// same meaning as in JSON; see ``QueryDialect`` for how they are spelled.
    package init(query parameters: [(name: String, value: String)], limits: Limits = .standard)
        throws(ConfigurationError)
    {
        let log = FaultLog(.query(parameters: parameters.map(\.name)), limit: limits.listedFaults)
        let document = QueryDialect.standard.document(parameters, log: log)
        try self.init(document, log: log, within: limits)
    }

    private init(_ document: JSONValue, log: FaultLog, within limits: Limits) throws(ConfigurationError) {
        self = ConfigurationReader.read(document, log: log) { ReelConfiguration($0, within: limits) }
        guard log.isEmpty else { throw .invalid(log.list()) }
        checkPixelBudget(document, log: log, within: limits)
        guard log.isEmpty else { throw .overBudget(log.list()) }
    }

    /// Reads the document.
    init(_ root: ConfigurationReader, within limits: Limits) {
        screen = root.object("screen") { ScreenConfiguration($0, within: limits) }
        sheet = root.object("sheet") { SheetAppearance($0, within: limits) }
        output = root.object("output") { OutputConfiguration($0, within: limits) }
    }
}
