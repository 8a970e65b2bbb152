#!/usr/bin/env python3
"""Times every container of the same 24 frames of 780 x 1688 pixels, beside Pillow, in turns.

Sheetreel's times are its own, from Server-Timing: drawing and encoding, of requests that differ in `loop` alone so that
none is answered from the cache. Pillow gets the frames decoded, and only its writing is timed; its WebP is libwebp's
WebPAnimEncoder. All of them write on one thread.

usage: containers.py SHEETREEL [ROUNDS]
"""

import http.client
import io
import re
import statistics
import subprocess
import sys
import time
import zipfile

from PIL import Image

PORT = 8394
QUERY = "device=iphone-14&scale=2&style=%s&phase=entry&frames=24&shouldCenterVertically=true"
OURS = [
    ("APNG", "animation.apng", ""), ("APNG, for size", "animation.apng", "&optimize=size"),
    ("WebP, lossless", "animation.webp", ""), ("WebP, quality 80", "animation.webp", "&quality=80"),
    ("GIF", "animation.gif", ""), ("GIF, no dither", "animation.gif", "&dither=false"),
    ("sprite sheet", "sprite.png", "&columns=5&maxEdge=16384"), ("frames.zip", "frames.zip", ""),
]
THEIRS = [
    ("Pillow APNG", "PNG", {}),
    ("Pillow WebP, lossless", "WEBP", {"lossless": True, "method": 4}),
    ("Pillow WebP, quality 80", "WEBP", {"quality": 80, "method": 4}), ("Pillow GIF", "GIF", {}),
]


def get(path):
    connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=300)
    start = time.perf_counter()
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    elapsed = (time.perf_counter() - start) * 1000
    if answer.status != 200:
        sys.exit(f"{path}: {answer.status} {body[:300]}")
    parts = dict(re.findall(r"(\w+);dur=([\d.]+)", answer.headers.get("Server-Timing", "")))
    # A body that is sent while it is made cannot tell its time at its beginning.
    return body, float(parts["render"]) + float(parts["encode"]) if parts else elapsed


def wait():
    for _ in range(100):
        try:
            return get("/readyz")
        except OSError:
            time.sleep(0.05)
    sys.exit("the server does not answer")


def measure(style, rounds):
    query = QUERY % style
    with zipfile.ZipFile(io.BytesIO(get(f"/v1/frames.zip?{query}")[0])) as archive:
        frames = [Image.open(io.BytesIO(archive.read(name))).convert("RGB") for name in archive.namelist()]
    times, sizes = {}, {}
    for turn in range(rounds):
        for name, path, options in OURS:
            body, elapsed = get(f"/v1/{path}?{query}{options}&loop={1000 + turn}")
            times.setdefault(name, []).append(elapsed)
            sizes[name] = len(body)
        for name, form, options in THEIRS:
            file = io.BytesIO()
            start = time.perf_counter()
            frames[0].save(file, form, save_all=True, append_images=frames[1:], duration=33, loop=0, **options)
            times.setdefault(name, []).append((time.perf_counter() - start) * 1000)
            sizes[name] = len(file.getvalue())
    print(f"\n| {style} | bytes | ms |\n|---|---:|---:|")
    for name, values in times.items():
        print(f"| {name} | {sizes[name]:,} | {statistics.median(values):,.0f} |")


def main():
    program, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3
    server = subprocess.Popen([program, "serve", "--listen", f"127.0.0.1:{PORT}"], stdout=subprocess.DEVNULL)
    try:
        wait()
        for style in ["bounce", "dropDown"]:
            measure(style, rounds)
    finally:
        server.terminate()
        server.wait()


main()
