import CPixelKernels

/// Which bodies of the encoder's inner loops run. All give the same results: the choice is one of time.
package enum PixelKernels: Sendable, Hashable, CaseIterable {
    case plain, ssse3, avx2

    /// The fastest that this processor has the instructions for.
    package static let best = allCases.last { $0.isSupported } ?? .plain

    /// Whether this processor has the instructions.
    package var isSupported: Bool { unsafe set != nil }

    /// The functions. Asking for a set that is not supported is a programmer's fault.
    var functions: pixel_kernels {
        guard let set = unsafe set else { preconditionFailure("the processor lacks the instructions of \(self)") }
        return unsafe set.pointee
    }

    private var set: UnsafePointer<pixel_kernels>? {
        switch self {
        case .plain: unsafe pixel_kernels_plain()
        case .ssse3: unsafe pixel_kernels_ssse3()
        case .avx2: unsafe pixel_kernels_avx2()
        }
    }
}
