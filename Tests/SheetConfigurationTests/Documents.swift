@testable import SheetConfiguration

/// JSON text that gives one member, by its dotted name, and whatever other members it cannot do without.
func document(_ name: String, _ json: String) -> String {
    let nested = name.split(separator: ".").reversed().reduce(json) { #"{"\#($1)": \#($0)}"# }
    return switch name {
    case "screen.width": #"{"screen": {"width": \#(json), "height": 500}}"#
    case "screen.height": #"{"screen": {"width": 500, "height": \#(json)}}"#
    case _ where name.hasPrefix("screen.safeArea."):
        #"{"screen": {"width": 500, "height": 500, "safeArea": {"\#(name.dropFirst(16))": \#(json)}}}"#
    default: nested
    }
}

/// A repeatable stream of numbers that look random: SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
