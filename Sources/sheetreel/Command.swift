/// What the command line asks for.
enum Command: Equatable {
    case serve(ServeCommand)
    case render(RenderCommand)
    case check(CheckCommand)
    case url(UrlCommand)
    case health(HealthCommand)
    case help(String)
    case version

    static let usage = """
        Sheetreel draws sheet animations.

        usage: sheetreel serve [--listen ADDRESS] [--fonts FOLDER] [SETTING]...
               sheetreel render CONFIG.json -o [KIND:]FILE... [--fonts FOLDER]
               sheetreel render MANIFEST.json [--check] [--fonts FOLDER]
               sheetreel check CONFIG.json...
               sheetreel url CONFIG.json [--kind KIND.EXTENSION] [--base URL]
               sheetreel health [URL]
               sheetreel --help | --version

        serve    answers HTTP requests; listens on 127.0.0.1:8080 unless told otherwise
        render   draws a configuration, or all that a manifest lists, into files, without a server
        check    tells what is wrong with configurations, without drawing them
        url      prints the URLs that a configuration can be asked for by: the query's, and the path's
        health   asks a server how it is

        --listen ADDRESS     where to listen: HOST, HOST:PORT, [IPV6]:PORT or unix:PATH; port 0 takes any free one
        --fonts FOLDER       where Inter-Regular.otf and its siblings are
        -o, --output FILE    where the picture goes

        serve --help lists the other settings and their names in the environment; render --help the kinds of files

        exit status: 0 done, 1 it could not be done, 2 the command line is wrong
        """

    /// Reads the arguments after the program's name. What they leave open may stand in the environment.
    init(_ arguments: [String], environment: [String: String] = [:]) throws(UsageError) {
        guard let name = arguments.first else {
            throw UsageError("say what to do: serve, render, check, url or health; sheetreel --help explains")
        }
        var rest = Arguments(arguments.dropFirst())
        switch name {
        case "serve" where rest.askForHelp: self = .help(ServeCommand.usage)
        case "serve": self = .serve(try ServeCommand(&rest, environment: environment))
        case "render" where rest.askForHelp: self = .help(RenderCommand.usage)
        case "render": self = .render(try RenderCommand(&rest, environment: environment))
        case "health" where rest.askForHelp: self = .help(HealthCommand.usage)
        case "health": self = .health(try HealthCommand(&rest, environment: environment))
        case "check": self = .check(try CheckCommand(&rest))
        case "url": self = .url(try UrlCommand(&rest))
        case "-h", "--help", "help": self = .help(Self.usage)
        case "--version", "version": self = .version
        default: throw UsageError("there is no command \(name); there are serve, render, check, url and health")
        }
    }
}

/// Why a command line cannot be followed: a line for each thing that is wrong, which says what is right.
struct UsageError: Error, Equatable {
    let lines: [String]

    init(lines: [String]) {
        self.lines = lines
    }

    init(_ line: String) {
        lines = [line]
    }
}

/// The words of a command line that are still to be read.
struct Arguments {
    private var words: ArraySlice<String>

    init(_ words: some Sequence<String>) {
        self.words = Array(words)[...]
    }

    /// Whether what follows is the question what there is.
    var askForHelp: Bool { words.first == "--help" || words.first == "-h" }

    mutating func next() -> String? {
        words.popFirst()
    }

    /// The word after `flag`.
    mutating func value(of flag: String) throws(UsageError) -> String {
        guard let value = words.popFirst() else { throw UsageError("\(flag) needs a value after it") }
        return value
    }
}
