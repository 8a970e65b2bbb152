#!/usr/bin/env python3
"""Compares Sheetreel's server with nginx on the same machine, with the same wrk line.

The server alone, as HTTPProbe has it, with answers of 200 bytes and of 30 KiB; and the whole service, with a picture
from its cache against the same picture in a file of nginx's.

Rounds alternate between the two, so that a machine that gets slower gets slower for both; what is printed are medians
over the rounds and medians of the rounds' ratios. CPU is the server's own, from /proc, a request.

usage: http_server.py SHEETREEL HTTPPROBE [--rounds N] [--seconds S] [--connections N]
"""

import argparse
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.request

FRAME = "/v1/frame.png?device=iphone-se&scale=1"
TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A server under test, with the processes that do its work."""

    def __init__(self, name, command, port):
        self.name = name
        self.port = port
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait_until_it_answers()

    def url(self, path):
        return f"http://127.0.0.1:{self.port}{path}"

    def wait_until_it_answers(self):
        for _ in range(100):
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(self.url("/livez"), timeout=1).read()
                return
            except OSError:
                time.sleep(0.1)
        self.process.kill()
        raise SystemExit(f"{self.name} does not answer; is its port taken?")

    def cpu_seconds(self):
        """User and system time of the process and its children."""
        pids = [self.process.pid]
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        pids += [int(pid) for pid in children.split()]
        fields = [pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in pids]
        return sum(int(f[11]) + int(f[12]) for f in fields) / TICK

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=40)


def nginx(folder, frame):
    """nginx as it is tuned for small files: a worker a processor, open files kept, no log."""
    www = folder / "www"
    www.mkdir()
    for name, body in (("livez", b"alive"), ("small", b"a" * 200), ("picture", b"b" * (30 << 10)), ("frame.png", frame)):
        (www / name).write_bytes(body)
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"""
        daemon off; worker_processes auto; pid {folder}/nginx.pid; error_log /dev/null crit;
        events {{ worker_connections 2048; }}
        http {{
          access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000; default_type text/plain;
          types {{ image/png png; }}
          open_file_cache max=100 inactive=60s; open_file_cache_valid 60s;
          client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;
          uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
          server {{ listen 127.0.0.1:8391 backlog=1024; root {www}; }}
        }}"""
    )
    return Server("nginx", ["nginx", "-c", str(configuration), "-e", "/dev/null"], 8391)


def measure(server, path, options):
    """Requests a second, and microseconds of the server's CPU a request."""
    before = server.cpu_seconds()
    line = ["wrk", "-t1", f"-c{options.connections}", f"-d{options.seconds}s", server.url(path)]
    output = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in output:
        raise SystemExit(f"{server.name} did not answer 200:\n{output}")
    requests = int(re.search(r"(\d+) requests in", output)[1])
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1])
    return rate, (server.cpu_seconds() - before) / requests * 1e6


def compare(title, pairs, options):
    rounds = [[measure(server, path, options) for server, path in pairs] for _ in range(options.rounds)]
    print(f"\n{title}")
    for index, (server, _) in enumerate(pairs):
        rate = statistics.median(r[index][0] for r in rounds)
        cpu = statistics.median(r[index][1] for r in rounds)
        print(f"  {server.name:10} {rate:10.0f} requests/s {cpu:8.2f} µs CPU a request")
    rate = statistics.median(r[0][0] / r[1][0] for r in rounds)
    cpu = statistics.median(r[0][1] / r[1][1] for r in rounds)
    names = " : ".join(server.name for server, _ in pairs)
    print(f"  {names}  {rate:.2f} × requests/s, {cpu:.2f} × CPU a request", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sheetreel")
    parser.add_argument("probe")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--connections", type=int, default=64)
    options = parser.parse_args()
    if not shutil.which("wrk") or not shutil.which("nginx"):
        raise SystemExit("this needs the packages wrk and nginx-light")

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        os.chmod(folder, 0o755)
        service = Server("sheetreel", [options.sheetreel, "serve", "--listen", "127.0.0.1:8390"], 8390)
        probe = Server("HTTPServer", [options.probe, "8392"], 8392)
        frame = urllib.request.urlopen(service.url(FRAME)).read()
        rival = nginx(folder, frame)
        try:
            print(f"wrk -t1 -c{options.connections} -d{options.seconds}s, {options.rounds} rounds in turn")
            compare("the server alone, 200 bytes", [(probe, "/"), (rival, "/small")], options)
            compare("the server alone, 30 KiB", [(probe, "/picture"), (rival, "/picture")], options)
            compare(f"a cached frame of {len(frame)} bytes", [(service, FRAME), (rival, "/frame.png")], options)
        finally:
            for server in (service, probe, rival):
                server.stop()


main()
