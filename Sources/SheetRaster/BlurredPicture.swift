import CPixelKernels
import SheetEncoding
import SheetScene

extension Bitmap {
    /// The same picture as `blur` makes it, `scale` pixels to a point.
    func blurred(_ blur: BackgroundBlur, scale: Double) -> Bitmap {
        let window = BoxBlur(radius: blur.radius * scale)
        // Rows of the rows' columns are rows again.
        let smooth = window.isIdentity ? self : transposed(by: window).transposed(by: window)
        let colored = blur.saturation == 1 ? smooth : smooth.saturated(by: blur.saturation)
        let tint = blur.tint.pixel
        return tint == 0 ? colored : colored.tinted(tint)
    }

    /// Every row through `window`, as columns.
    private func transposed(by window: BoxBlur) -> Bitmap {
        let turned = unsafe [UInt32](unsafeUninitializedCapacity: pixels.count) { out, count in
            count = pixels.count
            unsafe pixels.withUnsafeBufferPointer { source in
                unsafe withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: 2 * width) { line in
                    unsafe line.initialize(repeating: .zero)
                    let (first, second) = unsafe (line.baseAddress!, line.baseAddress! + width)
                    for y in 0..<height {
                        let row = unsafe source.baseAddress! + y * width
                        for x in 0..<width { unsafe first[x] = BoxBlur.channels(row[x]) }
                        unsafe window.blur(first, width, by: second)
                        for x in 0..<width { unsafe out[x * height + y] = BoxBlur.pixel(first[x]) }
                    }
                }
            }
        }
        return Bitmap(width: height, height: width, pixels: turned)
    }

    /// Every colour on a line through the grey of its own luma (Rec. 709), `saturation` as far from it.
    private func saturated(by saturation: Double) -> Bitmap {
        let share = Float(saturation)
        return Bitmap(
            width: width,
            height: height,
            pixels: pixels.map { pixel in
                let alpha = Float(pixel >> 24)
                let (red, green) = (Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF))
                let blue = Float(pixel & 0xFF)
                let luma = 0.212_6 * red + 0.715_2 * green + 0.072_2 * blue
                func level(_ channel: Float) -> UInt32 {
                    UInt32(min(max(luma + (channel - luma) * share, 0), alpha) + 0.5)
                }
                return pixel & 0xFF00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
            }
        )
    }

    /// The same picture with `color` laid over it.
    func tinted(_ color: UInt32) -> Bitmap {
        let kernels = PixelKernels.best.compositing
        let tinted = unsafe [UInt32](unsafeUninitializedCapacity: pixels.count) { buffer, count in
            count = pixels.count
            unsafe pixels.withUnsafeBufferPointer { source in
                unsafe kernels.tint(source.baseAddress!, color, count, buffer.baseAddress!)
            }
        }
        return Bitmap(width: width, height: height, pixels: tinted)
    }
}
