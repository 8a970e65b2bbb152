extension Connection {
    /// Answers one request. Nil when the connection goes on behind it.
    nonisolated(nonsending) mutating func serve(_ parsed: ParsedHead) async -> Ending? {
        switch parsed.content {
        case .refused(let violation):
            var response = context.responder.respond(to: violation)
            // RFC 9110 §15.5.6 wants an Allow; an empty one says that the target allows no method.
            if violation == .tunnelRefused { response.fields.set("Allow", "") }
            return await answerUnread(response, to: parsed)
        case .request(var head):
            head.client = client
            head.received = .now
            switch context.responder.admit(head) {
            case .answer(let response):
                return await answerUnread(response, to: parsed)
            case .accept(let bodyLimit):
                return await serve(head, parsed, bodyLimit: bodyLimit)
            }
        }
    }

    /// Answers what broke the protocol or a limit. Without a head nobody knows where the next request would start.
    nonisolated(nonsending) mutating func answer(_ violation: Violation, to parsed: ParsedHead?) async -> Ending {
        let response = context.responder.respond(to: violation)
        _ = await send(response, to: parsed, keepsOpen: false)
        return .lingering
    }

    nonisolated(nonsending) private mutating func serve(_ head: RequestHead, _ parsed: ParsedHead, bodyLimit: Int) async
        -> Ending?
    {
        var body: [UInt8] = []
        if parsed.bodyLength != .none {
            switch await readBody(parsed, bodyLimit: bodyLimit) {
            case .success(let bytes): body = bytes
            case .failure(.ending(let ending)): return ending
            case .failure(.violation(let violation)): return await answer(violation, to: parsed)
            }
        }
        channel.beginWatching(grace: limits.halfCloseGrace)
        let response = await context.responder.respond(to: Request(head: head, body: body))
        channel.endWatching()

        let keepsOpen = staysOpen(after: parsed) && !response.closesConnection
        guard let remains = await send(response, to: parsed, keepsOpen: keepsOpen) else { return .reset }
        return remains ? nil : restingEnd
    }

    private enum BodyFailure: Error {
        case violation(Violation)
        case ending(Ending)
    }

    /// Invites the body if the client waits for that, and reads it.
    @inline(never)
    nonisolated(nonsending) private mutating func readBody(_ parsed: ParsedHead, bodyLimit: Int) async -> Result<
        [UInt8], BodyFailure
    > {
        if case .exactly(let length) = parsed.bodyLength, length > bodyLimit {
            return .failure(.violation(.contentTooLarge))
        }
        // A client that has begun to send needs no invitation.
        if parsed.expectsContinue, buffer.isEmpty {
            guard await sendContinue() else { return .failure(.ending(.reset)) }
        }
        var reader = BodyReader(
            parsed.bodyLength,
            bodyLimit: bodyLimit,
            keeps: true,
            channel: channel,
            pool: loop.buffers,
            context: context
        )
        switch await reader.read(&buffer) {
        case .finished: return .success(reader.body)
        case .violation(let violation): return .failure(.violation(violation))
        case .gone: return .failure(.ending(.plain))
        }
    }

    /// How to close behind a request that was read whole: more from the client would turn the close into a reset, which
    /// can take the answer from it.
    private var restingEnd: Ending { buffer.isEmpty && !channel.descriptor.hasInput ? .plain : .lingering }

    /// Answers before the body, then passes over it if that is cheap; the connection goes on if the body ended.
    nonisolated(nonsending) private mutating func answerUnread(_ response: Response, to parsed: ParsedHead) async
        -> Ending?
    {
        let isSkippable =
            switch parsed.bodyLength {
            case .none: true
            case .exactly(let length): length <= limits.drainBytes
            case .chunked: true
            }
        // After Expect nobody knows whether a body comes at all: RFC 9110 §10.1.1.
        let keepsOpen =
            isSkippable && !parsed.expectsContinue && staysOpen(after: parsed) && !response.closesConnection
        guard let remains = await send(response, to: parsed, keepsOpen: keepsOpen) else { return .reset }
        guard remains else { return parsed.bodyLength == .none ? restingEnd : .lingering }
        guard parsed.bodyLength != .none else { return nil }
        var reader = BodyReader(
            parsed.bodyLength,
            bodyLimit: limits.drainBytes,
            keeps: false,
            channel: channel,
            pool: loop.buffers,
            context: context
        )
        guard case .finished = await reader.read(&buffer) else { return .lingering }
        return nil
    }

    nonisolated(nonsending) private func sendContinue() async -> Bool {
        let end = ContinuousClock.now + limits.response
        return await channel.transmit(ResponseEncoder.continueHead, [], stall: limits.writeStall, until: end)
    }

    /// Sends a response. Whether the connection can go on behind it, or nil when it did not go out whole.
    nonisolated(nonsending) private func send(_ response: Response, to parsed: ParsedHead?, keepsOpen: Bool) async
        -> Bool?
    {
        let isOld = parsed?.version == .http10
        let framing = framing(of: response, isOld: isOld)
        // Without a length an HTTP/1.0 client reads to the end of the connection.
        let isDelimited = if case .untilClose = framing { false } else { true }
        let keepsOpen = keepsOpen && isDelimited
        var head: [UInt8] = []
        head.reserveCapacity(512)
        ResponseEncoder.append(
            response,
            framing: framing,
            persistence: keepsOpen ? (isOld ? .openExplicitly : .open) : .close,
            clock: loop.clock,
            to: &head
        )
        let sendsBody = parsed?.isHead != true && !response.status.forbidsBody
        let sending: Response.Sending
        if case .stream(let stream) = response.body, sendsBody {
            sending = await send(stream, head: head, framing: framing)
        } else {
            var body: [UInt8] = []
            if case .bytes(let bytes) = response.body, sendsBody { body = bytes }
            let end = ContinuousClock.now + limits.response
            let isWhole = await channel.transmit(head, body, stall: limits.writeStall, until: end)
            sending = Response.Sending(isWhole: isWhole, octets: isWhole ? body.count : 0)
        }
        response.whenSent?(sending)
        return sending.isWhole ? keepsOpen : nil
    }

    /// An error after the head is out cuts the connection: no last chunk, no clean end. RFC 9112 §8.
    nonisolated(nonsending) private func send(_ stream: BodyStream, head: [UInt8], framing: ResponseEncoder.Framing)
        async -> Response.Sending
    {
        var writer = BodyWriter(channel: channel, limits: limits, framing: framing, head: head)
        channel.beginWatching(grace: limits.halfCloseGrace)
        defer { channel.endWatching() }
        do {
            try await stream.produce(&writer)
        } catch {
            return Response.Sending(isWhole: false, octets: writer.written)
        }
        let isWhole = await writer.finish()
        return Response.Sending(isWhole: isWhole, octets: writer.written)
    }

    /// RFC 9112 §6: exactly one of length and chunks, neither where no body can be.
    private func framing(of response: Response, isOld: Bool) -> ResponseEncoder.Framing {
        if response.status.forbidsBody { return .none }
        switch response.body {
        case .empty: return .length(0)
        case .bytes(let bytes): return .length(bytes.count)
        case .stream(let stream):
            if let length = stream.length { return .length(length) }
            return isOld ? .untilClose : .chunked
        }
    }
}
