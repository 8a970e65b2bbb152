/// The address at the other end of a connection, which behind a proxy is the proxy's.
package struct ClientAddress: Sendable, Hashable, CustomStringConvertible {
    /// Four octets, sixteen, or none for a Unix socket.
    package let octets: [UInt8]

    /// In network order: four octets, sixteen or none.
    package init(octets: [UInt8]) {
        precondition([0, 4, 16].contains(octets.count), "an address has four octets, sixteen or none")
        self.octets = octets
    }

    /// Dotted, or RFC 5952's form with the longest run of zeros left out; "unix" without an address.
    package var description: String {
        switch octets.count {
        case 4: return octets.map { String($0) }.joined(separator: ".")
        case 16: break
        default: return "unix"
        }
        let groups = stride(from: 0, to: 16, by: 2).map { UInt16(octets[$0]) << 8 | UInt16(octets[$0 + 1]) }
        func text(_ groups: ArraySlice<UInt16>) -> String {
            groups.map { String($0, radix: 16) }.joined(separator: ":")
        }
        guard let zeros = Self.longestZeros(groups) else { return text(groups[...]) }
        return "\(text(groups[..<zeros.lowerBound]))::\(text(groups[zeros.upperBound...]))"
    }

    /// The first of the longest runs of zeros; one alone is written out.
    private static func longestZeros(_ groups: [UInt16]) -> Range<Int>? {
        var longest = 0..<0
        var start = 0
        for (index, group) in groups.enumerated() {
            if group != 0 {
                start = index + 1
            } else if index + 1 - start > longest.count {
                longest = start..<index + 1
            }
        }
        return longest.count > 1 ? longest : nil
    }
}
