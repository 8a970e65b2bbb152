extension SpriteAtlas {
    /// libGDX's `TextureAtlas`: each sheet with its frames below it, one animation by their indices.
    var libgdx: String {
        grid.pages.indices.map { page in
            let sheet = grid.pages[page]
            let frames = sheet.frames.map { index in
                let box = grid.box(of: index)
                return """
                    \(name)
                      rotate: false
                      xy: \(box.minX), \(box.minY)
                      size: \(box.width), \(box.height)
                      orig: \(box.width), \(box.height)
                      offset: 0, 0
                      index: \(index)

                    """
            }
            return """

                \(images[page])
                size: \(sheet.width), \(sheet.height)
                format: RGBA8888
                filter: Linear, Linear
                repeat: none

                """ + frames.joined()
        }
        .joined()
    }

    /// A class that plays the animation once its picture is there, and rests on the last frame; who asked for less motion
    /// sees that frame alone. Lengths are points, which are CSS pixels.
    var css: String {
        """
        .\(name) {
          width: \(points(grid.frameWidth));
          height: \(points(grid.frameHeight));
          background-repeat: no-repeat;
          \(place(of: grid.frameCount - 1))
        }

        @media (prefers-reduced-motion: no-preference) {
          .\(name) {
            animation: \(name) \(seconds) \(timing) \(plays == 0 ? "infinite" : String(plays)) forwards;
          }

          @keyframes \(name) {
        \(keyframes)
          }
        }

        """
    }

    /// One row of frames that last equally long is walked by `steps()`, its first and last frame included.
    private var isUniformRow: Bool {
        grid.pages.count == 1 && grid.pages[0].rows == 1 && grid.frameCount > 1
            && Set(delays.map(\.reduced)).count == 1
    }

    private var timing: String { isUniformRow ? "steps(\(grid.frameCount), jump-none)" : "step-end" }

    private var keyframes: String {
        guard !isUniformRow else {
            return "    from { \(place(of: 0)) }\n    to { \(place(of: grid.frameCount - 1)) }"
        }
        var starts = [0.0]
        for delay in delays { starts.append((starts.last ?? 0) + delay.seconds) }
        let end = starts.removeLast()
        let steps = starts.enumerated().map { index, start in
            "    \((end > 0 ? 100 * start / end : 0).jsonText)% { \(place(of: index)) }"
        }
        return (steps + ["    100% { \(place(of: grid.frameCount - 1)) }"]).joined(separator: "\n")
    }

    private var seconds: String { "\(delays.reduce(0) { $0 + $1.seconds }.jsonText)s" }

    private func place(of index: Int) -> String {
        let page = grid.page(of: index)
        let (sheet, box) = (grid.pages[page], grid.box(of: index))
        return "background-image: url(\"\(images[page])\"); background-size: \(points(sheet.width)) "
            + "\(points(sheet.height)); background-position: \(points(-box.minX)) \(points(-box.minY));"
    }

    private func points(_ pixels: Int) -> String {
        pixels == 0 ? "0" : "\((Double(pixels) / scale).jsonText)px"
    }
}
