/// A body of `multipart/mixed` (RFC 2046 §5.1.3), part after part, sent on while it is made.
package struct MultipartWriter {
    private let boundary: String
    private let sink: ByteSink
    private var isFirst = true

    /// `boundary` must not stand in any part: make it of a digest of what was asked for. 1…70 letters, digits, `-`, `_`.
    package init(boundary: String, to sink: @escaping ByteSink) {
        let isPlain = boundary.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
        precondition(isPlain && (1...70).contains(boundary.utf8.count), "a boundary is 1…70 plain characters")
        self.boundary = boundary
        self.sink = sink
    }

    /// The body's media type.
    package var contentType: String { "multipart/mixed; boundary=\(boundary)" }

    /// Sends a part. Neither names nor values of `fields` may have line breaks; the length is added.
    package mutating func add(_ fields: KeyValuePairs<String, String>, _ contents: [UInt8]) throws {
        var head = isFirst ? "--\(boundary)\r\n" : "\r\n--\(boundary)\r\n"
        isFirst = false
        for (name, value) in fields {
            precondition(!(name + value).utf8.contains { $0 < 0x20 }, "a field is one line")
            head += "\(name): \(value)\r\n"
        }
        head += "Content-Length: \(contents.count)\r\n\r\n"
        try sink(Array(head.utf8) + contents)
    }

    /// Sends the last boundary. Nothing may be added behind it.
    package consuming func end() throws {
        try sink(Array((isFirst ? "--\(boundary)--\r\n" : "\r\n--\(boundary)--\r\n").utf8))
    }
}
