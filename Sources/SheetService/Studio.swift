package import HTTPServer
import SheetConfiguration

/// Has pictures made: from the cache if it can, else once for all who ask at the same time, and no more of them at
/// a time than the machine can do well.
package struct Studio: Sendable {
    /// How much it may do and keep.
    package struct Limits: Sendable {
        /// Bytes of pictures kept.
        package var cacheBytes = 64 << 20
        /// Requests that may wait for each worker.
        package var queuedPerWorker = 4
        /// Device pixels, of pictures and of the sheets in them, that may be in work or wait.
        package var pixels = 256_000_000
        /// The longest wait for a worker.
        package var wait = Duration.milliseconds(300)

        package init() {}
    }

    private let reel: Reel
    private let cache: BoundedCache<PictureTag, [UInt8]>
    private let flights: Flights<PictureTag, [UInt8]>
    private let admission: AdmissionQueue
    private let workers: WorkerPool

    package init(reel: Reel, workers: WorkerPool, limits: Limits = Limits()) {
        self.reel = reel
        cache = BoundedCache(limit: limits.cacheBytes)
        flights = Flights()
        self.workers = workers
        admission = AdmissionQueue(
            AdmissionQueue.Limits(
                permits: workers.threads,
                queued: limits.queuedPerWorker * workers.threads,
                cost: limits.pixels,
                wait: limits.wait
            )
        )
    }

    /// Whether a new picture would be refused now.
    var isFull: Bool { admission.isFull }

    /// Names the picture of `configuration`.
    func tag(_ configuration: ReelConfiguration, _ drawing: Drawing) -> PictureTag {
        PictureTag(configuration, format: drawing.rawValue, fonts: reel.fontsName)
    }

    /// The picture of this name, if it is kept.
    func kept(_ tag: PictureTag) -> [UInt8]? { cache[tag] }

    /// The picture of `configuration`, whose name is `tag`.
    func picture(
        _ drawing: Drawing,
        of configuration: ReelConfiguration,
        _ tag: PictureTag
    ) async throws(Problem) -> [UInt8] {
        if let kept = cache[tag] { return kept }
        do {
            return try await flights.value(for: tag) { [reel, cache, admission, workers] in
                // The permit comes first: a job that stood in the workers' own queue could not be turned away.
                let picture = try await admission.withPermit(cost: configuration.pixelCost) {
                    try await workers.run { try reel.bytes(drawing, of: configuration) }
                }
                // Kept before the flight lands: whoever comes in between finds one or the other.
                cache.insert(picture, for: tag, cost: picture.count)
                return picture
            }
        } catch let refusal as AdmissionQueue.Refusal {
            throw .overloaded(retryAfter: refusal.retryAfter)
        } catch {
            throw .internalError
        }
    }
}
