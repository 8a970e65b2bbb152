import HTTPServer
import SheetConfiguration
import SheetScene

/// A problem as a picture, for a page's `<img>`, which shows nothing else.
enum ProblemPicture {
    /// Whether a client would rather have a picture than a problem document.
    static func isWanted(by head: RequestHead) -> Bool {
        guard head.method == .get || head.method == .head else { return false }
        let types = ["application/problem+json", "image/png"].compactMap(MediaType.init)
        return Accept(head.fields.values(of: "Accept")).preferred(of: types) == 1
    }
}

extension Problem {
    /// What its picture says; nil for what is no fault of the URL, which an `<img>`'s author could do nothing about.
    var card: ProblemCard? {
        switch self {
        case .overloaded, .notReady, .internalError, .protocolViolation, .preconditionFailed: return nil
        default: break
        }
        let named = faults.map { fault in
            let suggestion = fault.suggestion.map { " Did you mean \($0)?" } ?? ""
            return ProblemCard.Entry(place: fault.parameter ?? fault.pointer, text: fault.detail + suggestion)
        }
        return ProblemCard(
            title: title,
            status: "\(status.code) \(status.phrase) · \(name)",
            entries: named.isEmpty ? [ProblemCard.Entry(place: "", text: detail)] : named,
            omitted: omittedFaults
        )
    }

    /// Faults beyond those that an answer lists.
    private var omittedFaults: Int {
        switch self {
        case .invalidConfiguration(let faults), .overBudget(let faults): faults.omitted
        default: 0
        }
    }
}
