import Glibc

/// The parsers of HTTPServer under libFuzzer; `script/fuzz` builds this together with their sources. FUZZ_TARGET names
/// one of the targets. A trap ends the run, and so does a law that does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    target(unsafe Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
}

private let target: @Sendable ([UInt8]) -> Void = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) }
    switch name {
    case "head": return fuzzHead
    case "chunks": return fuzzChunks
    case "fields": return fuzzFields
    case "query": return fuzzQuery
    default: fatalError("FUZZ_TARGET is head, chunks, fields or query")
    }
}()

/// The first octet says where to cut; both ways must come to the same.
private func cut(_ input: [UInt8]) -> (whole: [UInt8], split: Int) {
    let whole = Array(input.dropFirst())
    return (whole, whole.isEmpty ? 0 : Int(input[0]) % (whole.count + 1))
}

@Sendable private func fuzzHead(_ input: [UInt8]) {
    let (bytes, split) = cut(input)
    func describe(_ outcome: HeadParser.Outcome) -> String {
        guard case .complete(let head) = outcome else { return "\(outcome)" }
        precondition(head.length <= bytes.count, "a head ends within what was sent")
        guard case .request(let request) = head.content else {
            return "\(head.content) \(head.bodyLength) \(head.length)"
        }
        precondition(Method(request.method.name) != nil, "a method is a token")
        precondition(request.path.utf8.first == 0x2F || request.path == "*", "a path starts with a slash")
        for (name, value) in request.fields.pairs {
            precondition(FieldName(name) != nil, "a name is a token")
            precondition(!value.utf8.contains { $0 == 0 || $0 == 10 || $0 == 13 }, "a value is one line")
        }
        return "\(request.method) \(request.path) \(request.fields.pairs) \(head.bodyLength) \(head.length)"
    }
    var one = HeadParser(limits: ServerLimits())
    let whole = describe(one.advance(over: bytes.span))
    var other = HeadParser(limits: ServerLimits())
    let first = other.advance(over: bytes.span.extracting(0..<split))
    let parts = if case .needsMore = first { describe(other.advance(over: bytes.span)) } else { describe(first) }
    precondition(whole == parts, "a head does not depend on its cut")
}

@Sendable private func fuzzChunks(_ input: [UInt8]) {
    let (bytes, split) = cut(input)
    func decode(_ pieces: [ArraySlice<UInt8>]) -> (ChunkedDecoder.Outcome, [UInt8], Int) {
        var decoder = ChunkedDecoder(limits: ServerLimits(), bodyLimit: 512)
        var body: [UInt8] = []
        var used = 0
        for piece in pieces {
            var consumed = 0
            let outcome = decoder.decode(Array(piece).span, consumed: &consumed, into: &body)
            used += consumed
            if outcome != .needsMore { return (outcome, body, used) }
        }
        return (.needsMore, body, used)
    }
    let whole = decode([bytes[...]])
    let parts = decode([bytes[..<split], bytes[split...]])
    precondition(whole == parts, "a body does not depend on its cut")
    precondition(whole.1.count <= 512, "a body keeps its limit")
}

@Sendable private func fuzzFields(_ input: [UInt8]) {
    let lines = input.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if case .tags(let tags) = EntityTagCondition(lines) {
        precondition(EntityTagCondition(tags.map(\.description)) == .tags(tags), "tags are written as they are read")
    }
    let offers = ["image/png", "image/svg+xml", "application/json"].compactMap { MediaType($0) }
    let accept = Accept(lines)
    for offer in offers { precondition((0...1000).contains(accept.quality(of: offer)), "a quality is at most one") }
    if let index = accept.preferred(of: offers) { precondition(accept.quality(of: offers[index]) > 0, "q=0 excludes") }
    for line in lines {
        _ = FieldList([line])
        if let type = MediaType(line) { precondition(MediaType(type.essence) != nil, "an essence is a type") }
        if let value = FieldValue(line) {
            precondition(!value.text.utf8.contains { $0 == 0 || $0 == 10 || $0 == 13 }, "a value is one line")
        }
    }
}

@Sendable private func fuzzQuery(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    if let query = try? QueryString(text) {
        precondition(query.pairs.allSatisfy { !$0.name.utf8.contains(0) && !$0.value.utf8.contains(0) }, "no U+0000")
    }
    if let segment = try? PercentDecoding.segment(text[...]) {
        precondition(segment.utf8.count <= text.utf8.count, "decoding makes nothing longer")
    }
}
