/// What was made for an order: the bytes, and the name that a client may ask for them by.
struct Picture: Sendable {
    let bytes: [UInt8]
    let tag: PictureTag
    /// Nil for what is not drawn.
    let size: PictureSize?
}

/// What a client may want to know of a picture without looking into it.
struct PictureSize: Sendable, Hashable {
    /// Pixels.
    let width: Int
    let height: Int
    /// Pixels to a point.
    let scale: Double
    /// How many instants it shows.
    var frames: Int
    /// What it gave up to keep to a number of bytes; nil for nothing.
    var concessions: String?
}
