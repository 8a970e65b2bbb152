/// One thing that stands in a sheet or on the screen behind it; blocks stand one below the other, bars at the edges.
package enum ContentBlock: Sendable, Hashable {
    case navigationBar(NavigationBarBlock)
    case toolbar(ToolbarBlock)
    case tabBar(TabBarBlock)
    case searchBar(SearchBarBlock)
    case text(TextBlock)
    case row(RowBlock)
    case section(SectionBlock)
    case button(ButtonBlock)
    case actions(ActionsBlock)
    case textField(TextFieldBlock)
    case textView(TextViewBlock)
    case segmentedControl(SegmentedControlBlock)
    case slider(SliderBlock)
    case progress(ProgressBlock)
    case image(ImageBlock)
    case avatar(AvatarBlock)
    case map(MapBlock)
    case separator(SeparatorBlock)
    case spacer(SpacerBlock)
    case keyboard(KeyboardBlock)
    case grabber

    /// The names that a block's `type` may have.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case navigationBar
        case toolbar
        case tabBar
        case searchBar
        case text
        case paragraph
        case row
        case section
        case button
        case actions
        case textField
        case textView
        case segmentedControl
        case slider
        case progress
        case image
        case avatar
        case map
        case separator
        case spacer
        case keyboard
        case grabber
    }

    /// Reads a block whose type is known already.
    init(_ kind: Kind, _ block: ConfigurationReader, within limits: Limits) {
        switch kind {
        case .navigationBar: self = .navigationBar(NavigationBarBlock(block, within: limits))
        case .toolbar: self = .toolbar(ToolbarBlock(block, within: limits))
        case .tabBar: self = .tabBar(TabBarBlock(block, within: limits))
        case .searchBar: self = .searchBar(SearchBarBlock(block, within: limits))
        case .text: self = .text(TextBlock(block, lines: nil, within: limits))
        case .paragraph: self = .text(TextBlock(block, lines: 0, within: limits))
        case .row: self = .row(RowBlock(block, within: limits))
        case .section: self = .section(SectionBlock(block, within: limits))
        case .button: self = .button(ButtonBlock(block, within: limits))
        case .actions: self = .actions(ActionsBlock(block, within: limits))
        case .textField: self = .textField(TextFieldBlock(block, within: limits))
        case .textView: self = .textView(TextViewBlock(block, within: limits))
        case .segmentedControl: self = .segmentedControl(SegmentedControlBlock(block, within: limits))
        case .slider: self = .slider(SliderBlock(block))
        case .progress: self = .progress(ProgressBlock(block))
        case .image: self = .image(ImageBlock(block, within: limits))
        case .avatar: self = .avatar(AvatarBlock(block, within: limits))
        case .map: self = .map(MapBlock(block, within: limits))
        case .separator: self = .separator(SeparatorBlock(block, within: limits))
        case .spacer: self = .spacer(SpacerBlock(block, within: limits))
        case .keyboard: self = .keyboard(KeyboardBlock(block, within: limits))
        case .grabber: self = .grabber
        }
    }

    /// Itself and what is in it, as the limit counts.
    var elements: Int {
        switch self {
        case .section(let section): 1 + section.rows.count
        case .toolbar(let bar): 1 + bar.items.count
        case .tabBar(let bar): 1 + bar.items.count
        case .actions(let actions): 1 + actions.buttons.count
        case .segmentedControl(let control): 1 + control.segments.count
        default: 1
        }
    }
}

extension ContentBlock {
    /// The members that a block of `kind` may have besides `type`, in the order of reading.
    package static func members(of kind: Kind, within limits: Limits) -> [ConfigurationMember] {
        let recorder = ConfigurationMember.Recorder()
        let empty = JSONValue(content: .object([]), offset: 0)
        _ = ConfigurationReader.read(empty, log: FaultLog(.text([]), limit: 0), recorder: recorder) {
            ContentBlock(kind, $0, within: limits)
        }
        return recorder.members
    }
}
