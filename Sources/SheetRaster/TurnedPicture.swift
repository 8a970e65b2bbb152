import CMath
import CPixelKernels
import SheetConfiguration
import SheetEncoding

/// A picture that is scaled and turned in the frame, resampled between its four nearest pixels; where it shrinks, each
/// of the frame's pixels is the average of as many places as it covers of the picture's. It has a border of clear
/// pixels, which is what makes its edges smooth.
struct TurnedPicture: Sendable {
    private let bitmap: Bitmap
    /// The part of the frame outside of which nothing of it is seen.
    let box: PixelBox
    /// Where the middle of the frame's first pixel lies in the picture, from the middle of its own first pixel, and
    /// how far the next one to the right and the next one below are from there, in the picture's pixels.
    private let origin: Point
    private let right: Point
    private let down: Point
    /// Where the middle of the picture stands in the frame and lies in the picture, and how it is tilted there, instead.
    private var tilted: (tilt: Tilt, center: Point, middle: Point)?
    /// Places that are looked up for one pixel of the frame, side by side and below each other.
    private let across: Int
    private let below: Int

    /// Pixels of the picture to one of the frame up to which one place is enough; Cairo draws the same line.
    private static let coarsest = 1 / 0.75
    /// What shrinks more than this is a few pixels wide.
    private static let mostPlaces = 64

    /// One pixel in 32.32 fixed point.
    private static let unit = 4_294_967_296.0
    /// Pixels; what maps farther than this is too thin to be seen.
    private static let farthest = 1_073_741_824.0
    private static let thinnest = 1e-6

    /// The middle of `picture` stands at `center` in the frame, in the frame's; `scale` is frame pixels
    /// to one of the picture's, across and down; `rotation` is clockwise, radians. Nil where nothing of it is seen in
    /// `frame`.
    init?(
        _ picture: CenteredPicture,
        at center: Point,
        scale: Size,
        rotation: Double,
        in frame: PixelBox
    ) {
        guard min(scale.width, scale.height) > Self.thinnest else { return nil }
        let (bitmap, middle) = (picture.bitmap, picture.middle)
        let (cosine, sine) = (sheet_cos(rotation), sheet_sin(rotation))
        let corners = [(0, 0), (bitmap.width, 0), (0, bitmap.height), (bitmap.width, bitmap.height)].map { x, y in
            let (dx, dy) = ((Double(x) - middle.x) * scale.width, (Double(y) - middle.y) * scale.height)
            return Point(x: center.x + dx * cosine - dy * sine, y: center.y + dx * sine + dy * cosine)
        }
        guard let box = PixelBox(around: corners).intersection(frame) else { return nil }
        self.bitmap = bitmap
        self.box = box
        right = Point(x: cosine / scale.width, y: -sine / scale.height)
        down = Point(x: sine / scale.width, y: cosine / scale.height)
        across = Self.places(right)
        below = Self.places(down)
        let (dx, dy) = (0.5 - center.x, 0.5 - center.y)
        origin = Point(
            x: dx * right.x + dy * down.x + middle.x - 0.5,
            y: dx * right.y + dy * down.y + middle.y - 0.5
        )
    }

    /// The middle of `picture` stands at `center` in the frame, tilted back by `angle` radians and seen from `eye` of
    /// its pixels away. Nil where nothing of it is seen in `frame`.
    init?(
        _ picture: CenteredPicture,
        at center: Point,
        scale: Size,
        tiltedBy angle: Double,
        eye: Double,
        in frame: PixelBox
    ) {
        guard min(scale.width, scale.height) > Self.thinnest else { return nil }
        let tilt = Tilt(angle, eye: eye, scale: scale)
        let (width, height, middle) = (picture.bitmap.width, picture.bitmap.height, picture.middle)
        let edges = (top: -middle.y, bottom: Double(height) - middle.y)
        let corners = [edges.top, edges.bottom].flatMap { y in
            [-middle.x, Double(width) - middle.x].map { x in
                let shown = tilt.shown(Point(x: x, y: y))
                return Point(x: center.x + shown.x, y: center.y + shown.y)
            }
        }
        guard let box = PixelBox(around: corners).intersection(frame) else { return nil }
        bitmap = picture.bitmap
        self.box = box
        (origin, right, down) = (.zero, .zero, .zero)
        let steps = [edges.top, edges.bottom].map(tilt.steps)
        across = Self.places(Point(x: steps.map(\.width).max() ?? 1, y: 0))
        below = Self.places(Point(x: 0, y: steps.map(\.height).max() ?? 1))
        tilted = (tilt, center, middle)
    }

