/// Content that is ready, by its name.
package enum ContentTemplate: String, Sendable, Hashable, CaseIterable {
    case compose
    case settings
    case list
    case form
    case alert
    case map
    case feed

    /// Its blocks, as JSON text in English: what a caller would write to have the same.
    package var json: String {
        switch self {
        case .compose:
            """
            [{"type": "navigationBar", "leading": "Cancel", "title": "New Message", "trailing": "Send"},
             {"type": "textField", "style": "plain", "label": "To:", "text": "Anna"},
             {"type": "textField", "style": "plain", "label": "Subject:", "text": "Saturday"},
             {"type": "textView", "text": "Are we still on for the weekend?", "isFocused": true}]
            """
        case .settings:
            """
            [{"type": "navigationBar", "title": "Settings", "largeTitle": true},
             {"type": "searchBar"},
             {"type": "section", "rows": [
               {"symbol": "airplane", "symbolColor": "systemOrange", "title": "Airplane Mode", "switch": false},
               {"symbol": "wifi", "symbolColor": "systemBlue", "title": "Wi-Fi", "value": "Home",
                "accessory": "disclosureIndicator"},
               {"symbol": "bluetooth", "symbolColor": "systemBlue", "title": "Bluetooth", "value": "On",
                "accessory": "disclosureIndicator"},
               {"symbol": "cellularbars", "symbolColor": "systemGreen", "title": "Mobile Data",
                "accessory": "disclosureIndicator"}]},
             {"type": "section", "rows": [
               {"symbol": "bell", "symbolColor": "systemRed", "title": "Notifications",
                "accessory": "disclosureIndicator"},
               {"symbol": "speaker.wave.2", "symbolColor": "systemPink", "title": "Sounds",
                "accessory": "disclosureIndicator"},
               {"symbol": "moon", "symbolColor": "systemIndigo", "title": "Focus", "accessory": "disclosureIndicator"},
               {"symbol": "hourglass", "symbolColor": "systemIndigo", "title": "Screen Time",
                "accessory": "disclosureIndicator"}]},
             {"type": "section", "rows": [
               {"symbol": "gearshape", "symbolColor": "systemGray", "title": "General",
                "accessory": "disclosureIndicator"},
               {"symbol": "sun.max", "symbolColor": "systemBlue", "title": "Display & Brightness",
                "accessory": "disclosureIndicator"},
               {"symbol": "hand.raised", "symbolColor": "systemBlue", "title": "Privacy",
                "accessory": "disclosureIndicator"},
               {"symbol": "battery.100", "symbolColor": "systemGreen", "title": "Battery",
                "accessory": "disclosureIndicator"}]}]
            """
        case .list:
            """
            [{"type": "navigationBar", "leading": "Cancel", "title": "Sound", "trailing": "Done"},
             {"type": "section", "style": "plain", "rows": [
               {"title": "Ringtone", "value": "Marimba", "accessory": "disclosureIndicator"},
               {"title": "Vibration", "value": "Heartbeat", "accessory": "disclosureIndicator"},
               {"title": "Repeat", "value": "Never", "accessory": "disclosureIndicator"},
               {"title": "Snooze", "switch": true},
               {"title": "Fade In", "switch": false}]}]
            """
        case .form:
            """
            [{"type": "navigationBar", "leading": "Cancel", "title": "New Event", "trailing": "Add"},
             {"type": "section", "rows": [
               {"title": "Title", "color": "placeholderText"},
               {"title": "Location", "color": "placeholderText"}]},
             {"type": "section", "rows": [
               {"title": "All-Day", "switch": false},
               {"title": "Starts", "value": "9:41"},
               {"title": "Ends", "value": "10:41"},
               {"title": "Repeat", "value": "Never", "accessory": "disclosureIndicator"}]},
             {"type": "section", "rows": [
               {"title": "Notifications", "value": "None", "accessory": "disclosureIndicator"}]}]
            """
        case .alert:
            """
            [{"type": "spacer", "height": 9},
             {"type": "paragraph", "text": "Delete this photo?", "textStyle": "headline", "alignment": "center"},
             {"type": "paragraph", "text": "This cannot be undone.", "textStyle": "footnote", "alignment": "center"},
             {"type": "spacer"},
             {"type": "actions", "buttons": [
               {"title": "Cancel", "role": "cancel"}, {"title": "Delete", "role": "destructive"}]}]
            """
        case .map:
            """
            [{"type": "map"}]
            """
        case .feed:
            """
            [{"type": "navigationBar", "title": "Home", "trailingSymbol": "square.and.pencil", "largeTitle": true},
             {"type": "section", "style": "plain", "rows": [
               {"avatar": "AK", "symbolColor": "systemIndigo", "title": "Anna Kovac", "value": "9:38",
                "detail": "Are we still on for the weekend?"},
               {"avatar": "ML", "symbolColor": "systemTeal", "title": "Mei Lin", "value": "9:24",
                "detail": "The photos from the lake are here."}]},
             {"type": "image", "height": 190, "fullWidth": true},
             {"type": "section", "style": "plain", "rows": [
               {"avatar": "OD", "symbolColor": "systemOrange", "title": "Omar Daher", "value": "8:57",
                "detail": "Thank you all, that was a lovely evening."},
               {"avatar": "JS", "symbolColor": "systemGreen", "title": "Jonas Sand", "value": "8:12",
                "detail": "See you tomorrow at nine."}]},
             {"type": "tabBar", "items": [
               {"title": "Home", "symbol": "house"}, {"title": "Search", "symbol": "magnifyingglass"},
               {"title": "Notifications", "symbol": "bell", "badge": "3"},
               {"title": "Settings", "symbol": "gearshape"}]}]
            """
        }
    }
}

