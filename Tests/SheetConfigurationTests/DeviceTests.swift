import SheetConfiguration
import Testing

@Suite struct DeviceTests {
    @Test func everyDeviceIsFoundByItsOwnName() {
        for device in Device.all {
            #expect(Device.named(device.name) == device)
        }
        #expect(Device.named("iphone-5") == nil)
        #expect(Device.named(Device.standard.name) == .standard)
    }

    @Test(arguments: Device.all)
    func aDeviceIsWithinTheLimitsInItsPortraitForm(device: Device) {
        let limits = Limits.standard
        #expect(limits.screenSide.contains(device.size.width))
        #expect(limits.screenSide.contains(device.size.height))
        #expect(device.size.width < device.size.height)
        #expect(limits.scale.contains(device.scale))
        for area in [device.portraitSafeArea, device.landscapeSafeArea] {
            #expect([area.top, area.left, area.bottom, area.right].allSatisfy(limits.safeArea.contains))
        }
    }

    @Test(arguments: Device.all)
    func aDeviceFitsThePictureBudgetAtEveryScale(device: Device) throws {
        let json = #"{"screen": {"device": "\#(device.name)", "scale": \#(Limits.standard.scale.upperBound)}}"#
        #expect(try ReelConfiguration(json: json).screen.grid.scale == Limits.standard.scale.upperBound)
    }

    @Test(arguments: Device.all)
    func aBodyIsAroundItsScreenAndTurnsWithIt(device: Device) throws {
        let json = #"{"screen": {"device": "\#(device.name)", "bezel": true, "orientation": "landscape"}}"#
        let turned = try ReelConfiguration(json: json).canvas
        let upright = try ReelConfiguration(json: json.replacing("landscape", with: "portrait")).canvas
        #expect(turned == upright.turned)
        #expect(upright.width > device.size.width + 20)
        #expect(upright.height > device.size.height + 20)
        #expect(device.frame.cornerRadius >= device.frame.displayCornerRadius)
    }

    @Test(arguments: Device.all)
    func aCutOutEndsAboveTheSafeArea(device: Device) {
        switch device.frame.cutOut {
        case nil: #expect(!device.hasCutOut)
        case .notch(let size): #expect(size.height < device.portraitSafeArea.top)
        case .island(let size, let top): #expect(top + size.height < device.portraitSafeArea.top)
        }
    }

    @Test(arguments: Device.all)
    func aNameIsInKebabCase(device: Device) {
        #expect(device.name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil)
    }
}
