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
    var text: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var text: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in bytes {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(alphabet[bits >> count & 63])
            }
            bits &= 0xFF
        }
        text.append(alphabet[bits << (6 - count) & 63])
        return String(decoding: text, as: UTF8.self)
    }
}
