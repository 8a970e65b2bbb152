import SheetConfiguration
import SheetService

/// One file to be drawn, and the configuration that it is drawn of.
struct RenderJob {
    enum Source {
        case text([UInt8], name: String)
        case file(String)
        case inline(InlineConfiguration, manifest: String)
    }

    let file: PictureFile
    let source: Source

    /// What a manifest lists, in its order. Throws every fault, with its place in the manifest.
    static func list(_ text: [UInt8], manifest: String) throws(Failure) -> [RenderJob] {
        let entries: [PictureManifest.Entry]
        do throws(ConfigurationError) {
            entries = try PictureManifest(json: text, kinds: Kind.allCases.map(\.rawValue)).entries
        } catch {
            throw Failure(error, in: manifest)
        }
        let folder = Files.folder(of: manifest)
        var jobs: [RenderJob] = []
        var lines: [String] = []
        for entry in entries {
            do throws(UsageError) {
                let kind = entry.kind.flatMap(Kind.init(rawValue:))
                let file = try PictureFile(path: folder + entry.output, kind: kind)
                jobs.append(RenderJob(file: file, source: Source(entry.source, manifest: manifest, folder: folder)))
            } catch {
                let place = "\(manifest):\(entry.position.line):\(entry.position.column)"
                lines += error.lines.map { "\(place): \($0)" }
            }
        }
        guard lines.isEmpty else { throw Failure(lines: lines) }
        return jobs
    }

    /// The checked configuration, with what its kind of file makes of what is left out.
    func configuration() throws(Failure) -> ReelConfiguration {
        let drawing = file.drawing
        switch source {
        case .text(let text, let name): return try Self.read(text, name, drawing)
        case .file(let path): return try Self.read(Files.read(path), path, drawing)
        case .inline(let inline, let manifest):
            do throws(ConfigurationError) {
                return try inline.checked(
                    defaultPhase: drawing.kind.defaultPhase,
                    defaultFrames: drawing.kind.defaultFrames,
                    objections: drawing.objections(to:)
                )
            } catch {
                throw Failure(error, in: manifest)
            }
        }
    }

    private static func read(
        _ text: [UInt8],
        _ name: String,
        _ drawing: Drawing
    ) throws(Failure) -> ReelConfiguration {
        do throws(ConfigurationError) {
            return try drawing.configuration(json: text)
        } catch {
            throw Failure(error, in: name)
        }
    }
}

extension RenderJob.Source {
    fileprivate init(_ source: PictureManifest.Source, manifest: String, folder: String) {
        self =
            switch source {
            case .file(let path): .file(path.hasPrefix("/") ? path : folder + path)
            case .inline(let inline): .inline(inline, manifest: manifest)
            }
    }
}
