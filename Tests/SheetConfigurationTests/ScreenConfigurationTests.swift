import Testing

@testable import SheetConfiguration

@Suite struct ScreenConfigurationTests {
    private func screen(_ members: String) throws -> ScreenConfiguration {
        try ReelConfiguration(json: #"{"screen": {\#(members)}}"#).screen
    }

    @Test(arguments: Device.all)
    func aDeviceBringsItsSizeItsScaleAndItsSafeAreas(device: Device) throws {
        let portrait = try screen(#""device": "\#(device.name)""#)
        #expect(portrait.size == device.size)
        #expect(portrait.grid.scale == device.scale)
        #expect(portrait.safeArea == device.portraitSafeArea)
        #expect(portrait.statusBarHeight == device.portraitSafeArea.top)

        let landscape = try screen(#""device": "\#(device.name)", "orientation": "landscape""#)
        #expect(landscape.size == device.size.turned)
        #expect(landscape.safeArea == device.landscapeSafeArea)
        #expect(landscape.statusBarHeight == device.landscapeSafeArea.top)
    }

    @Test func phonesInLandscapeHaveNoStatusBarAndTabletsKeepTheirs() throws {
        #expect(try screen(#""device": "iphone-8", "orientation": "landscape""#).statusBarHeight == 0)
        #expect(try screen(#""device": "iphone-15", "orientation": "landscape""#).statusBarHeight == 0)
        #expect(try screen(#""device": "ipad-air", "orientation": "landscape""#).statusBarHeight == 24)
    }

    @Test func withoutItsStatusBarOnlyADeviceWithACutOutKeepsItsTopFree() throws {
        let plain = try screen(#""device": "iphone-8", "statusBar": false"#)
        #expect(plain.statusBarHeight == 0)
        #expect(plain.safeArea == .zero)
        let cutOut = try screen(#""device": "iphone-14", "statusBar": false"#)
        #expect(cutOut.statusBarHeight == 0)
        #expect(cutOut.safeArea == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let custom = try screen(
            #""width": 300, "height": 500, "statusBar": false, "safeArea": {"top": 44, "bottom": 9}"#
        )
        #expect(custom.statusBarHeight == 0)
        #expect(custom.safeArea == EdgeInsets(top: 0, left: 0, bottom: 9, right: 0))
    }

    @Test func aCustomScreenHasAStatusBarOf20PointsAndAScaleOf2() throws {
        let custom = try screen(#""width": 300, "height": 500"#)
        #expect(custom.size == Size(width: 300, height: 500))
        #expect(custom.orientation == .portrait)
        #expect(custom.grid.scale == 2)
        #expect(custom.pixelSize == PixelSize(width: 600, height: 1_000))
        #expect(custom.safeArea == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(custom.statusBarHeight == 20)
    }

    @Test func turningACustomScreenTurnsItsSizeAndLeavesItsSafeAreaOnItsSides() throws {
        let safeArea = #""safeArea": {"top": 1, "left": 2, "bottom": 3, "right": 4}"#
        let custom = try screen(#""width": 300, "height": 500, "orientation": "landscape", \#(safeArea)"#)
        #expect(custom.size == Size(width: 500, height: 300))
        #expect(custom.orientation == .landscape)
        #expect(custom.safeArea == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(custom.statusBarHeight == 1)
    }

    @Test(arguments: [1, 1.5, 3, 4])
    func aScaleOfItsOwnReplacesTheDevices(scale: Double) throws {
        #expect(try screen(#""scale": \#(scale)"#).grid.scale == scale)
        #expect(try screen(#""width": 300, "height": 500, "scale": \#(scale)"#).grid.scale == scale)
    }

    @Test(arguments: [
        (#""width": 300"#, ["/screen/width missing-member"]),
        (#""height": 300"#, ["/screen/height missing-member"]),
        (#""safeArea": {}"#, ["/screen/safeArea missing-member"]),
        (#""width": 300, "safeArea": {}"#, ["/screen/width missing-member"]),
        (#""device": "iphone-8", "width": 300, "height": 500"#, ["/screen/width conflict"]),
        (#""width": 300, "device": "iphone-8", "height": 500"#, ["/screen/device conflict"]),
        (#""device": "iphone-8", "width": 300"#, ["/screen/width conflict"]),
        (#""device": "iphone-8", "safeArea": {"top": 1}"#, ["/screen/safeArea conflict"]),
        (#""width": 99, "height": 500"#, ["/screen/width out-of-range"]),
        (
            #""width": 1, "device": "x""#,
            ["/screen/width out-of-range", "/screen/device conflict", "/screen/device unknown-value"]
        ),
    ])
    func aScreenIsEitherADeviceOrAWidthAndAHeight(members: String, expected: [String]) throws {
        let faults = try faults(#"{"screen": {\#(members)}}"#)
        #expect(faults.map { "\($0.pointer) \($0.code.rawValue)" } == expected)
    }

    @Test func aConflictNamesAllThatIsInTheWay() throws {
        let json = #"{"screen": {"safeArea": {}, "width": 300, "device": "iphone-8", "height": 500}}"#
        #expect(try faults(json).map(\.detail) == ["Give either device or safeArea, width, height, not both."])
    }
}
