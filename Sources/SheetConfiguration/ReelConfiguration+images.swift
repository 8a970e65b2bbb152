extension ReelConfiguration {
    /// The pictures that it brings, each once for every place that has it.
    package var images: [ImageData] {
        let contents = [presenter.content] + sheets.map(\.content)
        return contents.flatMap(\.images)
    }
}

extension Content {
    fileprivate var images: [ImageData] {
        guard case .blocks(let blocks) = self else { return [] }
        return blocks.compactMap { block in if case .image(let image) = block { image.data } else { nil } }
    }
}
