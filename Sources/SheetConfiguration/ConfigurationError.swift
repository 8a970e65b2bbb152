/// Why a configuration cannot be drawn. Each case is one kind of answer.
package enum ConfigurationError: Error, Sendable, Hashable {
    /// The text is not JSON: 400.
    case syntax(JSONSyntaxError)
    /// The configuration says something impossible: 422.
    case invalid(FaultList)
    /// The configuration, or its picture, is larger than is allowed: 413.
    case overBudget(FaultList)
}
