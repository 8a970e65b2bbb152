extension ReelConfiguration {
    /// Reports a picture of more pixels than allowed, at the member that is likeliest to make it smaller.
    func checkPictureBudget(_ document: JSONValue, log: FaultLog, within limits: Limits) {
        // The sides stay floating-point numbers: they cannot overflow, whatever the limits are.
        let width = screen.grid.pixel(screen.size.width)
        let height = screen.grid.pixel(screen.size.height)
        guard width * height > Double(limits.picturePixels) else { return }
        let given = document.member("screen")
        let blamed = ["scale", "width", "device"].first { given?.member($0) != nil }
        log.report(at: blamed.flatMap { given?.member($0) }?.offset ?? document.offset) {
            Fault(
                .overBudget,
                at: blamed.map { MemberPath(names: ["screen", $0]).pointer } ?? "",
                """
                The picture would have \(width.plainText) × \(height.plainText) pixels; \
                at most \(limits.picturePixels) are allowed.
                """
            )
        }
    }
}
