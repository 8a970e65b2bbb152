/// A frame whose rows can be made one at a time, in any order and by any thread: it need never be whole in memory.
package protocol FrameRows: Sendable {
    /// Writes all pixels of row `row` to `out`.
    func write(row: Int, to out: UnsafeMutablePointer<UInt32>)
}

extension FrameSequence {
    package mutating func rows(of index: Int) throws -> (any FrameRows)? { nil }
}

extension Bitmap: FrameRows {
    package func write(row: Int, to out: UnsafeMutablePointer<UInt32>) {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            unsafe out.update(from: pixels.baseAddress! + row * width, count: width)
        }
    }
}
