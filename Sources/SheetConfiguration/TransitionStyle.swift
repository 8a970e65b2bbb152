/// How a sheet enters and leaves. The first names are MZFormSheetController's without its prefix; its integer values
/// were renumbered twice and are not used.
package enum TransitionStyle: String, Sendable, Hashable, CaseIterable {
    case slideFromTop
    case slideFromBottom
    case slideFromLeft
    case slideFromRight
    case slideAndBounceFromLeft
    case slideAndBounceFromRight
    case fade
    case bounce
    case dropDown
    case none
    /// The system's sheets: from the bottom, along their spring.
    case coverVertical
    /// SemiModalAnimatedTransition's: slowly in from the bottom, quickly out.
    case semiModal
    /// Nothing but the tracks that the configuration gives.
    case custom
}
