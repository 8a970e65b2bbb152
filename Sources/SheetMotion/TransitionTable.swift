package import SheetConfiguration

/// The transition table: two rows a style, with the durations, curves and distances of MZFormSheetController 3.x.
/// A new style does not compile until it has both.
extension TransitionStyle {
    /// How a sheet of this style comes to its rest.
    package func entrance(_ layout: RestingLayout) -> Movement {
        let rest = layout.frame
        let container = layout.container
        return switch self {
        case .slideFromTop:
            Movement(duration: 0.3, y: Track(from: container.minY - rest.height, to: rest.minY, .easeInOut))
        case .slideFromBottom:
            Movement(duration: 0.3, y: Track(from: container.maxY, to: rest.minY, .easeInOut))
        case .slideFromLeft:
            Movement(duration: 0.3, x: Track(from: container.minX - container.width, to: rest.minX, .easeInOut))
        case .slideFromRight:
            Movement(duration: 0.3, x: Track(from: container.maxX, to: rest.minX, .easeInOut))
        case .slideAndBounceFromLeft:
            Movement(duration: 0.4, x: .overshooting(to: rest.minX, from: -container.width))
        case .slideAndBounceFromRight:
            Movement(duration: 0.4, x: .overshooting(to: rest.minX, from: container.width))
        case .fade:
            Movement(duration: 0.3, opacity: Track(from: 0, to: 1, .easeInOut))
        case .bounce:
            Movement(
                duration: 0.4,
                scale: Track(0.01, (0.5, 1.1, .easeInOut), (0.75, 0.9, .easeInOut), (1, 1, .easeInOut))
            )
        case .dropDown:
            Movement(duration: 0.4, y: .overshooting(to: rest.minY, from: -container.height))
        case .none:
            Movement(duration: 0)
        case .coverVertical:
            Movement.alongSystemSpring { Track(from: container.maxY, to: rest.minY, $0) }
        case .semiModal:
            Movement(duration: 0.6, y: Track(from: container.maxY, to: rest.minY, .easeInOut))
        case .custom:
            Movement(duration: 0.3)
        }
    }

    /// How a sheet of this style leaves its rest. Only dropDown turns, to `angle` radians.
    package func departure(_ layout: RestingLayout, angle: Double) -> Movement {
        let rest = layout.frame
        let container = layout.container
        return switch self {
        // Not the way back: it enters from just above the screen and leaves by a whole container.
        case .slideFromTop:
            Movement(duration: 0.3, y: Track(from: rest.minY, to: container.minY - container.height, .easeInOut))
        case .slideFromBottom:
            Movement(duration: 0.3, curve: .easeIn, y: Track(from: rest.minY, to: container.maxY, .easeIn))
        case .slideFromLeft, .slideAndBounceFromLeft:
            Movement(duration: 0.3, x: Track(from: rest.minX, to: container.minX - container.width, .easeInOut))
        case .slideFromRight, .slideAndBounceFromRight:
            Movement(duration: 0.3, x: Track(from: rest.minX, to: container.maxX, .easeInOut))
        case .fade:
            Movement(duration: 0.3, opacity: Track(from: 1, to: 0, .easeInOut))
        case .bounce:
            Movement(duration: 0.3, scale: Track(1, (0.4, 1.2, .easeInOut), (1, 0.01, .easeOut)))
        case .dropDown:
            Movement(
                duration: 0.3,
                curve: .easeIn,
                y: Track(from: rest.minY, to: rest.minY + container.height, .easeIn),
                rotation: Track(from: 0, to: angle, .easeIn)
            )
        case .none:
            Movement(duration: 0)
        case .coverVertical:
            Movement.alongSystemSpring { Track(from: rest.minY, to: container.maxY, $0) }
        case .semiModal:
            Movement(duration: 0.3, y: Track(from: rest.minY, to: container.maxY, .easeInOut))
        case .custom:
            Movement(duration: 0.3)
        }
    }
}

extension Movement {
    /// Up or down as the system's sheets go.
    fileprivate static func alongSystemSpring(_ y: (Curve) -> Track) -> Movement {
        let curve = Curve.spring(.systemSheet)
        return Movement(duration: Spring.systemSheet.duration, curve: curve, y: y(curve))
    }
}

extension Track {
    /// From `distance` beside `rest` past it by 20 points, back by 10 on the other side, and home: the same points
    /// for any size of sheet and screen.
    fileprivate static func overshooting(to rest: Double, from distance: Double) -> Track {
        let forward: Double = distance < 0 ? 1 : -1
        return Track(
            rest + distance,
            (0.5, rest + 20 * forward, .easeOut),
            (0.75, rest - 10 * forward, .linear),
            (1, rest, .easeOut)
        )
    }
}
