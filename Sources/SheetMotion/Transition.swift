package import SheetConfiguration

/// A sheet's way onto the screen or off it, with the dimming's fade beside it: both start together and each has
/// its own length.
package struct Transition: Sendable, Hashable {
    /// Which way the sheet goes.
    package enum Direction: Sendable, Hashable, CaseIterable {
        case entry
        case exit
    }

    package let direction: Direction
    package let movement: Movement
    private let layout: RestingLayout
    private let dimming: Track

    /// The transition of `style`, for a sheet that rests as `layout` says. `exitAngle` in radians.
    package init(_ style: TransitionStyle, _ direction: Direction, layout: RestingLayout, exitAngle: Double) {
        self.direction = direction
        self.layout = layout
        switch direction {
        case .entry:
            movement = style.entrance(layout)
            dimming = Track(from: 0, to: Dimming.opacity, .easeInOut)
        case .exit:
            movement = style.departure(layout, angle: exitAngle)
            dimming = Track(from: Dimming.opacity, to: 0, .easeInOut)
        }
    }

    /// Seconds until both the sheet and the dimming are done.
    package var duration: Double { max(movement.duration, Dimming.fadeDuration) }

    /// How everything stands `seconds` after the start; the ends hold before and after.
    package func pose(at seconds: Double) -> Pose {
        let progress = movement.progress(at: seconds)
        return Pose(
            dim: dimming.value(at: seconds / Dimming.fadeDuration),
            sheet: SheetPose(
                state: state(at: progress),
                frame: Rectangle(
                    origin: Point(
                        x: movement.x?.value(at: progress) ?? layout.frame.minX,
                        y: movement.y?.value(at: progress) ?? layout.frame.minY
                    ),
                    size: layout.frame.size
                ),
                scale: movement.scale?.value(at: progress) ?? 1,
                rotation: movement.rotation?.value(at: progress) ?? 0,
                opacity: movement.opacity?.value(at: progress) ?? 1
            )
        )
    }

    private func state(at progress: Double) -> SheetPose.State {
        switch direction {
        case .entry: progress < 1 ? .presenting : .presented
        case .exit: progress < 1 ? .dismissing : .dismissed
        }
    }
}

/// The layer between the screen and the sheets.
package enum Dimming {
    /// Alpha of the black layer when it is all there.
    package static let opacity = 0.5
    /// Seconds of its fade, in and out, along ease-in-out.
    package static let fadeDuration = 0.3
}
