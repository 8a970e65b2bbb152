import SheetConfiguration
import SheetEncoding
import SheetMotion
import SheetRaster
import SheetScene
import Testing

@Suite struct FrameRendererTests {
    /// Tilted back by .3 and seen from 900 points away, the upper edge of a screen of 480 is .927 as near as its middle.
    @Test func tiltedPresenterIsNarrowerAtItsTop() throws {
        let picture = try frame(
            """
            {"screen": {"width": 320, "height": 480, "scale": 1, "statusBar": false},
             "presenter": {"content": [], "backgroundColor": "#FFFFFF"},
             "sheet": {"transitionStyle": "custom", "dimming": {"opacity": 0}, "transition": {"entry": {
                "duration": 1, "tracks": {"presenterTilt": [0, 0.3, 0],
                                          "offsetY": ["offscreenBottom", "offscreenBottom", "rest"]}}}},
             "output": {"phase": "entry", "time": 0.5}}
            """
        )
        func black(_ row: Int) -> Int { (0..<320).count { picture[$0, row] & 0xFFFFFF == 0 } }
        #expect(black(10) == 320)
        #expect(abs(black(31) - 23) <= 3)
        #expect(black(240) == 0)
    }

    @Test(arguments: TransitionStyle.allCases)
    func pictureFillsTheScreenAndNothingShinesThrough(style: TransitionStyle) throws {
        for orientation in ScreenConfiguration.Orientation.allCases {
            for scale in [1, 1.5, 2, 3] {
                let picture = try frame(
                    """
                    {"screen": {"width": 160, "height": 240, "scale": \(scale), "orientation": "\(orientation)"},
                     "sheet": {"transitionStyle": "\(style)", "presentedFormSheetSize": {"width": 120, "height": 90}},
                     "output": {"progress": 0.5}}
                    """
                )
                let size = [Int(160 * scale), Int(240 * scale)]
                #expect([picture.width, picture.height] == (orientation == .portrait ? size : size.reversed()))
                #expect(picture.isOpaque)
            }
        }
    }

