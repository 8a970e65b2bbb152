/// A response as a careful client reads it; what does not parse stays in the rest.
struct WireReply: Sendable {
    let status: Int
    let fields: [(name: String, value: String)]
    let body: [UInt8]
    let isChunked: Bool
    /// The head as it came.
    let head: String

    var text: String { String(decoding: body, as: UTF8.self) }

    func values(_ name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    subscript(name: String) -> String? { values(name).first }

    /// As many replies as there are from the start, interim ones too.
    static func parse(_ bytes: [UInt8], toHead: Bool = false) -> (replies: [WireReply], rest: ArraySlice<UInt8>) {
        var rest = bytes[...]
        var replies: [WireReply] = []
        while let reply = one(&rest, toHead: toHead) { replies.append(reply) }
        return (replies, rest)
    }

    private static func line(_ bytes: inout ArraySlice<UInt8>) -> String? {
        guard let end = bytes.firstIndex(of: 10), end > bytes.startIndex, bytes[end - 1] == 13 else { return nil }
        defer { bytes = bytes[(end + 1)...] }
        return String(decoding: bytes[bytes.startIndex..<end - 1], as: UTF8.self)
    }

    private static func one(_ bytes: inout ArraySlice<UInt8>, toHead: Bool) -> WireReply? {
        var rest = bytes
        guard let start = line(&rest), start.hasPrefix("HTTP/1.1 ") else { return nil }
        let code = start.dropFirst(9)
        guard code.count >= 4, let status = Int(code.prefix(3)), code.dropFirst(3).first == " " else { return nil }
        var fields: [(name: String, value: String)] = []
        while let field = line(&rest) {
            if field.isEmpty {
                let head = String(decoding: bytes[bytes.startIndex..<rest.startIndex], as: UTF8.self)
                guard let (body, isChunked) = body(&rest, status, fields, toHead: toHead) else { return nil }
                bytes = rest
                return WireReply(status: status, fields: fields, body: body, isChunked: isChunked, head: head)
            }
            guard let colon = field.firstIndex(of: ":") else { return nil }
            let value = field[field.index(after: colon)...]
            fields.append((String(field[..<colon]), String(value.drop { $0 == " " })))
        }
        return nil
    }

    private static func body(
        _ bytes: inout ArraySlice<UInt8>,
        _ status: Int,
        _ fields: [(name: String, value: String)],
        toHead: Bool
    ) -> ([UInt8], Bool)? {
        if status < 200 || status == 204 || status == 304 || toHead { return ([], false) }
        func value(_ name: String) -> String? { fields.first { $0.name.lowercased() == name }?.value }
        if let length = value("content-length").flatMap({ Int($0) }) {
            guard bytes.count >= length else { return nil }
            defer { bytes = bytes.dropFirst(length) }
            return (Array(bytes.prefix(length)), false)
        }
        guard value("transfer-encoding") == "chunked" else {
            defer { bytes = [] }
            return (Array(bytes), false)
        }
        var all: [UInt8] = []
        while let size = line(&bytes).flatMap({ Int($0, radix: 16) }) {
            guard bytes.count >= size + 2 else { return nil }
            all += bytes.prefix(size)
            bytes = bytes.dropFirst(size)
            guard line(&bytes) == "" else { return nil }
            if size == 0 { return (all, true) }
        }
        return nil
    }
}
