/// What script/bench runs: `SheetBenchmarks pixels|reels RIVALS [ROUNDS]`, `SheetBenchmarks sprite ours|painted RIVALS`,
/// `SheetBenchmarks files RIVALS`.
@main struct Main {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 2 else { throw Usage() }
        let rounds = words.count == 3 ? Int(words[2]) : nil
        switch (words[0], words[1]) {
        case ("pixels", let rivals):
            try PixelBenchmark(rivals: Rivals(at: rivals), rounds: rounds ?? 15).run()
        case ("reels", let rivals):
            try ReelBenchmark(rivals: Rivals(at: rivals), rounds: rounds ?? 5).run()
        case ("sprite", "ours") where words.count == 3:
            try ReelBenchmark(rivals: Rivals(at: words[2]), rounds: 1).makeOneSprite(isOurs: true)
        case ("sprite", "painted") where words.count == 3:
            try ReelBenchmark(rivals: Rivals(at: words[2]), rounds: 1).makeOneSprite(isOurs: false)
        case ("files", let rivals):
            try ReelBenchmark(rivals: Rivals(at: rivals), rounds: 1).timeFiles()
        default: throw Usage()
        }
    }

    struct Usage: Error {
        let message = "script/bench knows how to run this"
    }
}
