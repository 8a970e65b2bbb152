extension OutputConfiguration {
    /// Reads `/output`: by default one frame at the end of the entry, or 30 frames a second of it.
    init(_ output: ConfigurationReader, within limits: Limits, defaultPhase: Phase, defaultFrames: Int? = nil) {
        phase = output.choice("phase", default: defaultPhase)

        let time = output.number("time", within: limits.duration)
        let progress = output.number("progress", within: 0...1)
        output.refuse("time", besides: ["progress"])
        moment = time.map(Moment.time) ?? .progress(progress ?? 1)

        let rate = output.number("fps", within: limits.framesPerSecond)
        let count = output.wholeNumber("frames", within: limits.frames)
        let times = output.numbers("times", within: limits.duration, count: 1...limits.frames.upperBound)
        output.refuse("times", besides: ["fps", "frames"])
        sampling =
            switch (times, rate, count) {
            case (let times?, _, _): .times(times)
            case (nil, nil, let count?): .count(count)
            case (nil, nil, nil) where defaultFrames != nil: .count(defaultFrames ?? limits.frames.lowerBound)
            case (nil, let rate, let count): .rate(framesPerSecond: rate ?? 30, count: count)
            }
        container = ContainerConfiguration(output, within: limits)
        sprite = SpriteConfiguration(output, within: limits)
        annotations = output.annotations("annotations")
    }
}
