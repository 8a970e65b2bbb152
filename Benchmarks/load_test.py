#!/usr/bin/env python3
"""Loads Sheetreel's frame endpoint at multiples of its own capacity, and prints what came of it.

Cold: every request asks for another picture. They are sent at a fixed rate whatever comes back, as a crowd would.
Hot: one picture, from the cache, sent by hey at a fixed rate; what hey cannot send shows in the column `offered`.
Beside the load, /livez is asked fifty times a second.

usage: load_test.py SHEETREEL [--seconds S] [--steps 0.5,1,2,4]
"""

import argparse
import asyncio
import os
import pathlib
import re
import subprocess
import sys
import time

PORT = 8395
HOT = "/v1/frame.png?device=iphone-se&scale=1"


def percentile(values, fraction):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * fraction))] if values else float("nan")


class Client:
    """Keep-alive connections, as many as there are requests at a time."""

    def __init__(self):
        self.idle = []
        self.outcomes = []
        self.started = 0

    async def get(self, path):
        self.started += 1
        start = time.perf_counter()
        try:
            status = await asyncio.wait_for(self.exchange(path), 30)
        except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError) as error:
            status = type(error).__name__
        self.outcomes.append((status, time.perf_counter() - start))

    async def exchange(self, path):
        reader, writer = self.idle.pop() if self.idle else await asyncio.open_connection("127.0.0.1", PORT)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(re.search(rb"(?i)content-length: (\d+)", head)[1]))
        if b"connection: close" in head.lower():
            writer.close()
        else:
            self.idle.append((reader, writer))
        return int(head[9:12])

    def close(self):
        for _, writer in self.idle:
            writer.close()


class Pictures:
    """Paths of pictures that nobody has asked for before."""

    def __init__(self):
        self.count = 0

    def next(self):
        self.count += 1
        return f"/v1/frame.png?device=iphone-8&transitionStyle=slideFromTop&progress=0.7&exitAngle={self.count / 1e6}"


async def at_rate(client, pictures, rate, seconds):
    """Sends `rate` requests a second, answered or not."""
    tasks, start = [], time.perf_counter()
    for index in range(int(rate * seconds)):
        delay = start + index / rate - time.perf_counter()
        if delay > 0:
            await asyncio.sleep(delay)
        tasks.append(asyncio.create_task(client.get(pictures.next())))
    span = time.perf_counter() - start
    await asyncio.gather(*tasks)
    return len(tasks) / span, time.perf_counter() - start


async def closed_loop(client, pictures, workers, seconds):
    """Capacity: a few clients, each asking again when it has been answered."""
    end = time.perf_counter() + seconds

    async def one():
        while time.perf_counter() < end:
            await client.get(pictures.next())

    await asyncio.gather(*(one() for _ in range(workers)))


async def probe(latencies, stop):
    client = Client()
    while not stop.is_set():
        await client.get("/livez")
        await asyncio.sleep(0.02)
    latencies += [latency for _, latency in client.outcomes]
    client.close()


def process(pid):
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    rss = int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024
    threads = int(re.search(r"Threads:\s+(\d+)", status)[1])
    return f"{rss:6.1f} {threads:8d} {len(os.listdir(f'/proc/{pid}/fd')):6d}"


class Meter:
    """CPU of the server and of everything that loads it, in cores, since it was made."""

    def __init__(self, pid):
        self.pid = pid
        self.start = time.perf_counter()
        self.server, self.load = self.server_seconds(), self.load_seconds()

    def server_seconds(self):
        fields = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def load_seconds(self):
        times = os.times()
        return times.user + times.system + times.children_user + times.children_system

    def cores(self):
        span = time.perf_counter() - self.start
        return (self.server_seconds() - self.server) / span, (self.load_seconds() - self.load) / span


