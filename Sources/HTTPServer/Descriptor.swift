import CLinux
import Glibc

/// What came of one call that moves octets. The call never blocks.
enum Transfer: Equatable {
    /// 0 from a receive is the other side's end.
    case bytes(Int)
    case wouldBlock
    /// The connection is of no more use.
    case failed
}

/// Sole owner of one file descriptor: it cannot be copied, and it is closed exactly once.
@safe struct Descriptor: ~Copyable, Sendable {
    let number: CInt

    /// `number` is open, and from now on nobody else's.
    init(owning number: CInt) { self.number = number }

    /// One that nothing ever happens to, to wait on for time alone.
    static func inert() throws(ServerError) -> Descriptor {
        let number = eventfd(0, CInt(EFD_NONBLOCK | EFD_CLOEXEC))
        guard number >= 0 else { throw .system("eventfd", errno) }
        return Descriptor(owning: number)
    }

    deinit { close(number) }

    /// Receives into `range` of `storage`, which must lie within it.
    borrowing func receive(into storage: inout [UInt8], _ range: Range<Int>) -> Transfer {
        precondition(range.lowerBound >= 0 && range.upperBound <= storage.count, "the range lies within the storage")
        let number = number
        return unsafe storage.withUnsafeMutableBytes { bytes in
            while true {
                let received = unsafe recv(number, bytes.baseAddress! + range.lowerBound, range.count, 0)
                if received >= 0 { return .bytes(received) }
                if errno == EINTR { continue }
                return errno == EAGAIN ? .wouldBlock : .failed
            }
        }
    }

    /// Sends what follows `offset` in `first` and `second` taken as one, in one call and without SIGPIPE.
    borrowing func send(_ first: [UInt8], _ second: [UInt8], from offset: Int) -> Transfer {
        precondition(offset >= 0 && offset <= first.count + second.count, "the offset lies within what is sent")
        let number = number
        let firstOffset = min(offset, first.count)
        let secondOffset = offset - firstOffset
        return unsafe first.withUnsafeBytes { firstBytes in
            unsafe second.withUnsafeBytes { secondBytes in
                let firstPiece = unsafe UnsafeRawBufferPointer(rebasing: firstBytes[firstOffset...])
                let secondPiece = unsafe UnsafeRawBufferPointer(rebasing: secondBytes[secondOffset...])
                return unsafe Self.sendMessage(number, firstPiece, secondPiece)
            }
        }
    }

    private static func sendMessage(
        _ number: CInt,
        _ first: UnsafeRawBufferPointer,
        _ second: UnsafeRawBufferPointer
    ) -> Transfer {
        unsafe withUnsafeTemporaryAllocation(of: iovec.self, capacity: 2) { pieces in
            unsafe pieces.initializeElement(
                at: 0,
                to: iovec(iov_base: UnsafeMutableRawPointer(mutating: first.baseAddress), iov_len: first.count)
            )
            unsafe pieces.initializeElement(
                at: 1,
                to: iovec(iov_base: UnsafeMutableRawPointer(mutating: second.baseAddress), iov_len: second.count)
            )
            var message = unsafe msghdr()
            unsafe message.msg_iov = pieces.baseAddress
            unsafe message.msg_iovlen = 2
            while true {
                let sent = unsafe sendmsg(number, &message, CInt(MSG_NOSIGNAL))
                if sent >= 0 { return .bytes(sent) }
                if errno == EINTR { continue }
                return errno == EAGAIN ? .wouldBlock : .failed
            }
        }
    }

    /// Whether there is something to receive, or to accept, right now.
    var hasInput: Bool {
        var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&entry, 1, 0) > 0
    }

    /// Sends FIN; what the other side sends can still be read.
    borrowing func endWriting() { _ = shutdown(number, CInt(SHUT_WR)) }

    /// Makes closing send RST and drop what is unsent, for a client that does not read.
    borrowing func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(number, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Sets an integer option of a socket; false when the kernel refuses.
    borrowing func set(_ level: CInt, _ name: CInt, to value: CInt) -> Bool {
        var value = value
        return unsafe setsockopt(number, level, name, &value, socklen_t(MemoryLayout<CInt>.size)) == 0
    }
}
