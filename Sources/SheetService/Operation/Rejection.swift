import HTTPServer

/// Why a request was turned away. The raw value is its name in the metrics.
enum Rejection: String, Sendable, CaseIterable {
    case queueFull = "queue_full"
    case tooManyPixels = "too_many_pixels"
    case waitTooLong = "wait_too_long"
}

extension Rejection {
    init(_ reason: AdmissionQueue.Refusal.Reason) {
        self =
            switch reason {
            case .queueFull: .queueFull
            case .costTooHigh: .tooManyPixels
            case .waitTooLong: .waitTooLong
            }
    }
}
