import Testing

@testable import SheetConfiguration

@Suite struct ImageDataTests {
    /// A PNG's first 33 bytes, of a picture of that size.
    private func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + bytes(width)
            + bytes(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    }

    private func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = Array(bytes[start..<min(start + 3, bytes.count)])
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                text.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : "=")
            }
        }
        return text
    }

    private func refusal(_ text: String) -> ImageData.Refusal? {
        do throws(ImageData.Refusal) {
            _ = try ImageData(base64: text, within: .standard)
            return nil
        } catch { return error }
    }

    @Test func theSizeIsReadFromAPNGsHeader() throws {
        let image = try ImageData(base64: base64(png(320, 200)), within: .standard)
        #expect(image.format == .png)
        #expect(image.size == PixelSize(width: 320, height: 200))
        #expect(image.bytes == png(320, 200))
    }

    @Test func theSizeIsReadFromAJPEGsFrameHeaderBehindOtherSegments() throws {
        let bytes: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 64, 1, 1, 0x11, 0, 0xFF, 0xD9,
        ]
        let image = try ImageData(base64: base64(bytes), within: .standard)
        #expect(image.format == .jpeg)
        #expect(image.size == PixelSize(width: 320, height: 200))
    }

    @Test(arguments: ["", "A", "AAA", "AA=A", "====", "AA==AA==", "AB==", "AAB=", "AA A", "AAAA\n", "AA-_"])
    func whatIsNotBase64IsRefused(text: String) {
        #expect(refusal(text) == .notBase64)
    }

    @Test func noOtherFileIsTaken() {
        for bytes in [
            Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0], png(0, 1),
        ] {
            #expect(refusal(base64(bytes)) == .unknownFormat)
        }
    }

    @Test func aPictureIsBoundedInBytesAndInPixels() {
        #expect(refusal(base64(png(8_000, 8_000))) == .tooManyPixels(PixelSize(width: 8_000, height: 8_000)))
        #expect(refusal(base64(png(.max, .max))) != nil)
        #expect(refusal(base64(png(4_000, 4_000))) == nil)
        #expect(refusal(base64(png(1, 1))) == nil)
        let long = base64(png(1, 1) + [UInt8](repeating: 0, count: 600_000))
        if case .tooManyBytes? = refusal(long) {} else { Issue.record("600,000 bytes are taken") }
    }

    @Test func aFaultNamesTheMember() throws {
        let faults = try faults(#"{"sheet": {"content": [{"type": "image", "data": "bm90IGEgcGljdHVyZQ=="}]}}"#)
        #expect(faults.map { "\($0.pointer) \($0.code.rawValue)" } == ["/sheet/content/0/data unknown-value"])
    }
}
