/// What is drawn if a configuration does not say: a phase, and a number of frames or else a rate.
typealias OutputDefaults = (phase: OutputConfiguration.Phase, frames: Int?)

extension ReelConfiguration {
    /// The configurations that are drawn where several can be: the variants if there are any, else this one and what it
    /// is compared with.
    package var shown: [ReelConfiguration] { variants.isEmpty ? [self] + compared : variants }

    /// Reads what `compare` and `variants` ask for beside the configuration itself.
    mutating func readVariants(
        of request: JSONValue,
        log: FaultLog,
        within limits: Limits,
        _ defaults: OutputDefaults,
        _ objections: (ReelConfiguration) -> [Objection]
    ) {
        func read(_ variant: Variant) -> ReelConfiguration {
            let found = log.anew()
            let document = Preset.applied(to: variant.request)
            var other = ConfigurationReader.read(document, log: found) {
                ReelConfiguration($0, within: limits, defaults)
            }
            variant.refuseNesting(in: found)
            if found.isEmpty { other.checkPixelBudget(document, log: found, within: limits) }
            if found.isEmpty {
                for objection in objections(other) { found.report(objection, in: variant.request) }
            }
            variant.tell(found, in: log)
            other.title = other.title ?? Preset.named(by: variant.request)?.name
            return other
        }
        if let changes = request.member("compare") {
            compared = [read(Variant(of: request, changes: changes, at: MemberPath(names: ["compare"])))]
            title = title ?? Preset.named(by: request)?.name
        }
        guard let list = try? request.member("variants")?.structured(), case .array(let elements) = list.content,
            limits.variants.contains(elements.count)
        else { return }
        variants = elements.enumerated().map { index, changes in
            read(Variant(of: request, changes: changes, at: MemberPath(names: ["variants", "\(index)"])))
        }
    }
}

extension ValueReader {
    /// Reports what is neither an object nor the name of a preset; nil for it.
    @discardableResult
    func refuseAllButVariants() -> Bool? {
        if case .object = value.content { return true }
        let preset = convert { value throws(JSONValue.Mismatch) in try value.row(of: Preset.all) { $0.name } }
        return preset == nil ? nil : true
    }
}
