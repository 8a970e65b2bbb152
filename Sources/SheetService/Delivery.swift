import HTTPServer
import SheetConfiguration

/// How a caller wants an answer delivered, which changes nothing of what is in it.
struct Delivery: Sendable, Hashable {
    /// Whether the answer under this URL will never be another.
    let isPinned: Bool
    /// Whether a browser is to save it rather than show it.
    let isDownload: Bool

    /// What the parameters of a query say about it.
    init(_ parameters: [(name: String, value: String)]) {
        func value(_ parameter: DeliveryParameter) -> String? {
            parameters.first { $0.name == parameter.rawValue }?.value
        }
        isPinned = value(.version) == Version.current
        isDownload = value(.download).map { !["0", "false"].contains($0) } ?? false
    }

    /// How long whoever asked by `method` may keep the answer.
    func cacheControl(_ method: Method) -> FieldValue {
        // A POST's answer belongs to its request alone.
        if method == .post { return "no-store" }
        return isPinned ? "public, max-age=31536000, immutable" : "public, max-age=86400, stale-while-revalidate=604800"
    }

    /// What the file of an order is called: `frame-bounce.png`.
    func disposition(of order: Order) -> FieldValue {
        let style = order.configuration.sheet.transitionStyle.rawValue
        let file = "\(order.drawing.kind.rawValue)-\(style).\(order.drawing.format.rawValue)"
        guard let value = FieldValue("\(isDownload ? "attachment" : "inline"); filename=\"\(file)\"") else {
            preconditionFailure("the names of kinds, styles and formats are letters")
        }
        return value
    }
}
