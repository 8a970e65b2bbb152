/// What a timeline can be written as.
enum TimelineFormat: String, Sendable, Hashable, CaseIterable {
    case json
    case csv
    case css
    case swift

    var mediaType: String {
        switch self {
        case .json: "application/json"
        case .csv: "text/csv"
        case .css: "text/css"
        case .swift: "text/x-swift"
        }
    }
}
