import CCrypto

/// A SHA-256 digest.
struct Digest: Sendable, Hashable {
    private let bytes: [UInt8]

    init(of data: [UInt8]) {
        var bytes = [UInt8](repeating: 0, count: 32)
        let isDone = unsafe EVP_Digest(data, data.count, &bytes, nil, EVP_sha256(), nil)
        precondition(isDone == 1, "SHA-256 takes any data")
        self.bytes = bytes
    }

    /// Base64url without padding, 43 letters.
    var text: String { Base64URL.encode(bytes) }

    /// Base64 with padding, RFC 4648 section 4.
    var base64: String {
        let letters = text.map { letter -> Character in
            switch letter {
            case "-": "+"
            case "_": "/"
            default: letter
            }
        }
        return String(letters) + "="
    }
}
