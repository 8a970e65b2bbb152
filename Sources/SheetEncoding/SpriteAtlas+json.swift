extension SpriteAtlas {
    /// The forms that are JSON. Loaders pass by members that they do not know: all forms have durations, tags and the
    /// number of plays.
    func json(_ format: Format, page: Int, files: [String]) -> JSONText {
        let sheet = grid.pages[page]
        let times = milliseconds
        let frames = sheet.frames.map { index in
            let box = grid.box(of: index)
            let size: JSONText = .object(["w": .integer(box.width), "h": .integer(box.height)])
            let isListed = format == .texturePackerArray
            return JSONText.object([
                "filename": isListed ? .string(frameName(index)) : nil,
                "frame": .inline(Self.rectangle(box)),
                "rotated": .bool(false),
                "trimmed": .bool(false),
                "spriteSourceSize": .inline(
                    Self.rectangle(PixelBox(minX: 0, minY: 0, maxX: box.width, maxY: box.height))
                ),
                "sourceSize": .inline(size),
                "duration": .integer(times[index + 1] - times[index]),
            ])
        }
        let names = sheet.frames.map { format == .aseprite ? String($0 - sheet.frames.lowerBound) : frameName($0) }
        let named = zip(names, frames).map { JSONText.Member(name: $0, value: $1) }
        return .object([
            "frames": format == .texturePackerArray ? .array(frames) : .object(named),
            "animations": format == .pixi ? animations(of: sheet) : nil,
            "meta": meta(format, page: page, files: files),
        ])
    }

    private func meta(_ format: Format, page: Int, files: [String]) -> JSONText {
        let sheet = grid.pages[page]
        let others = files.enumerated().filter { $0.offset != page }.map { JSONText.string($0.element) }
        return .object([
            "app": .string("sheetreel"),
            "version": .string("1.0"),
            "image": .string(images[page]),
            "format": .string("RGBA8888"),
            "size": .inline(.object(["w": .integer(sheet.width), "h": .integer(sheet.height)])),
            "scale": .string(scale.jsonText),
            "related_multi_packs": others.isEmpty || format == .aseprite ? nil : .inline(.array(others)),
            "frameTags": .array(tags.compactMap { tag(of: $0, on: sheet) }.map { .inline($0) }),
            "loop": .integer(plays),
        ])
    }

    /// A tag's part of a sheet, by numbers on that sheet; nil if it has none.
    private func tag(of tag: FrameTag, on sheet: SpriteGrid.Page) -> JSONText? {
        let frames = sheet.frames.lowerBound...(sheet.frames.upperBound - 1)
        guard tag.frames.overlaps(frames) else { return nil }
        let part = tag.frames.clamped(to: frames)
        return .object([
            "name": .string(tag.name),
            "from": .integer(part.lowerBound - frames.lowerBound),
            "to": .integer(part.upperBound - frames.lowerBound),
            "direction": .string("forward"),
        ])
    }

    /// The named stretches, and all of it as `name`.
    private func animations(of sheet: SpriteGrid.Page) -> JSONText {
        let whole = JSONText.Member(name: name, value: names(sheet.frames))
        let parts = tags.compactMap { tag in
            let part = sheet.frames.clamped(to: Range(tag.frames))
            return part.isEmpty || tag.name == name ? nil : JSONText.Member(name: tag.name, value: names(part))
        }
        return .object([whole] + parts)
    }

    private func names(_ frames: Range<Int>) -> JSONText {
        .inline(.array(frames.map { .string(frameName($0)) }))
    }

    private static func rectangle(_ box: PixelBox) -> JSONText {
        .object([
            "x": .integer(box.minX), "y": .integer(box.minY), "w": .integer(box.width), "h": .integer(box.height),
        ])
    }
}
