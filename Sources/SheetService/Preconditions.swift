import HTTPServer

/// What a client knows already: RFC 9110, section 13.
enum Preconditions {
    private static let ifMatch: FieldName = "If-Match"
    private static let ifNoneMatch: FieldName = "If-None-Match"

    /// Whether the request has a condition at all.
    static func areAsked(_ head: RequestHead) -> Bool {
        head.fields.contains(ifMatch) || head.fields.contains(ifNoneMatch)
    }

    /// What to answer instead of the picture; nil when the picture is wanted.
    static func answer(_ head: RequestHead, _ tag: EntityTag) throws(Problem) -> Status? {
        let ifMatch = head.fields.values(of: Self.ifMatch)
        if !ifMatch.isEmpty, EntityTagCondition(ifMatch)?.stronglyMatches(tag) != true {
            throw .preconditionFailed
        }
        guard EntityTagCondition(head.fields.values(of: Self.ifNoneMatch))?.weaklyMatches(tag) == true else {
            return nil
        }
        // 304 is for methods that only read; others are told that their condition failed.
        guard head.method == .get || head.method == .head else { throw .preconditionFailed }
        return .notModified
    }
}
