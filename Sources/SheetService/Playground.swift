import HTTPServer

/// The page at `/`, and the policy that keeps a browser to what the page is made of.
struct Playground: Sendable {
    static let standard = Playground(
        page: Resource.playgroundPage,
        style: Resource.playgroundStyle,
        script: Resource.playgroundScript
    )

    let page: [UInt8]
    /// What is sent with it besides the fields of every document.
    let fields: Fields

    /// `page` holds an empty `<style>` and an empty `<script>`, which get their contents here; the policy allows just
    /// these two, by their digests (CSP 3, section 2.3.1).
    private init(page: [UInt8], style: [UInt8], script: [UInt8]) {
        let policy = """
            default-src 'none'; style-src 'sha256-\(Digest(of: style).base64)'; \
            script-src 'sha256-\(Digest(of: script).base64)'; img-src 'self' blob: data:; connect-src 'self'; \
            base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """
        guard let value = FieldValue(policy) else { preconditionFailure("a policy has letters and marks only") }
        let text = String(decoding: page, as: UTF8.self)
            .replacing("<style></style>", with: "<style>\(String(decoding: style, as: UTF8.self))</style>")
            .replacing("<script></script>", with: "<script>\(String(decoding: script, as: UTF8.self))</script>")
        self.page = Array(text.utf8)
        fields = ["Content-Security-Policy": value, "Referrer-Policy": "no-referrer"]
    }
}
