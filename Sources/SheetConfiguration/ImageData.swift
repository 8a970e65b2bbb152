/// A picture file that came with a configuration. Its header has been read; whether the rest can be decoded, only
/// decoding tells.
package struct ImageData: Sendable, Hashable {
    package enum Format: String, Sendable, Hashable {
        case png
        case jpeg
    }

    package let format: Format
    /// As the file's header says.
    package let size: PixelSize
    /// The file, as it came.
    package let base64: String
    /// Where the configuration has it: a JSON pointer.
    package fileprivate(set) var pointer = ""

    /// Why a text is no picture that can be drawn.
    enum Refusal: Error, Equatable {
        case notBase64
        case tooManyBytes(Int)
        case unknownFormat
        case tooManyPixels(PixelSize)
    }

    /// Reads the header of the file that `base64` spells (RFC 4648, with padding).
    init(base64: String, within limits: Limits) throws(Refusal) {
        let length = base64.utf8.count / 4 * 3
        guard length <= limits.imageBytes + 2 else { throw .tooManyBytes(length) }
        guard let bytes = Self.decoded(base64) else { throw .notBase64 }
        guard bytes.count <= limits.imageBytes else { throw .tooManyBytes(bytes.count) }
        guard let (format, size) = Self.header(of: bytes) else { throw .unknownFormat }
        guard Double(size.width) * Double(size.height) <= Double(limits.imagePixels) else {
            throw .tooManyPixels(size)
        }
        self.format = format
        self.size = size
        self.base64 = base64
    }

    /// The file's bytes.
    package var bytes: [UInt8] { Self.decoded(base64) ?? [] }

    private static func header(of bytes: [UInt8]) -> (Format, PixelSize)? {
        if let size = PixelSize(headerOfPNG: bytes) { return (.png, size) }
        return PixelSize(headerOfJPEG: bytes).map { (.jpeg, $0) }
    }

    /// Nil unless `text` is groups of four letters, the last one padded, with no bits left over.
    private static func decoded(_ text: String) -> [UInt8]? {
        let letters = Array(text.utf8)
        guard !letters.isEmpty, letters.count.isMultiple(of: 4) else { return nil }
        let padding = letters.suffix(2).count { $0 == UInt8(ascii: "=") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count / 4 * 3)
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for letter in letters.dropLast(padding) {
            guard let value = value(of: letter) else { return nil }
            bits = bits << 6 | value
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            bits &= (1 << count) - 1
        }
        return bits == 0 ? bytes : nil
    }

    private static func value(of letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}

extension PixelSize {
    /// The size that a PNG file's first chunk gives (PNG 3rd edition, §11.2.1); nil if it is none.
    fileprivate init?(headerOfPNG bytes: [UInt8]) {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
        func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        self.init(width: number(at: 16), height: number(at: 20))
        guard width > 0, height > 0 else { return nil }
    }

    /// The size that a JPEG file's frame header gives (ITU-T T.81, §B.2.2); nil if it is none.
    fileprivate init?(headerOfJPEG bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        func number(at index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
        var index = 2
        while index + 9 <= bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            switch marker {
            case 0xFF: index += 1
            case 0x01, 0xD0...0xD7: index += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                self.init(width: number(at: index + 7), height: number(at: index + 5))
                guard width > 0, height > 0 else { return nil }
                return
            default: index += 2 + max(2, number(at: index + 2))
            }
        }
        return nil
    }
}

extension ConfigurationReader {
    /// A picture as base64; nil for null, which is the default, or if it is at fault.
    func image(_ name: String, within limits: Limits) -> ImageData? {
        let text = read(name, .image, default: "null") { value throws(JSONValue.Mismatch) -> String? in
            switch value.content {
            case .null: return nil
            case .string(let text), .untyped(let text): return text
            default: throw .wrongType
            }
        }
        guard let text = text ?? nil else { return nil }
        do throws(ImageData.Refusal) {
            var image = try ImageData(base64: text, within: limits)
            image.pointer = path.appending(name).pointer
            return image
        } catch {
            switch error {
            case .notBase64:
                complain(.unknownValue, at: name, "Must be a file as base64 (RFC 4648), with its padding.")
            case .tooManyBytes(let count):
                complain(.outOfRange, at: name, "Has about \(count) bytes; at most \(limits.imageBytes) are allowed.")
            case .unknownFormat:
                complain(.unknownValue, at: name, "Must be a PNG or JPEG file, by its header.")
            case .tooManyPixels(let size):
                complain(
                    .outOfRange,
                    at: name,
                    "Has \(size.width) × \(size.height) pixels; at most \(limits.imagePixels) are allowed."
                )
            }
            return nil
        }
    }
}
