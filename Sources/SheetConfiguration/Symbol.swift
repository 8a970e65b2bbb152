/// A picture in one colour, by SF Symbols' name of what it resembles.
package enum Symbol: String, Sendable, Hashable, CaseIterable {
    case airplane
    case arrowUp = "arrow.up"
    case battery = "battery.100"
    case bell
    case bluetooth
    case bookmark
    case calendar
    case camera
    case car
    case cart
    case cellularBars = "cellularbars"
    case checkmark
    case circle
    case clock
    case creditCard = "creditcard"
    case document = "doc"
    case ellipsis
    case envelope
    case eye
    case flag
    case folder
    case forkAndKnife = "fork.knife"
    case gear = "gearshape"
    case globe
    case hand = "hand.raised"
    case heart
    case hourglass
    case house
    case info
    case key
    case location
    case lock
    case magnifyingGlass = "magnifyingglass"
    case map
    case message
    case moon
    case paperplane
    case person
    case personPair = "person.2"
    case phone
    case photo
    case pin = "mappin"
    case play
    case plus
    case share = "square.and.arrow.up"
    case speaker = "speaker.wave.2"
    case squareAndPencil = "square.and.pencil"
    case star
    case sun = "sun.max"
    case trash
    case tray
    case wifi
    case xmark
}
