/// Writes the head of a response, RFC 9112 §4 and §6. All that it writes was checked when it was made.
enum ResponseEncoder {
    /// How the receiver learns where the body ends.
    enum Framing {
        case none
        case length(Int)
        case chunked
        case untilClose
    }

    enum Persistence {
        case open
        /// To an HTTP/1.0 client that asked for it, RFC 9112 §9.3.
        case openExplicitly
        case close
    }

    static let continueHead = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    static func append(
        _ response: Response,
        framing: Framing,
        persistence: Persistence,
        clock: DateClock,
        to head: inout [UInt8]
    ) {
        head.append(contentsOf: "HTTP/1.1 ".utf8)
        head.append(contentsOf: String(response.status.code).utf8)
        head.append(.space)
        head.append(contentsOf: response.status.phrase.utf8)
        endLine(&head)
        clock.appendLine(to: &head)
        let fields = response.fields
        for entry in fields.entries where !isServersOwn(fields.bytes[entry.name]) {
            head.append(contentsOf: fields.bytes[entry.name])
            head.append(.colon)
            head.append(.space)
            head.append(contentsOf: fields.bytes[entry.value])
            endLine(&head)
        }
        switch framing {
        case .none, .untilClose: break
        case .length(let length):
            head.append(contentsOf: "Content-Length: ".utf8)
            head.append(contentsOf: String(length).utf8)
            endLine(&head)
        case .chunked: head.append(contentsOf: "Transfer-Encoding: chunked\r\n".utf8)
        }
        switch persistence {
        case .open: break
        case .openExplicitly: head.append(contentsOf: "Connection: keep-alive\r\n".utf8)
        case .close: head.append(contentsOf: "Connection: close\r\n".utf8)
        }
        endLine(&head)
    }

    private static func endLine(_ head: inout [UInt8]) {
        head.append(.carriageReturn)
        head.append(.lineFeed)
    }

    /// Two voices about framing or the connection would be a way to split responses.
    private static func isServersOwn(_ name: ArraySlice<UInt8>) -> Bool {
        let name = name.span
        switch name.count {
        case 4: return name.spells("date")
        case 10: return name.spells("connection") || name.spells("keep-alive")
        case 14: return name.spells("content-length")
        case 17: return name.spells("transfer-encoding")
        default: return false
        }
    }
}
