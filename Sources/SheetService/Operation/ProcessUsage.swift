import FoundationEssentials
import Glibc

/// What this process takes of its machine, as the kernel tells it.
struct ProcessUsage {
    /// Processor time, user and system.
    let cpuSeconds: Double
    let residentBytes: Int
    let virtualBytes: Int
    /// Since 1970.
    let startSeconds: Double
    let threads: Int
    let openDescriptors: Int
    let descriptorLimit: Int

    /// Nil where there is no /proc.
    init?() {
        guard let status = Self.text("/proc/self/stat"), let system = Self.text("/proc/stat") else { return nil }
        // The second field is the program's name in parentheses, which may hold anything.
        guard let nameEnd = status.lastIndex(of: ")") else { return nil }
        // proc_pid_stat(5) counts from 1; the first here is its field 3.
        let fields = status[status.index(after: nameEnd)...].split(separator: " ").map { Int($0) ?? 0 }
        let boot = system.split(separator: "\n").first { $0.hasPrefix("btime ") }
        guard fields.count > 21, let bootSeconds = boot.flatMap({ Double($0.dropFirst("btime ".count)) }) else {
            return nil
        }
        let ticks = Double(max(1, sysconf(CInt(_SC_CLK_TCK))))
        cpuSeconds = Double(fields[11] + fields[12]) / ticks
        threads = fields[17]
        startSeconds = bootSeconds + Double(fields[19]) / ticks
        virtualBytes = fields[20]
        residentBytes = fields[21] * max(1, sysconf(CInt(_SC_PAGESIZE)))
        openDescriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        var limit = rlimit()
        let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        descriptorLimit = isKnown ? Int(clamping: limit.rlim_cur) : 0
    }

    var families: [MetricFamily] {
        [
            Self.family("cpu_seconds_total", .counter, "Processor time, user and system.", cpuSeconds),
            Self.family("resident_memory_bytes", .gauge, "Memory that is resident.", Double(residentBytes)),
            Self.family("virtual_memory_bytes", .gauge, "Address space.", Double(virtualBytes)),
            Self.family("start_time_seconds", .gauge, "When the process started, since 1970.", startSeconds),
            Self.family("threads", .gauge, "Threads.", Double(threads)),
            Self.family("open_fds", .gauge, "Open file descriptors.", Double(openDescriptors)),
            Self.family("max_fds", .gauge, "File descriptors that may be open.", Double(descriptorLimit)),
        ]
    }

    private static func family(_ name: String, _ kind: MetricFamily.Kind, _ help: String, _ value: Double)
        -> MetricFamily
    {
        var family = MetricFamily("process_\(name)", kind, help)
        family.add(value)
        return family
    }

    /// Files of /proc have no size beforehand.
    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
