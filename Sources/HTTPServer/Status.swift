/// A status code with the phrase that goes with it. Phrases come from one fixed table, RFC 9110 §15, so that no
/// text of a caller can reach the status line; an unknown code has the empty phrase, which the grammar allows.
package struct Status: Sendable, Hashable {
    /// 200…599.
    package let code: Int

    /// `code` must be a final one: 200…599.
    package init(_ code: Int) {
        precondition((200...599).contains(code), "a response has a final status code")
        self.code = code
    }

    /// The reason phrase, "" where the table has none.
    package var phrase: String {
        switch code {
        case 200: "OK"
        case 201: "Created"
        case 202: "Accepted"
        case 204: "No Content"
        case 206: "Partial Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 303: "See Other"
        case 304: "Not Modified"
        case 307: "Temporary Redirect"
        case 308: "Permanent Redirect"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 410: "Gone"
        case 411: "Length Required"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 416: "Range Not Satisfiable"
        case 417: "Expectation Failed"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 426: "Upgrade Required"
        case 428: "Precondition Required"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        case 505: "HTTP Version Not Supported"
        default: ""
        }
    }

    /// 204 and 304 end with their head, whatever the responder handed over: RFC 9112 §6.3.
    var forbidsBody: Bool { code == 204 || code == 304 }

    /// Those that this project answers with, under RFC 9110's names.
    package static let ok = Status(200)
    package static let noContent = Status(204)
    package static let seeOther = Status(303)
    package static let notModified = Status(304)
    package static let permanentRedirect = Status(308)
    package static let badRequest = Status(400)
    package static let unauthorized = Status(401)
    package static let forbidden = Status(403)
    package static let notFound = Status(404)
    package static let methodNotAllowed = Status(405)
    package static let notAcceptable = Status(406)
    package static let requestTimeout = Status(408)
    package static let lengthRequired = Status(411)
    package static let preconditionFailed = Status(412)
    package static let contentTooLarge = Status(413)
    package static let uriTooLong = Status(414)
    package static let unsupportedMediaType = Status(415)
    package static let expectationFailed = Status(417)
    package static let unprocessableContent = Status(422)
    package static let tooManyRequests = Status(429)
    package static let requestHeaderFieldsTooLarge = Status(431)
    package static let internalServerError = Status(500)
    package static let notImplemented = Status(501)
    package static let serviceUnavailable = Status(503)
    package static let httpVersionNotSupported = Status(505)
}
