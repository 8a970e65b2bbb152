import Glibc

/// errno in words.
enum SystemError {
    static func text(_ code: Int32) -> String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
            unsafe buffer.initialize(repeating: 0)
            guard unsafe strerror_r(code, buffer.baseAddress!, buffer.count) == 0 else { return "error \(code)" }
            return unsafe String(cString: buffer.baseAddress!)
        }
    }
}
