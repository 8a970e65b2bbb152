package import SheetConfiguration

extension RestingLayout {
    /// Where a sheet's detents are, the lowest first, with their identifiers; none for a sheet that has none.
    package static func detents(
        of sheet: SheetAppearance,
        in surroundings: Surroundings
    ) -> [(identifier: String, frame: Rectangle)] {
        guard sheet.presentationStyle.isSystemSheet else { return [] }
        return DetentHeights(sheet, in: surroundings).places.map { ($0.detent.identifier, $0.frame) }
    }
}