extension ContentTemplate {
    /// Its blocks with their texts in `locale`'s language; in English where there are no such texts.
    package func blocks(in locale: LanguageTag) -> [ContentBlock] {
        Self.read[Translation.language(for: locale)]?[self] ?? []
    }

    /// Every template in every language, read once.
    private static let read: [Translation.Language?: [ContentTemplate: [ContentBlock]]] = {
        var read: [Translation.Language?: [ContentTemplate: [ContentBlock]]] = [:]
        for language in [nil] + Translation.Language.allCases.map(Optional.some) {
            for template in allCases { read[language, default: [:]][template] = template.blocks(in: language) }
        }
        return read
    }()

    private func blocks(in language: Translation.Language?) -> [ContentBlock] {
        let log = FaultLog(.text([]), limit: Limits.standard.listedFaults)
        var parser = JSONParser(Array(json.utf8), depthLimit: Limits.standard.documentDepth)
        guard let list = try? parser.document() else { preconditionFailure("the template \(rawValue) is not JSON") }
        let member = JSONValue.Member(name: "content", offset: 0, value: list.translated(into: language))
        let document = JSONValue(content: .object([member]), offset: 0)
        let content = ConfigurationReader.read(document, log: log) { $0.content(default: self, within: .standard) }
        guard log.isEmpty, case .blocks(let blocks) = content else {
            preconditionFailure("the template \(rawValue) is at fault: \(log.list())")
        }
        return blocks
    }
}

extension JSONValue {
    /// The same tree, each text that there is a translation of in `language`.
    fileprivate func translated(into language: Translation.Language?) -> JSONValue {
        guard let language else { return self }
        let translated: Content =
            switch content {
            case .string(let text): .string(Translation.of(text, into: language) ?? text)
            case .array(let elements): .array(elements.map { $0.translated(into: language) })
            case .object(let members):
                .object(
                    members.map { member in
                        Member(name: member.name, offset: 0, value: member.value.translated(into: language))
                    }
                )
            default: content
            }
        return JSONValue(content: translated, offset: offset)
    }
}
