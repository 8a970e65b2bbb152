#!/usr/bin/env python3
"""Has real animations written into every container, and other programs read them: pictures, times and plays must be those
of the frames and of the timeline.

usage: containers.py SHEETREEL

Pillow is needed; pngcheck, apngdis, ffmpeg, webpmux, gifsicle and Chromium are asked where they are installed.
"""

import fractions
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

from PIL import Image, ImageChops, ImageSequence

SCREEN = {"device": "iphone-8", "scale": 1}
CENTRED = {"shouldCenterVertically": True, "presentedFormSheetSize": {"width": 284, "height": 240}}
REELS = {
    "bounce": {"sheet": {**CENTRED, "transitionStyle": "bounce"}, "output": {"fps": 30, "loop": 2, "holdEnd": 0.5}},
    "drop-down": {"sheet": {**CENTRED, "transitionStyle": "dropDown", "shadowRadius": 12},
                  "output": {"fps": 24, "loop": 0, "poster": 9_999}},
    "fade": {"sheet": {**CENTRED, "transitionStyle": "fade"}, "output": {"frames": 9, "phase": "entry", "loop": 1}},
    "sheet": {"sheet": {"presentationStyle": "sheet", "detents": ["medium"]},
              "output": {"times": [0, 0.05, 0.1, 0.2, 0.45], "phase": "entry", "loop": 65_535}},
}


def check(condition, sentence):
    print(("ok    " if condition else "FAIL  ") + sentence)
    check.failures += not condition


check.failures = 0


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{words[0]}: {done.stderr}")
    return done.stdout


def installed(tool):
    if shutil.which(tool):
        return True
    print(f"--    {tool} is not installed")
    return False


class Reel:
    """One configuration, written into every container."""

    def __init__(self, program, folder, name, changes):
        self.name, self.folder = name, folder
        configuration = {"screen": SCREEN, **changes}
        self.output = configuration["output"]
        self.configuration = folder / f"{name}.json"
        self.configuration.write_text(json.dumps(configuration))
        words = []
        self.files = {}
        for kind, ending in [("animation", "png"), ("animation", "webp"), ("animation", "gif"), ("frames", "zip"),
                             ("timeline", "json"), ("sprite", "zip")]:
            path = folder / f"{name}-{kind}.{ending}"
            self.files[f"{kind}.{ending}"] = path
            words += ["-o", f"{kind}:{path}"]
        run(program, "render", self.configuration, *words)
        with zipfile.ZipFile(self.files["frames.zip"]) as archive:
            assert archive.testzip() is None
            self.frames = [Image.open(io.BytesIO(archive.read(entry))).convert("RGB") for entry in archive.namelist()]
        # Seconds, as the timeline tells them, the last one held.
        self.durations = [frame["duration"] for frame in json.loads(self.files["timeline.json"].read_text())["frames"]]
        if len(self.durations) > 1 and "fps" in self.output:
            self.durations = [1 / self.output["fps"]] * len(self.frames)
        self.durations[-1] += self.output.get("holdEnd", 0)
        self.starts = [sum(self.durations[:index]) for index in range(len(self.frames))]
        self.length = sum(self.durations)

    def frame_at(self, time):
        """The index of what is seen at `time` seconds."""
        return max(index for index, start in enumerate(self.starts) if start <= time + 1e-6)

    def check_shown(self, reader, shown, tick):
        """`shown` lists pictures with their seconds: all frames in order, equal ones in one, to the pixel. A container
        whose clock has ticks shows each from the tick nearest to its time on."""
        elapsed, wrong, late = 0, 0, 0.0
        for picture, duration in shown:
            index = self.frame_at(elapsed + tick / 2)
            wrong += ImageChops.difference(picture.convert("RGB"), self.frames[index]).getbbox() is not None
            late = max(late, abs(elapsed - self.nearest_start(elapsed, index)))
            elapsed += duration
        check(wrong == 0, f"{self.name}: {reader} shows every frame to the pixel ({wrong} of {len(shown)} differ)")
        check(late <= tick / 2 + 1e-4, f"{self.name}: {reader} begins each at its time, within {tick / 2} s")
        check(abs(elapsed - self.length) <= tick / 2 + 1e-4 * len(shown), f"{self.name}: {reader} takes {self.length} s")

    def nearest_start(self, time, index):
        return min(self.starts, key=lambda start: abs(start - time))

    def check_kept(self, reader, shown):
        """No frame that differs from the one before it is left out."""
        changes = 1 + sum(
            ImageChops.difference(*pair).getbbox() is not None for pair in zip(self.frames, self.frames[1:]))
        check(len(shown) >= changes, f"{self.name}: {reader} has all of {changes} pictures")


def pillow(path):
    image = Image.open(path)
    return image.info.get("loop"), [
        (frame.convert("RGB"), frame.info.get("duration", 0) / 1000) for frame in ImageSequence.Iterator(image)]


