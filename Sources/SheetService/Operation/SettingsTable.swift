extension Settings {
    /// Every setting with its name in the environment, its meaning and its default, for a terminal.
    package static var help: String {
        let defaults = Settings()
        let flags = Setting.allCases.map { "\($0.flag) \($0.row.placeholder)" }
        let width = flags.map(\.count).max() ?? 0
        let rows = zip(Setting.allCases, flags).map { setting, flag in
            let indent = String(repeating: " ", count: width + 4)
            let padding = String(repeating: " ", count: width + 2 - flag.count)
            return "  \(flag)\(padding)\(setting.row.sentence)\n"
                + "\(indent)\(setting.variable), default \(setting.row.text(defaults))"
        }
        return rows.joined(separator: "\n")
    }
}
