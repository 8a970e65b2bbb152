#!/usr/bin/env python3
"""Times the frames of a sliding sheet: headless Chromium's screenshots beside Sheetreel's files, in turns.

Chromium shows a page of the same make: a list behind a dimming layer, and a sheet with rows, a shadow and rounded
corners that is moved by a transform. It is spoken to over its pipe, so no driver stands in between. Sheetreel's time is
that of a whole animation of 24 frames from its configuration on, divided by 24.

usage: browser.py SHEETBENCHMARKS RIVALS [ROUNDS [FILE]]; FILE gets the last screenshot
"""

import base64
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

FRAMES = 24

PAGE = """<!doctype html><style>
body { margin: 0; background: #f2f2f7; font: 17px Inter, sans-serif; width: 390px; height: 844px; overflow: hidden }
.row { height: 44px; line-height: 44px; padding: 0 16px; background: #fff; border-bottom: 1px solid #d8d8dc }
.row span { float: right; color: #8e8e93 }
#dim { position: absolute; inset: 0; background: #000; opacity: .4 }
#sheet { position: absolute; left: 53px; top: 26px; width: 284px; height: 284px; background: #fff; overflow: hidden;
         border-radius: 6px }
#shadow { position: absolute; left: 53px; top: 26px; width: 284px; height: 284px; border-radius: 6px;
          box-shadow: 0 0 12px rgba(0, 0, 0, .5) }
h1 { font-size: 17px; line-height: 44px; margin: 0; text-align: center }
</style><div id=list></div><div id=dim></div><div id=shadow></div><div id=sheet><h1>Sound</h1></div><script>
const row = (t, v) => `<div class=row>${t}<span>${v}</span></div>`;
list.innerHTML = [...Array(18).keys()].map(i => row('Setting ' + i, 'Value ' + i * 7)).join('');
sheet.innerHTML += ['Ringtone', 'Vibration', 'Repeat', 'Snooze', 'Fade in'].map(t => row(t, 'On')).join('');
function show(y) { for (const e of [sheet, shadow]) e.style.transform = `translateY(${y}px)` }
</script>"""


class Browser:
    """Headless Chromium, spoken to over a pair of pipes."""

    def __init__(self, profile):
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()

        def take_pipes():
            # Clear of 3 and 4, where Chromium looks for them.
            reads, writes = os.dup2(theirs_in, 20), os.dup2(theirs_out, 21)
            os.dup2(reads, 3)
            os.dup2(writes, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--remote-debugging-pipe", "--force-device-scale-factor=2",
             "--hide-scrollbars", f"--user-data-dir={profile}", "--window-size=390,844", "about:blank"],
            preexec_fn=take_pipes, close_fds=False, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.reads, self.writes = os.fdopen(ours_in, "rb"), os.fdopen(ours_out, "wb")
        self.count, self.session, self.pending = 0, None, b""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def message(self):
        while b"\0" not in self.pending:
            piece = self.reads.read1(1 << 20)
            if not piece:
                sys.exit("chromium has gone")
            self.pending += piece
        text, self.pending = self.pending.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.count += 1
        request = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        self.writes.write(json.dumps(request).encode() + b"\0")
        self.writes.flush()
        while True:
            answer = self.message()
            if answer.get("id") == self.count:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def end(self):
        self.process.terminate()
        self.process.wait()


def screenshots(browser):
    """The mean milliseconds of a frame, and the last frame's file."""
    times = []
    for index in range(FRAMES):
        start = time.perf_counter()
        browser.call("Runtime.evaluate", expression=f"show({-310 * (1 - index / (FRAMES - 1))})")
        data = browser.call("Page.captureScreenshot", format="png")["data"]
        picture = base64.b64decode(data)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.mean(times), picture


def main():
    bench, rivals, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 5
    theirs, ours = [], []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            browser.call("Page.enable")
            browser.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=False)
            frame = browser.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
            browser.call("Page.setDocumentContent", frameId=frame, html=PAGE)
            for _ in range(rounds):
                mean, picture = screenshots(browser)
                theirs.append(mean)
                ours.append(float(subprocess.check_output([bench, "files", rivals])))
        finally:
            browser.end()
    if len(sys.argv) > 4:
        with open(sys.argv[4], "wb") as file:
            file.write(picture)
    width, height = (int.from_bytes(picture[at:at + 4], "big") for at in (16, 20))
    ratio = statistics.median(a / b for a, b in zip(theirs, ours))
    print(f"Chromium  {statistics.median(theirs):6.2f} ms a frame of {width} × {height}, {len(picture)} bytes")
    print(f"Sheetreel {statistics.median(ours):6.2f} ms a frame, {ratio:.1f} times as fast (median of {rounds} ratios)")


if __name__ == "__main__":
    main()
