import SheetEncoding

/// A configuration as one segment of a path: its JSON text in base64url, or the text's zlib stream in base64url. The
/// two are told apart by the stream's header, which no JSON text starts with.
package enum EncodedConfiguration {
    /// Bytes that a path's configuration may have: a short stream can stand for very much.
    package static let limit = 256 << 10

    /// Why a segment holds no text.
    package enum Failure: Error, Sendable, Hashable, CaseIterable {
        case notBase64URL
        case notZlib
        case tooLong

        /// For a person.
        var sentence: String {
            switch self {
            case .notBase64URL: "What stands before the extension is not base64url (RFC 4648, section 5)."
            case .notZlib: "What stands before the extension starts as a zlib stream (RFC 1950) and is none."
            case .tooLong: "A configuration in a path has at most \(EncodedConfiguration.limit) bytes; use POST."
            }
        }
    }

    /// The JSON text in `segment`; whether it is JSON is not known yet.
    package static func text(in segment: Substring) throws(Failure) -> [UInt8] {
        guard let bytes = Base64URL.decode(segment) else { throw .notBase64URL }
        guard Zlib.starts(bytes) else {
            guard bytes.count <= limit else { throw .tooLong }
            return bytes
        }
        do throws(Zlib.Failure) {
            return try Zlib.inflate(bytes, limit: limit)
        } catch {
            throw error == .tooLong ? .tooLong : .notZlib
        }
    }

    /// The shorter of the two spellings of a JSON text.
    package static func segment(of text: [UInt8]) -> String {
        let stream = Zlib.deflate(text)
        return Base64URL.encode(stream.count < text.count ? stream : text)
    }
}
