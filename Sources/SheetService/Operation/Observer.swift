import HTTPServer

/// Sees every answer go out, counts it and writes it down.
struct Observer: Sendable {
    let metrics: Metrics
    /// Nil where nobody reads one.
    let log: Log?

    /// The status that stands for a client that had gone before its answer, as nginx has it.
    private static let clientGone = Status(499)

    /// Has `response` noted down when it has been sent. `route` is nil where the path leads nowhere.
    func watch(
        _ response: inout Response,
        to head: RequestHead?,
        id: FieldValue,
        route: Route?,
        making: MakingNote? = nil
    ) {
        let answered = response.status
        response.whenSent = { sending in
            let status = sending.isWhole ? answered : Self.clientGone
            let duration = head?.received.map { ContinuousClock.now - $0 } ?? .zero
            metrics.count(head?.method, route?.template, status.code, took: duration)
            if let making { metrics.count(making) }
            // A machine that asks every few seconds would be all that the log is full of.
            if case .probe = route { return }
            log?.write(
                Exchange(
                    id: id.text,
                    head: head,
                    route: route?.template,
                    status: status,
                    sending: sending,
                    duration: duration,
                    making: making
                ),
                at: sending.isWhole ? Exchange.level(of: status) : .info
            )
        }
    }
}
