package import HTTPServer
import SheetConfiguration
import SheetEncoding
import SheetScene

/// Has pictures made: from the cache if it can, else once for all who ask at the same time, and no more of them at
/// a time than the machine can do well.
package struct Studio: Sendable {
    /// How much it may do and keep.
    package struct Limits: Sendable, Hashable {
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

    let reel: Reel
    private let cache: BoundedCache<Order, Picture>
    private let flights: Flights<Order, Making>
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

    /// Requests that wait for a worker.
    var queueDepth: Int { admission.queueDepth }

    /// Bytes of what is kept.
    var cacheBytes: Int { cache.cost }

    /// Draws a tiny frame, to see that it can; it takes no permit, and waits for a worker like any other work.
    func canDraw() async -> Bool {
        do {
            return try await workers.run { [reel] in
                let tiny = try ReelConfiguration(json: #"{"screen": {"width": 100, "height": 100, "scale": 1}}"#)
                return try !reel.bytes(Drawing(.frame, .png), of: tiny).isEmpty
            }
        } catch {
            return false
        }
    }

    /// How often requests were turned away.
    let rejections = CounterTable<Rejection>()

    /// Names the picture of an order without making it.
    func tag(_ order: Order) -> PictureTag {
        reel.tag(order.drawing, of: order.configuration)
    }

    /// The picture of an order, if it is kept.
    func kept(_ order: Order) -> Picture? { cache[order] }

    /// A picture with what making it took, and for whom it was made first.
    private struct Making: Sendable {
        let picture: Picture
        let timings: Timings
        let maker: Maker
    }

    /// Stands for one request.
    private final class Maker: Sendable {}

    /// The picture of an order: what is being made already, or what a worker makes when there is a permit.
    func picture(_ order: Order) async throws(Problem) -> (Picture, Timings) {
        let maker = Maker()
        let making: Making
        do {
            making = try await flights.value(for: order) { [self] in try await make(order, by: maker) }
        } catch let refusal as AdmissionQueue.Refusal {
            rejections[Rejection(refusal.reason)].add()
            throw .overloaded(retryAfter: refusal.retryAfter)
        } catch EncodingError.fileTooLong(let most) {
            throw .overBudget(.shortestFile(longerThan: most))
        } catch {
            throw Problem(drawing: error)
        }
        var timings = making.timings
        if making.maker !== maker { timings.source = .joined }
        return (making.picture, timings)
    }

    /// The body of an order that is sent while it is made. A worker makes one piece, and is free again while the client
    /// reads that.
    func stream(_ order: Order) async throws(Problem) -> BodyStream {
        let begun: (first: [UInt8], source: FrameSource)
        do {
            begun = try await admission.withPermit(cost: order.configuration.pixelCost) {
                try await workers.run {
                    let source = FrameSource(try reel.parts(order.drawing.format, of: order.configuration))
                    return (try source.piece() ?? [], source)
                }
            }
        } catch let refusal as AdmissionQueue.Refusal {
            rejections[Rejection(refusal.reason)].add()
            throw .overloaded(retryAfter: refusal.retryAfter)
        } catch {
            throw Problem(drawing: error)
        }
        return BodyStream { [self] writer in
            try await writer.write(begun.first)
            while let piece = try await piece(of: begun.source, cost: order.configuration.pixelCost) {
                try await writer.write(piece)
            }
        }
    }

    /// The next piece of a body that is being sent: it cannot be refused any more, so it is asked for again.
    private func piece(of source: FrameSource, cost: Int) async throws -> [UInt8]? {
        while true {
            do {
                return try await admission.withPermit(cost: cost) { try await workers.run { try source.piece() } }
            } catch is AdmissionQueue.Refusal {
                try await Task.sleep(for: Self.patience)
            }
        }
    }

    /// Between two attempts to go on with a body.
    private static let patience = Duration.milliseconds(50)

    /// The picture of a problem; nil where there is no worker for it.
    func picture(of card: ProblemCard) async -> [UInt8]? {
        try? await admission.withPermit(cost: 0) {
            try await workers.run { try reel.bytes(of: card) }
        }
    }

    private func make(_ order: Order, by maker: Maker) async throws -> Making {
        let start = ContinuousClock.now
        // The permit comes first: a job that stood in the workers' own queue could not be turned away. And the name
        // comes after it, since naming costs more than turning away.
        let making = try await admission.withPermit(cost: order.pixelCost) {
            try await workers.run {
                var timings = Timings(source: .miss, queue: ContinuousClock.now - start)
                let (bytes, size) = try reel.make(order.drawing, of: order.configuration, &timings)
                return Making(
                    picture: Picture(bytes: bytes, tag: tag(order), size: size),
                    timings: timings,
                    maker: maker
                )
            }
        }
        // Kept before the flight lands: whoever comes in between finds one or the other.
        cache.insert(making.picture, for: order, cost: making.picture.bytes.count + Self.overhead)
        return making
    }

    /// Bytes that an order takes beside its picture, about.
    private static let overhead = 2 << 10
}
