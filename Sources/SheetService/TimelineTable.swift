import SheetConfiguration
import SheetEncoding
import SheetMotion

/// A timeline's frames as CSV (RFC 4180): one row a frame and sheet.
struct TimelineTable {
    let bytes: [UInt8]

    private static let columns = [
        "index", "time", "dim", "dimProgress", "presenterScale", "presenterTint", "presenterOpacity", "presenterTilt",
        "modal", "keyboard", "sheet", "state", "progress", "x", "y", "width", "height", "scale", "scaleX", "scaleY",
        "rotation", "opacity", "dimShare",
    ]

    init(_ timeline: Timeline) {
        var text = Self.columns.joined(separator: ",") + "\r\n"
        for (index, time) in timeline.instants.enumerated() {
            let pose = timeline.pose(at: time)
            let presenter = pose.presenter
            let common = [
                time, pose.dim, pose.dimProgress, presenter.scale, presenter.tintDimmed, presenter.opacity,
                presenter.tilt, pose.modal, pose.keyboard,
            ].map(\.jsonText)
            for (number, sheet) in pose.sheets.enumerated() {
                let numbers = [
                    sheet.progress, sheet.frame.minX, sheet.frame.minY, sheet.frame.width, sheet.frame.height,
                    sheet.scale, sheet.scaleX, sheet.scaleY, sheet.rotation, sheet.opacity, sheet.dimShare,
                ]
                let row = ["\(index)"] + common + ["\(number)", sheet.state.rawValue] + numbers.map(\.jsonText)
                text += row.joined(separator: ",") + "\r\n"
            }
        }
        bytes = Array(text.utf8)
    }
}
