import Glibc

/// The most memory that this process has had at a time.
enum PeakMemory {
    /// Resident, 1,000 bytes each.
    static var kilobytes: Int {
        var usage = rusage()
        unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss * 1_024 / 1_000
    }
}
