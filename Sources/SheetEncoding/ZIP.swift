import CDeflate

/// A ZIP archive (APPNOTE.TXT 6.3.10) of files that are compressed already, sent on while it is made: entries are stored,
/// dated 1 January 1980, the first day that the format knows, and may stand in folders.
package struct ZIP {
    /// Without ZIP64 a size or an offset has 32 bits, the number of entries 16.
    package static let mostBytes = Int(UInt32.max)
    package static let mostEntries = Int(UInt16.max)

    private let sink: ByteSink
    private var directory: [UInt8] = []
    private var offset = 0
    private var names: Set<String> = []

    package init(to sink: @escaping ByteSink) {
        self.sink = sink
    }

    /// Sends an entry. `name` is a path with `/` between folders, relative and without steps upwards.
    package mutating func add(_ name: String, _ contents: [UInt8]) throws {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\\") }),
            name.utf8.count <= Int(UInt16.max), names.insert(name).inserted
        else { throw EncodingError.entryName(name) }
        guard names.count <= Self.mostEntries else { throw EncodingError.tooManyEntries(most: Self.mostEntries) }
        let sum = unsafe contents.withUnsafeBytes { bytes in
            unsafe bytes.isEmpty ? 0 : unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count)
        }
        let entry = ZIPEntry(name: name, sum: sum, count: contents.count, offset: offset)
        let header = entry.localHeader
        // The directory and its end must have room as well.
        let end = offset + header.count + contents.count + directory.count + entry.directoryHeader.count + 22
        guard end <= Self.mostBytes else { throw EncodingError.fileTooLong(most: Self.mostBytes) }
        directory += entry.directoryHeader
        offset += header.count + contents.count
        try sink(header)
        if !contents.isEmpty { try sink(contents) }
    }

    /// Sends the directory. Nothing may be added behind it.
    package consuming func end() throws {
        var bytes = directory
        bytes.append(littleEndian: 0x0605_4B50, bytes: 4)
        // One disk.
        bytes.append(littleEndian: 0, bytes: 4)
        for _ in 0..<2 { bytes.append(littleEndian: names.count, bytes: 2) }
        bytes.append(littleEndian: directory.count, bytes: 4)
        bytes.append(littleEndian: offset, bytes: 4)
        bytes.append(littleEndian: 0, bytes: 2)
        try sink(bytes)
    }
}

/// What an archive says of an entry, in front of it and once more in the directory.
private struct ZIPEntry {
    let name: String
    /// CRC-32 of the contents.
    let sum: UInt32
    let count: Int
    let offset: Int

    var localHeader: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: 0x0403_4B50, bytes: 4)
        bytes += facts
        bytes += name.utf8
        return bytes
    }

    var directoryHeader: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: 0x0201_4B50, bytes: 4)
        // Made as Unix does it, so that the file mode below holds.
        bytes.append(littleEndian: 3 << 8 | 20, bytes: 2)
        bytes += facts
        // No comment, first disk, nothing known of the contents.
        bytes.append(littleEndian: 0, bytes: 6)
        // A plain file, readable by all.
        bytes.append(littleEndian: 0o100_644 << 16, bytes: 4)
        bytes.append(littleEndian: offset, bytes: 4)
        bytes += name.utf8
        return bytes
    }

    private var facts: [UInt8] {
        var bytes: [UInt8] = []
        // Folders need version 2.0; the name is UTF-8; stored.
        bytes.append(littleEndian: 20, bytes: 2)
        bytes.append(littleEndian: 1 << 11, bytes: 2)
        bytes.append(littleEndian: 0, bytes: 2)
        // Midnight, 1 January 1980.
        bytes.append(littleEndian: 0, bytes: 2)
        bytes.append(littleEndian: 1 << 5 | 1, bytes: 2)
        bytes.append(littleEndian: Int(sum), bytes: 4)
        for _ in 0..<2 { bytes.append(littleEndian: count, bytes: 4) }
        bytes.append(littleEndian: name.utf8.count, bytes: 2)
        bytes.append(littleEndian: 0, bytes: 2)
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(littleEndian value: Int, bytes count: Int) {
        for index in 0..<count { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
}
