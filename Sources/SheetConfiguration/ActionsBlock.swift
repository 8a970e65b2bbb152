/// An alert's buttons at the bottom: two side by side where they fit, more below each other, hairlines between them.
package struct ActionsBlock: Sendable, Hashable {
    package struct Button: Sendable, Hashable {
        package let title: String
        package let role: ActionRole
    }

    package let buttons: [Button]

    init(_ block: ConfigurationReader, within limits: Limits) {
        buttons = block.objects("buttons", "buttons, each with a title", count: limits.items) { button in
            Button(
                title: button.text("title", limit: limits.titleLength) ?? "",
                role: button.choice("role", default: .normal)
            )
        }
    }
}
