import CCairo
package import SheetConfiguration

/// What can keep a checked configuration from becoming pixels. Only a size and a picture are the caller's fault.
package enum RasterError: Error, Sendable, Hashable {
    /// A side is longer than Cairo's 32,767 pixels.
    case sizeDoesNotFit(PixelSize)
    case outOfMemory
    /// Cairo failed with this status.
    case cairo(UInt32)
    /// No font can be read from this file.
    case fontUnreadable(String)
    /// The picture that a configuration brings at this JSON pointer cannot be decoded: the caller's fault.
    case imageUnreadable(at: String)

    /// Throws what `status` stands for, unless it is success.
    static func check(_ status: cairo_status_t) throws(RasterError) {
        switch status {
        case CAIRO_STATUS_SUCCESS: return
        case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
        default: throw .cairo(status.rawValue)
        }
    }
}
