import Foundation
import HTTPServer
import Testing

@testable import SheetService

@Suite struct SettingsTests {
    @Test func nothingGivenIsTheDefaults() throws {
        #expect(try Settings(flags: [], environment: [:]) == Settings())
        #expect(Settings().address == .tcp(host: "127.0.0.1", port: 8_080))
    }

    @Test(arguments: Setting.allCases)
    func defaultCanBeWrittenOutAndReadAgain(setting: Setting) throws {
        let text = setting.row.text(Settings())
        #expect(try Settings(flags: [(setting, text)], environment: [:]) == Settings())
        #expect(try Settings(flags: [], environment: [setting.variable: text]) == Settings())
    }

    @Test(arguments: Setting.allCases)
    func flagCountsBeforeTheEnvironment(setting: Setting) throws {
        let (one, other) = try #require(Self.values[setting])
        let settings = try Settings(flags: [(setting, one)], environment: [setting.variable: other])
        #expect(setting.row.text(settings) == one)
        let environmentAlone = try Settings(flags: [], environment: [setting.variable: other])
        #expect(setting.row.text(environmentAlone) == other)
        #expect(settings != environmentAlone)
    }

    @Test(arguments: Setting.allCases)
    func nonsenseIsRefusedByTheNameItCameUnder(setting: Setting) throws {
        let flag = #expect(throws: Settings.Invalid.self) { try Settings(flags: [(setting, "")], environment: [:]) }
        #expect(flag?.lines.count == 1)
        #expect(flag?.lines.first?.hasPrefix("\(setting.flag) takes ") == true)
        let variable = #expect(throws: Settings.Invalid.self) {
            try Settings(flags: [], environment: [setting.variable: ""])
        }
        #expect(variable?.lines.first?.hasPrefix("\(setting.variable) takes ") == true)
    }

    @Test(
        arguments: [
            (.cacheSize, "64"), (.cacheSize, "64MB"), (.cacheSize, "+1MiB"), (.cacheSize, "1.5MiB"),
            (.cacheSize, "9223372036854775807GiB"), (.cacheSize, "99999999999999999999B"), (.cacheSize, "MiB"),
            (.queueWait, "300"), (.queueWait, "0.3s"), (.queueWait, "-1s"), (.queueWait, "11m"), (.queueWait, "1 s"),
            (.queueWait, "9223372036854775807h"), (.headTimeout, "0s"), (.workers, "0"), (.workers, "257"),
            (.workers, "two"), (.workers, "٢"), (.bodySize, "2MiB"), (.logFormat, "xml"), (.logLevel, "INFO"),
            (.listen, "80"), (.listen, ":80"), (.listen, "host:65536"), (.listen, "host:+80"), (.listen, "::1"),
            (.listen, "[::1"), (.listen, "[::1]80"), (.listen, "unix:"), (.listen, "a b:80"), (.listen, "host:"),
        ] as [(Setting, String)]
    )
    func valueOutsideItsKindOrBoundsIsRefused(setting: Setting, value: String) {
        #expect(throws: Settings.Invalid.self) { try Settings(flags: [(setting, value)], environment: [:]) }
    }

    @Test func everyFaultIsTold() {
        let error = #expect(throws: Settings.Invalid.self) {
            try Settings(
                flags: [(.workers, "many"), (.cacheSize, "1")],
                environment: ["SHEETREEL_QUEUE": "x\ny", "PORT": "http"]
            )
        }
        #expect(
            error?.lines == [
                "--workers takes a whole number from 1 to 256, not \"many\"",
                "--cache-size takes a size from 0B to 64GiB in B, KiB, MiB, GiB, not \"1\"",
                "SHEETREEL_QUEUE takes a whole number from 0 to 1000, not \"xy\"",
                "PORT takes a port's number, not \"http\"",
            ]
        )
    }

    @Test(
        arguments: [
            ("0.0.0.0:80", .tcp(host: "0.0.0.0", port: 80)), ("[::1]:0", .tcp(host: "::1", port: 0)),
            ("localhost:65535", .tcp(host: "localhost", port: 65_535)), ("0.0.0.0", .tcp(host: "0.0.0.0", port: 9)),
            ("[::]", .tcp(host: "::", port: 9)), ("unix:/run/a.sock", .unix(path: "/run/a.sock")),
        ] as [(String, ServerAddress)]
    )
    func portOfThePlatformCountsWhereTheAddressNamesNone(address: String, listens: ServerAddress) throws {
        let settings = try Settings(flags: [(.listen, address)], environment: ["PORT": "9"])
        #expect(settings.address == listens)
    }

    @Test func portOfThePlatformAloneStaysOnLoopback() throws {
        #expect(try Settings(flags: [], environment: ["PORT": "9"]).address == .tcp(host: "127.0.0.1", port: 9))
    }

    @Test func unknownNamesUnderOurPrefixAreWarnedAbout() {
        let kubernetes = [
            "SHEETREEL_SERVICE_HOST", "SHEETREEL_SERVICE_PORT_HTTP", "SHEETREEL_PORT_80_TCP", "SHEETREEL_PORT",
        ]
        let names = ["SHEETREEL_CACHE_SZIE", "SHEETREEL_X", "OTHER", "SHEETREEL_QUEUE"] + kubernetes
        let warnings = Settings.warnings(about: Dictionary(uniqueKeysWithValues: names.map { ($0, "1") }))
        #expect(
            warnings == [
                "SHEETREEL_CACHE_SZIE is not a setting and is ignored; did you mean SHEETREEL_CACHE_SIZE?",
                "SHEETREEL_X is not a setting and is ignored",
            ]
        )
    }

    @Test func nameInTheEnvironmentFollowsTheFlag() {
        #expect(Setting.cacheSize.flag == "--cache-size")
        #expect(Setting.cacheSize.variable == "SHEETREEL_CACHE_SIZE")
        #expect(Setting(flag: "--cache-size") == .cacheSize)
        #expect(Setting(flag: "cache-size") == nil)
    }

    @Test(arguments: Setting.allCases)
    func documentationTellsEverySetting(setting: Setting) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/operation.md")
        let document = try String(contentsOf: file, encoding: .utf8)
        let row = setting.row
        let standard = [.workers, .loops].contains(setting) ? "the processors" : "`\(row.text(Settings()))`"
        let line = "| `\(setting.flag)` `\(setting.variable)` | \(standard) | \(row.sentence) | \(row.rule) |"
        #expect(document.split(separator: "\n").contains { $0 == line }, "\(line)")
    }

    /// Two values of each setting, neither of them its default.
    private static let values: [Setting: (String, String)] = [
        .listen: ("a.test:1", "unix:/b"), .fonts: ("/a", "/b"), .workers: ("17", "18"), .loops: ("17", "18"),
        .cacheSize: ("1KiB", "2GiB"), .queue: ("0", "1"), .queueWait: ("0s", "1500ms"),
        .queuePixels: ("1000000", "1000001"), .bodySize: ("1KiB", "2KiB"), .connections: ("1", "2"),
        .connectionRequests: ("1", "2"), .firstByteTimeout: ("1s", "2s"), .headTimeout: ("1s", "2s"),
        .bodyTimeout: ("1s", "2s"), .writeTimeout: ("1s", "2s"), .responseTimeout: ("1s", "2s"),
        .idleTimeout: ("1s", "90s"), .readinessDelay: ("1s", "2s"), .shutdownGrace: ("1s", "2s"),
        .logFormat: ("text", "json"), .logLevel: ("warn", "off"),
    ]
}
