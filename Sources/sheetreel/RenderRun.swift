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
                lines += try draw(job, reel, bar)
            } catch {
                lines += error.lines
            }
        }
        bar.clear()
        guard lines.isEmpty else { throw Failure(lines: lines) }
    }

    /// What is wrong with the files that are there; nothing after writing them.
    private func draw(_ job: RenderJob, _ reel: Reel, _ bar: ProgressBar) throws(Failure) -> [String] {
        let configuration = try job.configuration()
        var complaints: [String] = []
        do {
            try FrameProgress.watched(by: { bar.show($0, of: $1) }) {
                if let numbering = job.file.numbering {
                    try reel.files(of: configuration) { index, bytes in
                        complaints += try keep(bytes, at: numbering.path(index))
                    }
                } else {
                    complaints = try keep(reel.bytes(job.file.drawing, of: configuration), at: job.file.path)
                }
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error)
        }
        return complaints
    }

    private func keep(_ bytes: [UInt8], at path: String) throws(Failure) -> [String] {
        let present = path == "-" ? nil : Files.contents(path)
        if isCheck {
            guard let present else { return ["\(path) is missing"] }
            return present == bytes ? [] : ["\(path) is out of date"]
        }
        // A file that does not change keeps its time, and whoever watches it its peace.
        if present != bytes { try Files.write(bytes, to: path) }
        return []
    }
}
