import CPixelKernels

/// How pixels become the bytes of a PNG row. Equal pixels become equal bytes, which is what lets the search compare
/// pixels instead of bytes.
protocol PixelLayout: Sendable {
    static var bytesPerPixel: Int { get }

    /// The shortest match of whole pixels worth its distance; a single pixel is taken up to `nearDistance`.
    static var shortestMatch: Int { get }
    static var nearDistance: Int { get }

    /// Writes the row's bytes, and maybe `PIXEL_PACK_SLACK` bytes of no meaning behind them. `mask` has a bit where a
    /// pixel differs from its left neighbour. False if the layout cannot say every pixel of the row.
    func pack(
        _ row: UnsafePointer<UInt32>,
        count: Int,
        mask: UnsafePointer<UInt64>,
        kernels: pixel_kernels,
        into bytes: UnsafeMutablePointer<UInt8>
    ) -> Bool

    /// The row's pixel x as literals; `packed` are the row's bytes.
    func putLiteral(
        _ x: Int,
        of row: UnsafePointer<UInt32>,
        packed: UnsafePointer<UInt8>,
        into sink: inout TokenSink
    )
}

/// Colour type 2: red, green, blue of pixels that are all opaque.
struct OpaqueLayout: PixelLayout {
    static let bytesPerPixel = 3
    static let shortestMatch = 2
    static let nearDistance = 256

    @inline(__always)
    func pack(
        _ row: UnsafePointer<UInt32>,
        count: Int,
        mask: UnsafePointer<UInt64>,
        kernels: pixel_kernels,
        into bytes: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        unsafe kernels.pack_rgb(row, count, bytes)
    }

    @inline(__always)
    func putLiteral(
        _ x: Int,
        of row: UnsafePointer<UInt32>,
        packed: UnsafePointer<UInt8>,
        into sink: inout TokenSink
    ) {
        sink.putTriple(unsafe row[x] & 0xFF_FFFF)
    }
}

/// Colour type 6: red, green, blue, not premultiplied, and alpha.
struct StraightLayout: PixelLayout {
    static let bytesPerPixel = 4
    static let shortestMatch = 2
    static let nearDistance = 256

    @inline(__always)
    func pack(
        _ row: UnsafePointer<UInt32>,
        count: Int,
        mask: UnsafePointer<UInt64>,
        kernels: pixel_kernels,
        into bytes: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        unsafe PixelRun.forEach(in: mask, count: count) { run in
            let color = StraightColor(premultiplied: unsafe row[run.lowerBound])
            unsafe UnsafeMutableRawPointer(bytes + 4 &* run.lowerBound)
                .bindMemory(to: UInt32.self, capacity: run.count)
                .update(repeating: color.bytes, count: run.count)
        }
        return true
    }

    @inline(__always)
    func putLiteral(
        _ x: Int,
        of row: UnsafePointer<UInt32>,
        packed: UnsafePointer<UInt8>,
        into sink: inout TokenSink
    ) {
        let color = unsafe UInt32(
            bigEndian: UnsafeRawPointer(packed).loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
        )
        sink.putTriple(color &>> 8)
        sink.putByte(UInt8(truncatingIfNeeded: color))
    }
}

/// Colour type 3: one byte a pixel, its place in a palette.
struct IndexedLayout: PixelLayout {
    static let bytesPerPixel = 1
    static let shortestMatch = 4
    static let nearDistance = 0

    let palette: Palette

    @inline(__always)
    func pack(
        _ row: UnsafePointer<UInt32>,
        count: Int,
        mask: UnsafePointer<UInt64>,
        kernels: pixel_kernels,
        into bytes: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        unsafe PixelRun.forEach(in: mask, count: count) { run in
            let index = palette.index(of: unsafe row[run.lowerBound])
            unsafe (bytes + run.lowerBound).update(repeating: index, count: run.count)
        }
        return true
    }

    @inline(__always)
    func putLiteral(
        _ x: Int,
        of row: UnsafePointer<UInt32>,
        packed: UnsafePointer<UInt8>,
        into sink: inout TokenSink
    ) {
        sink.putByte(unsafe packed[x])
    }
}
