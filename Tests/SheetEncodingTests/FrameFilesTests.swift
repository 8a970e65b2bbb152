import SheetEncoding
import Testing

@Suite struct FrameFilesTests {
    @Test(arguments: [true, false], PNG.Optimization.allCases)
    func everyFrameIsTheFileOfItsPixelsInAnyOrder(isOpaque: Bool, optimization: PNG.Optimization) throws {
        let frames = PaintedFrames(300, 280, count: 5, isOpaque: isOpaque)
        let options = PNG.Options(optimization: optimization)
        var files = FrameFiles(frames, options)
        for index in [0, 1, 4, 4, 2] {
            #expect(try files.file(index) == PNG.encode(frames.bitmap(index), options))
        }
    }
}
