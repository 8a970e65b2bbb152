import HTTPServer
import SheetEncoding

/// What a problem's type URL leads to: an explanation of one kind of problem, for a person or a program.
struct ProblemPage: Sendable {
    let name: String
    let status: Status
    let title: String
    let advice: String

    /// As they are negotiated, the preferred one first.
    static let mediaTypes = ["text/html", "application/json"]

    /// One for each kind of problem, and one for each breach of HTTP itself.
    static let all: [ProblemPage] =
        ProblemType.allCases.map {
            ProblemPage(name: $0.rawValue, status: $0.status, title: $0.title, advice: $0.advice)
        }
        + Violation.allCases.map {
            ProblemPage(name: $0.code, status: $0.status, title: $0.status.phrase, advice: $0.sentence)
        }

    /// The page of a name; nil where there is none.
    static func named(_ name: Substring) -> ProblemPage? { all.first { $0.name.utf8.elementsEqual(name.utf8) } }

    /// This page, in the form that a client likes best.
    func response(for head: RequestHead) -> Response {
        Self.answer(
            head,
            title: title,
            html: """
                <h1>\(title)</h1>
                <p><code>\(name)</code>, status \(status.code) \(status.phrase)</p>
                <p>\(advice)</p>
                <p><a href="/problems">All problems</a></p>
                """,
            json: json
        )
    }

    /// All of them on one page.
    static func index(for head: RequestHead) -> Response {
        answer(
            head,
            title: "Problems",
            html: """
                <h1>Problems</h1>
                <table>
                <tr><th>status</th><th>problem</th><th>what to do</th></tr>
                \(all.map(\.row).joined(separator: "\n"))
                </table>
                """,
            json: .object(["problems": .array(all.map(\.json))])
        )
    }

    private var json: JSONText {
        .object([
            "type": .string("/problems/\(name)"),
            "status": .integer(status.code),
            "title": .string(title),
            "advice": .string(advice),
        ])
    }

    private var row: String {
        "<tr><td>\(status.code)</td><td><a href=\"/problems/\(name)\">\(title)</a></td><td>\(advice)</td></tr>"
    }

    private static func answer(_ head: RequestHead, title: String, html: String, json: JSONText) -> Response {
        let types = mediaTypes.compactMap(MediaType.init)
        let isHTML = Accept(head.fields.values(of: "Accept")).preferred(of: types) != 1
        return Response(
            .ok,
            fields: [
                "Content-Type": isHTML ? "text/html; charset=utf-8" : "application/json",
                "Cache-Control": "public, max-age=3600",
                "Vary": "Accept",
            ],
            body: .bytes(isHTML ? Array(page(title, html).utf8) : json.bytes)
        )
    }

    /// The tables hold no character that HTML would take for markup.
    private static func page(_ title: String, _ content: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title) · Sheetreel</title>
        <style>
        body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
        table { border-collapse: collapse } th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0 }
        </style>
        </head>
        <body>
        \(content)
        </body>
        </html>

        """
    }
}
