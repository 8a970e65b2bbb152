import CLinux
import Glibc

/// What came of one accept.
enum Acceptance: ~Copyable {
    case accepted(Descriptor, ClientAddress)
    case nothing
    /// This one went away, or a signal came: the next may do.
    case again
    /// Out of descriptors or memory, or an error that cannot be told from it: later.
    case exhausted

    /// Takes one connection from the kernel's queue. No error ends accepting.
    init(from listener: borrowing Descriptor) {
        var peer = linux_peer()
        let number = unsafe linux_accept_nonblocking(listener.number, &peer)
        if number >= 0 {
            self = .accepted(Descriptor(owning: number), ClientAddress(peer))
            return
        }
        self =
            switch errno {
            case EAGAIN: .nothing
            case EINTR, ECONNABORTED, EPROTO, EPERM, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, ENOPROTOOPT: .again
            default: .exhausted
            }
    }
}

extension ClientAddress {
    fileprivate init(_ peer: linux_peer) {
        let count = peer.family == 4 ? 4 : peer.family == 6 ? 16 : 0
        self.init(octets: unsafe withUnsafeBytes(of: peer.octets) { unsafe Array($0.prefix(count)) })
    }
}
