import SheetConfiguration
import SheetService

/// Draws files one after the other, and writes them or compares them with what is there.
struct RenderRun {
    let fonts: String
    let isCheck: Bool

    /// Goes on after what fails, and tells all of it in the end.
    func run(_ jobs: [RenderJob]) throws(Failure) {
        let reel: Reel
        do {
            reel = try Reel(fonts: InstalledFonts(in: fonts), workers: 1)
        } catch {
            throw Failure(error)
        }
        let bar = ProgressBar(files: jobs.count)
        var lines: [String] = []
        for (index, job) in jobs.enumerated() {
            bar.begin(index, job.file.path)
            do throws(Failure) {
                if let complaint = try draw(job, reel, bar) { lines.append(complaint) }
            } catch {
                lines += error.lines
            }
        }
        bar.clear()
        guard lines.isEmpty else { throw Failure(lines: lines) }
    }

    /// What is wrong with the file that is there; nil after writing it, or if nothing is.
    private func draw(_ job: RenderJob, _ reel: Reel, _ bar: ProgressBar) throws(Failure) -> String? {
        let configuration = try job.configuration()
        let bytes: [UInt8]
        do {
            bytes = try FrameProgress.watched(by: { bar.show($0, of: $1) }) {
                try reel.bytes(job.file.drawing, of: configuration)
            }
        } catch {
            throw Failure(error)
        }
        let path = job.file.path
        let present = path == "-" ? nil : Files.contents(path)
        if isCheck {
            guard let present else { return "\(path) is missing" }
            return present == bytes ? nil : "\(path) is out of date"
        }
        // A file that does not change keeps its time, and whoever watches it its peace.
        if present != bytes { try Files.write(bytes, to: path) }
        return nil
    }
}