    /// Lays its part of the frame's row `row` on `out`, which shows `columns`.
    func lay(row: Int, columns: Range<Int>, on out: UnsafeMutablePointer<UInt32>, _ kernels: compositing_kernels) {
        let shared = columns.clamped(to: box.minX..<box.maxX)
        guard (box.minY..<box.maxY).contains(row), !shared.isEmpty else { return }
        let target = unsafe out + shared.lowerBound - columns.lowerBound
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: shared.count * across) { places in
            guard across * below > 1 else {
                let start = Point(x: Double(shared.lowerBound), y: Double(row))
                let found = unsafe sample(shared.count, from: start, into: places.baseAddress!, kernels)
                unsafe kernels.blend(
                    places.baseAddress! + found.lowerBound,
                    found.count,
                    target + found.lowerBound
                )
                return
            }
            unsafe withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: shared.count) { sums in
                unsafe sums.initialize(repeating: .zero)
                for part in 0..<below {
                    let start = Point(
                        x: Double(shared.lowerBound) + 0.5 / Double(across) - 0.5,
                        y: Double(row) + (Double(part) + 0.5) / Double(below) - 0.5
                    )
                    unsafe places.initialize(repeating: 0)
                    _ = unsafe sample(places.count, from: start, into: places.baseAddress!, kernels)
                    unsafe PixelAverage.add(places.baseAddress!, across, to: sums)
                }
                unsafe PixelAverage.write(sums, of: across * below, to: places.baseAddress!)
                unsafe kernels.blend(places.baseAddress!, shared.count, target)
            }
        }
    }

    /// Looks up `count` places from `start` on, which is in the frame's pixels, ``across`` places to a pixel. Answers
    /// which of them lie in the picture; nothing is written for the others.
    private func sample(
        _ count: Int,
        from start: Point,
        into places: UnsafeMutablePointer<UInt32>,
        _ kernels: compositing_kernels
    ) -> Range<Int> {
        guard let (place, step) = place(start), abs(place.x) < Self.farthest, abs(place.y) < Self.farthest else {
            return 0..<0
        }
        var line = sampling_line(
            x: Int64((place.x * Self.unit).rounded()),
            y: Int64((place.y * Self.unit).rounded()),
            dx: Int64((step.x / Double(across) * Self.unit).rounded()),
            dy: Int64((step.y / Double(across) * Self.unit).rounded())
        )
        let steps = Self.steps(from: line.x, by: line.dx, within: bitmap.width)
            .clamped(to: Self.steps(from: line.y, by: line.dy, within: bitmap.height))
            .clamped(to: 0..<Int64(count))
        guard !steps.isEmpty else { return 0..<0 }
        line.x += steps.lowerBound * line.dx
        line.y += steps.lowerBound * line.dy
        let found = Int(steps.lowerBound)..<Int(steps.upperBound)
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            unsafe kernels.sample(
                pixels.baseAddress!,
                bitmap.width,
                line,
                found.count,
                places + found.lowerBound
            )
        }
        return found
    }

    /// Where the middle of the frame's pixel `start` lies in the picture, from the middle of its first pixel, and how
    /// far the next one to the right is from there.
    private func place(_ start: Point) -> (Point, step: Point)? {
        guard let (tilt, center, middle) = tilted else {
            let place = Point(
                x: origin.x + start.x * right.x + start.y * down.x,
                y: origin.y + start.x * right.y + start.y * down.y
            )
            return (place, right)
        }
        return tilt.place(at: Point(x: start.x + 0.5 - center.x, y: start.y + 0.5 - center.y)).map { place, step in
            (Point(x: place.x + middle.x - 0.5, y: place.y + middle.y - 0.5), Point(x: step, y: 0))
        }
    }

    /// How many places stand for a pixel of the frame that goes on for `step` in the picture.
    private static func places(_ step: Point) -> Int {
        let length = (step.x * step.x + step.y * step.y).squareRoot()
        return length <= coarsest ? 1 : Int(min(length.rounded(.up), Double(mostPlaces)))
    }

    /// The steps at which a line has a pixel of `side` on either side of it; decided in whole numbers, so that the
    /// loop over them need not look.
    private static func steps(from start: Int64, by step: Int64, within side: Int) -> Range<Int64> {
        let last = Int64(side - 1) << 32 - 1
        let none: Range<Int64> = 0..<0
        guard last >= 0 else { return none }
        guard step != 0 else { return (0...last).contains(start) ? 0..<Int64.max : none }
        let (near, far) = step > 0 ? (-start, last - start) : (start - last, start)
        let length = abs(step)
        let (first, end) = (Self.quotient(near + length - 1, length), Self.quotient(far, length) + 1)
        return first < end ? first..<end : none
    }

    /// Rounded down.
    private static func quotient(_ dividend: Int64, _ divisor: Int64) -> Int64 {
        let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }
}

extension PixelBox {
    /// The smallest box that holds all of `points`, which are not farther away than whole numbers can say.
    init(around points: [Point]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        self.init(
            minX: Int(xs.min()!.rounded(.down)),
            minY: Int(ys.min()!.rounded(.down)),
            maxX: Int(xs.max()!.rounded(.up)),
            maxY: Int(ys.max()!.rounded(.up))
        )
    }
}
