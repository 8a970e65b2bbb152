/// What the command line asks for.
enum Command: Equatable {
    case serve(ServeCommand)
    case render(RenderCommand)
    case check(CheckCommand)
    case help
    case version

    static let usage = """
        Sheetreel draws sheet animations.

        usage: sheetreel serve [--listen HOST:PORT] [--fonts FOLDER]
               sheetreel render CONFIG.json -o PICTURE.png [--fonts FOLDER]
               sheetreel check CONFIG.json...
               sheetreel --help | --version

        serve    answers HTTP requests; listens on 127.0.0.1:8080 unless told otherwise
        render   draws one frame of a configuration, without a server; - stands for standard input or output
        check    tells what is wrong with configurations, without drawing them

        --listen HOST:PORT   where to listen; port 0 takes any free one
        --fonts FOLDER       where Inter-Regular.otf and its siblings are
        -o, --output FILE    where the picture goes

        exit status: 0 done, 1 it could not be done, 2 the command line is wrong
        """

    /// Reads the arguments after the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        guard let name = arguments.first else {
            throw UsageError("say what to do: serve, render or check; sheetreel --help explains")
        }
        var rest = Arguments(arguments.dropFirst())
        switch name {
        case "serve": self = .serve(try ServeCommand(&rest))
        case "render": self = .render(try RenderCommand(&rest))
        case "check": self = .check(try CheckCommand(&rest))
        case "-h", "--help", "help": self = .help
        case "--version", "version": self = .version
        default: throw UsageError("there is no command \(name); there are serve, render and check")
        }
    }
}

/// Why a command line cannot be followed: one line that says what is right.
struct UsageError: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// The words of a command line that are still to be read.
struct Arguments {
    private var words: ArraySlice<String>

    init(_ words: some Sequence<String>) {
        self.words = Array(words)[...]
    }

    mutating func next() -> String? {
        words.popFirst()
    }

    /// The word after `flag`.
    mutating func value(of flag: String) throws(UsageError) -> String {
        guard let value = words.popFirst() else { throw UsageError("\(flag) needs a value after it") }
        return value
    }
}
