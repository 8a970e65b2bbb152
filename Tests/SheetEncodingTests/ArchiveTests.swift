import Foundation
import SheetEncoding
import Testing

@Suite struct ArchiveTests {
    private static let entries: [(name: String, contents: [UInt8])] = [
        ("hero~dark@2x.png", Array("not really a picture".utf8)),
        ("atlas/frames.atlas", [UInt8](repeating: 7, count: 70_000)),
        ("empty", []),
        ("größe.txt", [0]),
    ]

    private static func archive() throws -> [UInt8] {
        let collected = Collected()
        var zip = ZIP(to: collected.append)
        for entry in entries { try zip.add(entry.name, entry.contents) }
        try zip.end()
        return collected.bytes
    }

    @Test(.enabled(if: Tool.python != nil))
    func pythonFindsEveryEntryWhole() throws {
        let script = """
            import sys, io, zipfile
            z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
            assert z.testzip() is None
            for i in z.infolist():
                print(i.filename, len(z.read(i)), sum(z.read(i)), i.date_time[0], i.compress_type, oct(i.external_attr >> 16))
            """
        let output = try Tool.run(#require(Tool.python), ["-X", "utf8", "-c", script], input: Self.archive())
        let lines = Self.entries.map { entry in
            "\(entry.name) \(entry.contents.count) \(entry.contents.reduce(0) { $0 + Int($1) }) 1980 0 0o100644"
        }
        #expect(String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) == lines)
    }

    @Test func theSameEntriesAreTheSameBytes() throws {
        #expect(try Self.archive() == Self.archive())
    }

    @Test(arguments: ["", "/etc/passwd", "../up", "a/../b", "a//b", "a\\b", "a/", "twice"])
    func namesThatCouldHarmAreRefused(name: String) throws {
        var zip = ZIP { _ in }
        try zip.add("twice", [])
        #expect(throws: EncodingError.entryName(name)) { try zip.add(name, []) }
    }

    @Test func moreEntriesThanTheDirectoryCanCountAreRefused() throws {
        var zip = ZIP { _ in }
        for index in 0..<ZIP.mostEntries { try zip.add("\(index)", []) }
        #expect(throws: EncodingError.tooManyEntries(most: 65_535)) { try zip.add("last", []) }
    }

    @Test(.enabled(if: Tool.python != nil))
    func pythonFindsEveryPart() throws {
        let collected = Collected()
        var writer = MultipartWriter(boundary: "frames-0123456789abcdef", to: collected.append)
        try writer.add(["Content-Type": "image/png", "Content-ID": "<0>"], Array(0...255))
        try writer.add(["Content-Type": "application/json"], Array("{}\r\n".utf8))
        let head = Array("Content-Type: \(writer.contentType)\r\n\r\n".utf8)
        try writer.end()
        let script = """
            import sys, email
            m = email.message_from_bytes(sys.stdin.buffer.read())
            for p in m.get_payload():
                print(p.get_content_type(), p["Content-Length"], p["Content-ID"], sum(p.get_payload(decode=True)))
            """
        let output = try Tool.run(#require(Tool.python), ["-c", script], input: head + collected.bytes)
        #expect(
            String(decoding: output, as: UTF8.self)
                == "image/png 256 <0> 32640\napplication/json 4 None \(123 + 125 + 13 + 10)\n"
        )
    }
}