def check_apng(reel):
    path = reel.files["animation.png"]
    loop, shown = pillow(path)
    if reel.output.get("poster") is not None:
        # Pillow lists the picture for programs that know no animation first.
        poster, shown = shown[0][0], shown[1:]
        index = min(reel.output["poster"], len(reel.frames) - 1)
        check(ImageChops.difference(poster, reel.frames[index]).getbbox() is None, f"{reel.name}: the poster is frame {index}")
    reel.check_shown("Pillow's APNG", shown, 0)
    reel.check_kept("Pillow's APNG", shown)
    check(loop == reel.output["loop"], f"{reel.name}: APNG plays {reel.output['loop']} times")
    if installed("pngcheck"):
        check("No errors" in run("pngcheck", "-v", path), f"{reel.name}: pngcheck finds nothing in the APNG")
    if installed("ffmpeg"):
        raw = subprocess.run(["ffmpeg", "-v", "error", "-f", "apng", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo",
                              "-pix_fmt", "rgb24", "-"], check=True, capture_output=True).stdout
        size = reel.frames[0].size
        length = size[0] * size[1] * 3
        pictures = [Image.frombytes("RGB", size, raw[start:start + length]) for start in range(0, len(raw), length)]
        wrong = sum(ImageChops.difference(one, other).getbbox() is not None for one, (other, _) in zip(pictures, shown))
        check(len(pictures) == len(shown) and wrong == 0,
              f"{reel.name}: ffmpeg's APNG shows the same ({wrong} of {len(pictures)} differ, of {len(shown)})")
    if installed("apngdis"):
        folder = reel.folder / f"{reel.name}-apngdis"
        folder.mkdir()
        shutil.copy(path, folder / "a.png")
        run("apngdis", folder / "a.png", "f")
        pictures = [Image.open(file).convert("RGB") for file in sorted(folder.glob("f*.png"))]
        delays = [fractions.Fraction(*map(int, re.search(r"delay=(\d+)/(\d+)", file.read_text()).groups()))
                  for file in sorted(folder.glob("f*.txt"))]
        # It counts the picture for programs that know no animation as a frame, the first.
        hidden = reel.output.get("poster") is not None
        pictures, delays = pictures[hidden:], delays[hidden:]
        reel.check_shown("apngdis", list(zip(pictures, map(float, delays))), 0)


def check_webp(reel):
    path = reel.files["animation.webp"]
    loop, shown = pillow(path)
    reel.check_shown("libwebp", shown, 0.001)
    reel.check_kept("libwebp", shown)
    if installed("webpmux"):
        told = run("webpmux", "-info", path)
        plays = int(re.search(r"Loop Count : (\d+)", told).group(1))
        check(plays == reel.output["loop"], f"{reel.name}: WebP plays {reel.output['loop']} times")


def check_gif(reel):
    path = reel.files["animation.gif"]
    _, shown = pillow(path)
    elapsed, worst = 0, 0
    for picture, duration in shown:
        difference = ImageChops.difference(picture, reel.frames[reel.frame_at(elapsed + 0.005)])
        # A pattern of two colours is right on the average of its cells.
        small = difference.resize((difference.width // 8, difference.height // 8), Image.Resampling.BOX)
        worst = max(worst, *(channel[1] for channel in small.getextrema()))
        elapsed += duration
    check(worst <= 24, f"{reel.name}: GIF is near to every frame, cell by cell ({worst} of 255)")
    check(abs(elapsed - reel.length) <= 0.02, f"{reel.name}: GIF takes {reel.length} s ({elapsed:.2f})")
    if installed("gifsicle"):
        told = run("gifsicle", "--info", path)
        match = re.search(r"loop (forever|count (\d+))", told)
        plays = 1 if not match else 0 if match.group(1) == "forever" else int(match.group(2)) + 1
        check(plays == reel.output["loop"], f"{reel.name}: GIF plays {reel.output['loop']} times ({plays})")


def check_sprite(reel):
    """A browser stops the sprite's animation in the middle of each frame's time; all of that side by side in one page."""
    folder = reel.folder / f"{reel.name}-sprite"
    with zipfile.ZipFile(reel.files["sprite.zip"]) as archive:
        archive.extractall(folder)
    columns = 6
    width, height = reel.frames[0].size
    middles = [start + duration / 2 for start, duration in zip(reel.starts, reel.durations)]
    cells = "".join(
        f'<i class=sprite style="position:absolute;left:{index % columns * width}px;top:{index // columns * height}px;'
        f'animation-play-state:paused;animation-delay:-{middle:.6f}s"></i>' for index, middle in enumerate(middles))
    (folder / "page.html").write_text(
        f"<!doctype html><link rel=stylesheet href=sprite.css><style>body{{margin:0}}</style>{cells}")
    size = (columns * width, (len(middles) + columns - 1) // columns * height)
    run("chromium", "--headless", "--no-sandbox", "--hide-scrollbars", f"--user-data-dir={folder}/profile",
        "--force-device-scale-factor=1", f"--window-size={size[0]},{size[1]}", f"--screenshot={folder}/seen.png",
        f"file://{folder}/page.html")
    seen = Image.open(folder / "seen.png").convert("RGB")
    wrong = []
    for index, frame in enumerate(reel.frames):
        x, y = index % columns * width, index // columns * height
        if ImageChops.difference(seen.crop((x, y, x + width, y + height)), frame).getbbox() is not None:
            wrong.append(index)
    check(not wrong, f"{reel.name}: Chromium plays the sprite, each of {len(middles)} frames at its time {wrong or ''}")


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        for name, changes in REELS.items():
            reel = Reel(program, pathlib.Path(folder), name, changes)
            check_apng(reel)
            check_webp(reel)
            check_gif(reel)
            if installed("chromium"):
                check_sprite(reel)
    if check.failures:
        sys.exit(f"{check.failures} failed")


main()
