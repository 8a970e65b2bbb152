/// A band of a picture as a piece of a Deflate stream that ends on a whole byte, with the checksum of what it says.
struct EncodedBand: Sendable {
    let bytes: [UInt8]
    /// Of the rows with their filter types, from ``AdlerSum/zero``.
    let sum: AdlerSum
    /// Bytes of the rows with their filter types.
    let rowBytes: Int
}

/// The bands that a picture is cut into. They follow from its size alone, so the bytes do not depend on how many
/// workers share it.
enum Bands {
    /// A code for every quarter saves a hundredth of the bytes, but not of small pictures.
    private static let fewestPixelsToCut = 300_000
    private static let count = 4

    static func of(width: Int, height: Int) -> [Range<Int>] {
        let bands = width * height >= fewestPixelsToCut ? min(count, height) : 1
        return (0..<bands).map { (height * $0 / bands)..<(height * ($0 + 1) / bands) }
    }
}
