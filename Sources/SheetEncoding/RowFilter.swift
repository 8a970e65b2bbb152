/// The filter types (ISO/IEC 15948 §9) that rows are given here.
///
/// A row equal to the one above is filtered Up, which leaves zeros; every other row is left as it is, because the
/// patterns of an interface repeat as pixels and a filter would hide them from the compressor: for a frame of
/// 780 × 1688 pixels libpng's adaptive filters cost a fifth more bytes than none.
enum RowFilter {
    static let none: UInt8 = 0
    static let up: UInt8 = 2
}