def row(name, offered, outcomes, seconds, livez, pid, meter):
    good = [latency for status, latency in outcomes if status == 200]
    shed = [latency for status, latency in outcomes if status == 503]
    other = len(outcomes) - len(good) - len(shed)
    server, load = meter.cores()
    ms = lambda values, fraction: f"{percentile(values, fraction) * 1e3:8.1f}"
    print(
        f"{name:9} {offered:9.0f} {len(good) / seconds:9.0f} {len(shed) / seconds:9.0f} {other:6d}"
        f" {ms(good, .5)} {ms(good, .99)} {ms(shed, .5)} {ms(shed, .99)} {ms(livez, .99)}   {process(pid)}"
        f" {server:7.2f} {load:5.2f} {len(good) / seconds / server:9.0f}",
        flush=True,
    )
    return len(good) / seconds, len(good) / seconds / server


HEADER = (
    "step        offered     200/s     503/s  other   p50 200   p99 200  p50 503  p99 503 p99 livez"
    "   RSS MB  threads    fds  server  load 200/core s"
)


async def cold(pid, options):
    pictures = Pictures()
    client = Client()
    await closed_loop(client, pictures, 3, options.seconds / 2)
    capacity = len([1 for status, _ in client.outcomes if status == 200]) / (options.seconds / 2)
    client.close()
    print(f"\ncold: every request another picture; capacity {capacity:.0f} pictures a second\n{HEADER}")
    goodput = []
    for step in options.steps:
        client, latencies, stop, meter = Client(), [], asyncio.Event(), Meter(pid)
        watcher = asyncio.create_task(probe(latencies, stop))
        offered, seconds = await at_rate(client, pictures, capacity * step, options.seconds)
        stop.set()
        await watcher
        goodput.append(row(f"{step} x", offered, client.outcomes, seconds, latencies, pid, meter))
        client.close()
    for index, what in enumerate(("goodput", "goodput for each core that the load leaves to the server")):
        values = [step[index] for step in goodput]
        print(f"{what} at {options.steps[-1]} x: {values[-1] / max(values):.0%} of the best")


def hey(rate, seconds, clients):
    """Outcomes of a paced run: hey's CSV has the seconds and the status of each request."""
    line = ["hey", "-o", "csv", "-z", f"{seconds}s", "-c", str(clients)]
    line += ["-q", str(max(1, int(rate / clients)))] if rate else []
    output = subprocess.run(
        [*line, f"http://127.0.0.1:{PORT}{HOT}"], capture_output=True, text=True, check=True, timeout=seconds + 60
    ).stdout
    rows = [text.split(",") for text in output.splitlines()[1:]]
    return [(int(row[6]), float(row[0])) for row in rows if len(row) > 6]


async def hot(pid, options):
    seconds, clients = int(options.seconds), 64
    outcomes = await asyncio.to_thread(hey, None, max(2, seconds // 2), clients)
    capacity = len(outcomes) / max(2, seconds // 2)
    print(f"\nhot: one picture; capacity {capacity:.0f} answers a second, as fast as hey asks\n{HEADER}")
    for step in options.steps:
        latencies, stop, meter = [], asyncio.Event(), Meter(pid)
        watcher = asyncio.create_task(probe(latencies, stop))
        outcomes = await asyncio.to_thread(hey, capacity * step, seconds, clients)
        stop.set()
        await watcher
        row(f"{step} x", len(outcomes) / seconds, outcomes, seconds, latencies, pid, meter)


async def run(options):
    command = [options.sheetreel, "serve", "--listen", f"127.0.0.1:{PORT}"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    # The load gives way: what it needs of the machine's processors it must not take from the server.
    os.nice(10)
    try:
        for _ in range(100):
            await asyncio.sleep(0.1)
            if server.poll() is not None:
                sys.exit("the server does not start; is its port taken?")
            client = Client()
            await client.get("/readyz")
            client.close()
            if client.outcomes[0][0] == 200:
                break
        print("times in milliseconds; the load comes from the same machine, at a lower priority than the server")
        await cold(server.pid, options)
        await hot(server.pid, options)
    finally:
        server.terminate()
        print(f"\nthe server ended with {server.wait(40)}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sheetreel")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--steps", type=lambda text: [float(step) for step in text.split(",")], default=[0.5, 1, 2, 4])
    asyncio.run(run(parser.parse_args()))


main()
