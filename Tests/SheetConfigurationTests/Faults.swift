import SheetConfiguration
import Testing

/// The faults of a document that must have some.
func faults(_ json: String, limits: Limits = .standard) throws -> [Fault] {
    try faults { () throws(ConfigurationError) in try ReelConfiguration(json: json, limits: limits) }
}

/// The faults of a query that must have some.
func faults(query: [(String, String)], limits: Limits = .standard) throws -> [Fault] {
    try faults { () throws(ConfigurationError) in
        try ReelConfiguration(query: query.map { (name: $0.0, value: $0.1) }, limits: limits)
    }
}

private func faults(_ read: () throws(ConfigurationError) -> ReelConfiguration) throws -> [Fault] {
    let error = try #require(throws: ConfigurationError.self) { _ = try read() }
    guard case .invalid(let list) = error else {
        throw error
    }
    return list.listed
}
