import CPixelKernels
import SheetEncoding

extension PixelKernels {
    /// The loops that lay pictures over each other. All sets give the same pixels.
    var compositing: compositing_kernels {
        switch self {
        case .plain, .ssse3:
            return unsafe compositing_kernels_plain().pointee
        case .avx2:
            guard let set = unsafe compositing_kernels_avx2() else {
                preconditionFailure("the processor lacks the instructions of \(self)")
            }
            return unsafe set.pointee
        }
    }
}
