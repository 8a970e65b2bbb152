/// Every bound of the server in one place: what one client, or all of them, may take.
package struct ServerLimits: Sendable, Hashable {
    /// Octets of the request line without its line end; 414 past it, or 400 when the method alone is longer.
    /// RFC 9112 §3 asks for at least 8000.
    package var requestLineBytes = 8 << 10
    /// Octets of the whole head; 431 past it. The trailer section of a chunked body has the same bound.
    package var headBytes = 32 << 10
    /// Header fields, and trailer fields; 431 past it.
    package var fieldCount = 100
    /// Octets of one chunk-size line with its extensions; 400 past it.
    package var chunkLineBytes = 256
    /// Octets that framing may take beyond twice the payload; 400 past it.
    package var chunkOverheadBytes = 16 << 10

    /// From accepting to the first octet; closed without a word past it.
    package var firstByte = Duration.seconds(5)
    /// From a head's first octet to its last; 408 past it.
    package var head = Duration.seconds(10)
    /// From a body's first octet to its last; 408 past it.
    package var body = Duration.seconds(30)
    /// How long a body may be slower than ``bodyBytesPerSecond``, averaged from its start.
    package var bodyRateGrace = Duration.seconds(5)
    /// 408 for a body that is slower.
    package var bodyBytesPerSecond = 1 << 10
    /// Without progress in writing a response; reset past it.
    package var writeStall = Duration.seconds(10)
    /// For writing one whole response; reset past it.
    package var response = Duration.seconds(60)
    /// Between requests, longer than the 60 s of usual load balancers; closed without a word past it.
    package var keepAliveIdle = Duration.seconds(75)
    /// The last of them is answered with `Connection: close`.
    package var requestsPerConnection = 1000

    /// Open connections; never more than the process may have descriptors, less 64. Others wait in the backlog.
    package var connections = 1024
    /// The kernel's queue of connections not yet accepted.
    package var backlog = 1024
    /// A connection that has been idle for less is not closed to make room.
    package var evictionAge = Duration.seconds(1)

    /// Octets of an unread body that are read and thrown away, so that the client comes to read its answer.
    package var drainBytes = 4 << 20
    /// Time for the same.
    package var drain = Duration.seconds(2)
    /// How long after its FIN a client still counts as waiting for its answer: half-closing is no hanging up.
    package var halfCloseGrace = Duration.milliseconds(250)

    /// From the first signal until no connection is accepted any more.
    package var readinessDelay = Duration.zero
    /// From then on for the requests in flight.
    package var shutdownGrace = Duration.seconds(30)

    /// The defaults.
    package init() {}
}
