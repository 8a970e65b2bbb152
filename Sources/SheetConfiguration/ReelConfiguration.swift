/// All that a caller asks for, checked. Holding one proves that every bound in ``Limits`` was met and that every
/// member left out has its default: the rest of the house asks no more questions.
package struct ReelConfiguration: Sendable, Hashable {
    package let screen: ScreenConfiguration
    package let sheet: SheetAppearance
    package let output: OutputConfiguration
}
