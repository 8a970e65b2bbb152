import SheetConfiguration

extension Failure {
    /// The faults of a configuration, a line each, as compilers write them: file, line, column, what is wrong.
    init(_ error: ConfigurationError, in file: String) {
        lines = error.lines(in: file)
    }
}

extension ConfigurationError {
    fileprivate func lines(in file: String) -> [String] {
        func line(_ position: TextPosition?, _ text: String) -> String {
            position.map { "\(file):\($0.line):\($0.column): \(text)" } ?? "\(file): \(text)"
        }
        switch self {
        case .syntax(let error): return [line(error.position, error.detail)]
        case .invalid(let faults), .overBudget(let faults):
            let listed = faults.listed.map { fault in
                let suggestion = fault.suggestion.map { " Did you mean \($0)?" } ?? ""
                return line(fault.position, "\(fault.pointer): \(fault.detail)\(suggestion)")
            }
            return listed + (faults.omitted > 0 ? ["\(file): and \(faults.omitted) more faults"] : [])
        }
    }
}
