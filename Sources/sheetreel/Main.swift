import FoundationEssentials
import Glibc
import SheetService

/// The command: reads its arguments, does what they say and exits with 0, 1 or 2.
@main
struct Main {
    static func main() async {
        do throws(UsageError) {
            let arguments = Array(CommandLine.arguments.dropFirst())
            switch try Command(arguments, environment: ProcessInfo.processInfo.environment) {
            case .help(let text): Files.print(text)
            case .version: Files.print("sheetreel \(Version.current)")
            case .render(let command): attempt(command.run)
            case .check(let command): attempt(command.run)
            case .url(let command): attempt(command.run)
            case .health(let command): attempt(command.run)
            case .serve(let command): await serve(command)
            }
        } catch {
            for line in error.lines { Files.complain(line) }
            exit(2)
        }
    }

    private static func attempt(_ work: () throws(Failure) -> Void) {
        do throws(Failure) {
            try work()
        } catch {
            fail(error)
        }
    }

    private static func serve(_ command: ServeCommand) async {
        do throws(Failure) {
            try await command.run()
        } catch {
            fail(error)
        }
    }

    private static func fail(_ failure: Failure) -> Never {
        for line in failure.lines { Files.complain(line) }
        exit(failure.isUsage ? 2 : 1)
    }
}
