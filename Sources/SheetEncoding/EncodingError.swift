/// Why frames cannot be written. None of it is a caller's fault but ``fileTooLong``, and the two about a container's
/// bounds.
package enum EncodingError: Error, Hashable {
    /// A sequence that promised to be opaque has a frame that is not.
    case frameShinesThrough(frame: Int)
    /// The container has no place for sides longer than `most` pixels.
    case sideTooLong(most: Int)
    /// The container has no place for more than `most` entries.
    case tooManyEntries(most: Int)
    /// The container has no place for more than `most` bytes.
    case fileTooLong(most: Int)
    /// An archive's entry has a name that is empty, absolute, climbs out of its folder or came before.
    case entryName(String)
    /// A codec library gave up, and what it calls the reason.
    case codec(String)
}
