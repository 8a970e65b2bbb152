import HTTPServer

/// How something is written. The raw value is the extension of its files.
package enum Format: String, Sendable, Hashable, CaseIterable {
    case png
    /// A PNG that moves; sent as PNG, which whoever shows pictures knows.
    case apng
    case webp
    case gif
    case svg
    /// libGDX's text.
    case atlas
    /// Files in one archive.
    case zip
    /// Files one after the other, each with fields of its own.
    case multipart
    case json
    case csv
    case css
    case swift

    /// As it is negotiated.
    var mediaType: String {
        switch self {
        case .png, .apng: "image/png"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .svg: "image/svg+xml"
        case .atlas: "text/plain"
        case .zip: "application/zip"
        case .multipart: "multipart/mixed"
        case .json: "application/json"
        case .csv: "text/csv"
        case .css: "text/css"
        case .swift: "text/x-swift"
        }
    }

    /// As it is sent.
    var contentType: FieldValue {
        switch self {
        case .png, .apng: "image/png"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .svg: "image/svg+xml; charset=utf-8"
        case .atlas: "text/plain; charset=utf-8"
        case .zip: "application/zip"
        case .multipart: "multipart/mixed"
        case .json: "application/json"
        case .csv: "text/csv; charset=utf-8; header=present"
        case .css: "text/css; charset=utf-8"
        case .swift: "text/x-swift; charset=utf-8"
        }
    }
}
