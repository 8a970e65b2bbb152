import SheetConfiguration
import SheetEncoding
import SheetMotion

/// A timeline's frames as CSV (RFC 4180): one row a frame and sheet.
struct TimelineTable {
    let bytes: [UInt8]

    private static let columns = [
        "index", "time", "dim", "presenterScale", "presenterTint", "modal", "keyboard", "sheet", "state", "progress",
        "x", "y", "width", "height", "scale", "rotation", "opacity",
    ]

    init(_ timeline: Timeline) {
        var text = Self.columns.joined(separator: ",") + "\r\n"
        for (index, time) in timeline.instants.enumerated() {
            let pose = timeline.pose(at: time)
            let common = [time, pose.dim, pose.presenter.scale, pose.presenter.tintDimmed, pose.modal, pose.keyboard]
                .map(\.jsonText)
            for (number, sheet) in pose.sheets.enumerated() {
                let numbers = [
                    sheet.progress, sheet.frame.minX, sheet.frame.minY, sheet.frame.width, sheet.frame.height,
                    sheet.scale, sheet.rotation, sheet.opacity,
                ]
                let row = ["\(index)"] + common + ["\(number)", sheet.state.rawValue] + numbers.map(\.jsonText)
                text += row.joined(separator: ",") + "\r\n"
            }
        }
        bytes = Array(text.utf8)
    }
}
