import Foundation
import HTTPServer
import SheetEncoding
import Testing

@testable import SheetService

/// The page at `/`: what is sent, and that a browser shows a picture on it.
@Suite struct PlaygroundTests {
    private static let host = "127.0.0.1"

    @Test func pageIsSentUnderAPolicyThatAllowsNothingElse() async throws {
        let answer = try await Asking.answer(.get, "/")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "text/html; charset=utf-8")
        let policy = try #require(answer["Content-Security-Policy"])
        #expect(policy.hasPrefix("default-src 'none'; "))
        #expect(!policy.contains("unsafe"))
        for (element, bytes) in [("style", Resource.playgroundStyle), ("script", Resource.playgroundScript)] {
            #expect(policy.contains("\(element)-src 'sha256-\(Digest(of: bytes).base64)'"))
            #expect(answer.text.contains("<\(element)>\(String(decoding: bytes, as: UTF8.self))</\(element)>"))
            #expect(answer.text.components(separatedBy: "<\(element)").count == 2, "one \(element), without attributes")
        }
    }

    @Test func pageTakesNothingFromElsewhere() async throws {
        let page = try await Asking.answer(.get, "/").text
        for address in ["http:", "https:", "src=\"/", "@import", "style=\"", "onclick="] {
            #expect(!page.contains(address), "\(address)")
        }
    }

    @Test func digestIsWrittenInBase64AsOthersWriteIt() {
        #expect(Digest(of: []).base64 == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    }

    /// The page adds the contract's version to URLs as `v`, and those may be kept for ever.
    @Test func contractHasTheVersionOfWhatDraws() {
        #expect(Contract.standard.document["info"]?["version"] == .string(Version.current))
    }

    @Test(.enabled(if: BrowserTests.browser != nil, "no Chromium is installed"))
    func browserShowsAPictureAndItsAddress() async throws {
        let state = #"{"preset":"sheet-medium","screen":{"scale":1}}"#
        let page = try await visited(fragment: Base64URL.encode(Array(state.utf8)))
        #expect(page.contains("/v1/frame.png?preset=sheet-medium&amp;scale=1&amp;v=\(Version.current)</pre>"))
        #expect(page.contains("alt=\"This sheet at progress 1\""))
        #expect(page.contains("<ul class=\"faults\" id=\"faults\" role=\"alert\"></ul>"))
    }

    @Test(.enabled(if: BrowserTests.browser != nil, "no Chromium is installed"))
    func browserListsWhatIsWrong() async throws {
        let state = #"{"sheet":{"cornerRadiu":8,"shadowOpacity":3}}"#
        let page = try await visited(fragment: Base64URL.encode(Array(state.utf8)))
        #expect(page.contains("<code>/sheet/cornerRadiu</code>"))
        #expect(page.contains("<code>/sheet/shadowOpacity</code>"))
        #expect(page.contains("Did you mean “sheet.cornerRadius”?"))
    }

    /// What the page has become after its script has run in a browser.
    private func visited(fragment: String) async throws -> String {
        let server = try Server(
            address: .tcp(host: Self.host, port: 0),
            responder: try Asking.service.get(),
            loops: 1
        )
        server.start()
        let address = "http://\(Self.host):\(server.port)/#\(fragment)"
        // Waiting for the browser must not take a thread that the answers need.
        let page: Result<String, any Error> = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Result { try Self.document(of: address) }) }
        }
        server.insist()
        _ = await server.shutdown()
        return try page.get()
    }

    /// The page at `address` in a browser, as markup.
    private static func document(of address: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sheetreel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(filePath: try #require(BrowserTests.browser))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--user-data-dir=\(folder.path)", "--virtual-time-budget=20000", "--dump-dom", address,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return dom
    }
}
