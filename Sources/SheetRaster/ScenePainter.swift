import SheetConfiguration
package import SheetEncoding
package import SheetScene

/// Paints a scene: one switch over its shapes, and the cards on their way.
package struct ScenePainter: Sendable {
    private let text: TextEngine

    package init(text: TextEngine) {
        self.text = text
    }

    /// The whole picture, opaque, `scene.grid.scale` pixels to a point.
    package func bitmap(of scene: Scene) throws(RasterError) -> Bitmap {
        let size = scene.grid.pixels(scene.size)
        let surface = try CairoSurface(size: size)
        try paint(scene, on: surface, size)
        return surface.bitmap()
    }

    /// The same on all of `canvas`, which has the picture's size.
    func paint(_ scene: Scene, on canvas: Canvas) throws(RasterError) {
        let size = PixelSize(width: canvas.width, height: canvas.height)
        let surface = try CairoSurface(on: canvas)
        try paint(scene, on: surface, size)
        surface.finish()
    }

    /// `shapes` alone, on clear ground.
    func bitmap(of shapes: [Shape], _ size: PixelSize, _ grid: PixelGrid) throws(RasterError) -> Bitmap {
        let surface = try CairoSurface(size: size)
        try surface.draw { context throws(RasterError) in
            context.scale(grid.scale)
            try paint(shapes, on: context, grid)
        }
        return surface.bitmap()
    }

    private func paint(_ scene: Scene, on surface: borrowing CairoSurface, _ size: PixelSize) throws(RasterError) {
        try surface.draw { context throws(RasterError) in
            try context.saved { () throws(RasterError) in
                context.scale(scene.grid.scale)
                try paint(scene.backdrop, on: context, scene.grid)
            }
            let frame = PixelBox(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
            if let presenter = scene.presenter { try paint(presenter, scene.grid, on: context, frame: frame) }
            try paint(scene.blurs, scene.grid, of: surface, on: context)
            context.paint(scene.dimming)
            for card in scene.cards { try paint(card, scene.grid, on: context, frame: frame) }
        }
    }

    /// Lays blurred pictures of what is on `surface` so far over it.
    private func paint(
        _ blurs: [PlacedBlur],
        _ grid: PixelGrid,
        of surface: borrowing CairoSurface,
        on context: borrowing CairoContext
    ) throws(RasterError) {
        guard !blurs.isEmpty else { return }
        let sharp = surface.bitmap()
        for placed in blurs {
            let picture = try CairoSurface(sharp.blurred(placed.blur, scale: grid.scale))
            try context.group(opacity: placed.opacity) { () throws(RasterError) in
                context.paint(picture, at: .zero)
            }
        }
    }

    private func paint(
        _ card: PlacedCard,
        _ grid: PixelGrid,
        on context: borrowing CairoContext,
        frame: PixelBox
    ) throws(RasterError) {
        let layer = try CardLayer(card.card, grid, painter: self)
        guard card.opacity < 1 else { return try layer.paint(card.placement, on: context, frame: frame) }
        try context.group(opacity: card.opacity) { () throws(RasterError) in
            try layer.paint(card.placement, on: context, frame: frame)
        }
    }

    /// Paints `shapes` in their order on a context whose unit is the point.
    func paint(_ shapes: [Shape], on context: borrowing CairoContext, _ grid: PixelGrid) throws(RasterError) {
        for shape in shapes {
            switch shape {
            case .fill(let outline, let color): context.fill(outline, color)
            case .stroke(let outline, let width, let color): context.stroke(outline, width: width, color)
            case .text(var line):
                // Baselines stand on device pixels: flat letter edges stay sharp.
                line.baseline.y = grid.aligned(line.baseline.y)
                text.draw(line, on: context)
            case .paragraph(let paragraph): text.draw(paragraph, on: context, grid)
            case .image(let image, let frame, let mode):
                let picture = try DecodedImage(image)
                context.paint(picture.surface, mode, in: frame)
            case .clipped(let outline, let shapes):
                try context.group(inside: outline) { () throws(RasterError) in
                    try paint(shapes, on: context, grid)
                }
            }
        }
    }
}
