/// What script/bench runs: `SheetBenchmarks pixels RIVALS [ROUNDS]`.
@main struct Main {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard (2...3).contains(words.count), words[0] == "pixels",
            let rounds = words.count == 3 ? Int(words[2]) : 15, rounds > 0
        else {
            throw Usage(message: "SheetBenchmarks pixels RIVALS [ROUNDS]; script/bench knows where RIVALS is")
        }
        try PixelBenchmark(rivals: Rivals(at: words[1]), rounds: rounds).run()
    }

    struct Usage: Error {
        let message: String
    }
}
