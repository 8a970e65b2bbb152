extension FaultList {
    /// That no way to write an animation was found which keeps to `output.maxBytes`.
    package static func shortestFile(longerThan most: Int) -> FaultList {
        let detail =
            "The animation has more than \(most) bytes even with the fewest frames and colours and the lowest "
            + "quality and scale that are tried. Allow more bytes, or ask for a shorter phase or a smaller screen."
        return FaultList(listed: [Fault(.overBudget, at: "/output/maxBytes", detail)], omitted: 0)
    }
}