    @Test(arguments: TransitionStyle.allCases)
    func sameConfigurationGivesTheSamePixelsOnEveryEngineAndThread(style: TransitionStyle) async throws {
        let json = """
            {"screen": {"width": 200, "height": 300}, "sheet": {"transitionStyle": "\(style)"},
             "output": {"phase": "exit", "progress": 0.4}}
            """
        let first = try frame(json)
        let shared = try TextEngine(inter)
        let others = try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<3 {
                group.addTask { try FrameRenderer(ReelConfiguration(json: json), text: shared).frame() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(others.count == 3)
        for other in others { #expect(other.firstDifference(from: first) == nil) }
    }

    @Test func restingSheetStandsExactlyAtItsLayout() throws {
        let picture = try frame(#"{"screen": {"scale": 1}, "sheet": {"cornerRadius": 0, "shadowOpacity": 0}}"#)
        // 375 − 284 is odd: the left edge goes to the nearest pixel, 46; the top is 20 + 6.
        let middle = 26 + 280
        #expect(picture[46, middle] == 0xFFFF_FFFF)
        #expect(picture[45, middle] != 0xFFFF_FFFF)
        #expect(picture[46 + 283, middle] == 0xFFFF_FFFF)
        #expect(picture[46 + 284, middle] != 0xFFFF_FFFF)
        #expect(picture[200, 26 + 283] == 0xFFFF_FFFF)
        #expect(picture[200, 26 + 284] != 0xFFFF_FFFF)
    }

    @Test func dimmingHalvesTheScreenAroundTheSheet() throws {
        let bare = try frame(#"{"screen": {"scale": 1}, "output": {"phase": "exit"}}"#)
        let dimmed = try frame(#"{"screen": {"scale": 1}}"#)
        // A place far from the sheet, on a list's white plate.
        #expect(bare[20, 600] == 0xFFFF_FFFF)
        #expect([127, 128].contains(red(dimmed[20, 600])))
    }

    @Test(arguments: TransitionStyle.allCases)
    func screenIsBareWhenTheSheetHasGone(style: TransitionStyle) throws {
        let before = try frame(
            #"{"screen": {"scale": 1}, "sheet": {"transitionStyle": "fade"}, "output": {"time": 0}}"#
        )
        let after = try frame(
            #"{"screen": {"scale": 1}, "sheet": {"transitionStyle": "\#(style)"}, "output": {"phase": "exit"}}"#
        )
        #expect(after == before)
    }

    @Test func slidingSheetIsCopiedToTheNearestPixel() throws {
        func slide(_ time: Double) -> String {
            """
            {"screen": {"width": 320, "height": 480, "scale": 2},
             "sheet": {"transitionStyle": "slideFromBottom", "shadowOpacity": 0},
             "output": {"time": \(time)}}
            """
        }
        let resting = try frame(slide(0.3))
        let moving = try frame(slide(0.22))
        let top = try Timeline(ReelConfiguration(json: slide(0.22))).pose(at: 0.22).sheet.frame.minY
        let offset = Int((top * 2 + 0.5).rounded(.down)) - 52
        #expect(offset > 50)
        // The rows between the rounded corners, as far as both pictures show them.
        for row in 64..<min(608, 960 - offset) {
            let pixels = (36..<(36 + 568)).map { (resting[$0, row], moving[$0, row + offset]) }
            #expect(pixels.allSatisfy { $0.0 == $0.1 }, "row \(row)")
        }
    }

    @Test func cornersAreTrueArcs() throws {
        let picture = try frame(
            """
            {"screen": {"width": 100, "height": 100, "scale": 1, "statusBar": false},
             "presenter": {"content": [], "backgroundColor": "#F2F2F7"},
             "sheet": {"content": [], "presentedFormSheetSize": {"width": 60, "height": 300}, "portraitTopInset": -250,
                       "shadowOpacity": 0, "cornerRadius": 6}}
            """
        )
        // The bottom row of the sheet, from its left edge: how much of each pixel the arc leaves to it.
        let row = 49
        let around = Double(red(picture[10, row]))
        let coverage = (0..<7).map { (Double(red(picture[20 + $0, row])) - around) / (255 - around) }
        for (found, expected) in zip(coverage, exactCoverage(radius: 6)) {
            #expect(abs(found - expected) < 0.02)
        }
    }

    /// The area of each pixel in a corner's outermost row that lies inside the arc, by fine sampling.
    private func exactCoverage(radius: Double) -> [Double] {
        (0..<6).map { column in
            let samples = 200
            var inside = 0
            for i in 0..<samples {
                for j in 0..<samples {
                    let x = radius - Double(column) - (Double(i) + 0.5) / Double(samples)
                    let y = radius - (Double(j) + 0.5) / Double(samples)
                    if x * x + y * y <= radius * radius { inside += 1 }
                }
            }
            return Double(inside) / Double(samples * samples)
        }
    }
}

@Suite struct TextEngineTests {
    @Test func widthsDoNotDependOnRounding() throws {
        let engine = try TextEngine(inter)
        let small = engine.width(of: "Motion is a function", in: TextStyle(size: 4.5, weight: .regular))
        let large = engine.width(of: "Motion is a function", in: TextStyle(size: 18, weight: .regular))
        #expect(abs(large - 4 * small) < 0.1)
    }

    @Test func heavierLettersAreWider() throws {
        let engine = try TextEngine(inter)
        let widths = [TextStyle.Weight.regular, .medium, .semibold, .bold]
            .map { engine.width(of: "Settings", in: TextStyle(size: 17, weight: $0)) }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
    }

    @Test func missingFontFileIsNamed() {
        #expect(throws: RasterError.fontUnreadable("/nowhere/Inter.otf")) {
            try TextEngine(FontSet(files: ["/nowhere/Inter.otf"]))
        }
    }
}
