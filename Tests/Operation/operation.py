#!/usr/bin/env python3
"""Runs a server as an operator would: under load, behind nginx as docs/operation.md has it, and told to stop.

usage: operation.py SHEETREEL
"""

import collections
import concurrent.futures
import getpass
import http.client
import json
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PORT = 8391
NGINX_PORT = 8392
DOCUMENT = pathlib.Path(__file__).resolve().parents[2] / "docs" / "operation.md"


def get(port, path, headers={}):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


def wait_for(port, path):
    for _ in range(100):
        try:
            if get(port, path)[0] < 500:
                return
        except OSError:
            pass
        time.sleep(0.05)
    sys.exit(f"nothing answers on port {port}")


def check(condition, sentence):
    print(("ok    " if condition else "FAIL  ") + sentence)
    if not condition:
        check.failures += 1


check.failures = 0


class Server:
    """A server whose log goes into a file."""

    def __init__(self, program, folder):
        self.log = folder / "log"
        with open(self.log, "wb") as file:
            self.process = subprocess.Popen(
                [program, "serve", "--listen", f"127.0.0.1:{PORT}"], stdout=file, env={"SHEETREEL_QUEUE": "1000"}
            )
        wait_for(PORT, "/livez")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=40)

    def lines(self):
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def load(server):
    """A thousand requests of every kind, eight at a time."""
    paths = [
        "/v1/frame.png?scale=1&cornerRadius=%d", "/v1/timeline.json?cornerRadius=%d", "/nowhere/%%22%d", "/v1/frame.png?x=%d",
        "/v1/frame.png?scale=1#%d",
    ]

    def ask(number):
        path = (paths[number % len(paths)] % (number % 50)).split("#")[0]
        try:
            return get(PORT, path, {"X-Request-Id": f"load-{number}"})[0]
        except OSError as error:
            return str(error)

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        statuses = collections.Counter(pool.map(ask, range(1000)))
    print(f"      {dict(statuses)}")
    check(set(statuses) <= {200, 404, 422, 503}, "every request is answered, by what it deserves or by 503")


def metrics():
    status, headers, text = get(PORT, "/metrics")
    check(status == 200 and headers["Content-Type"].startswith("text/plain; version=0.0.4"), "metrics are answered")
    promtool = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True)
    check(promtool.returncode == 0, f"promtool has nothing to say {promtool.stderr.decode().strip()}")
    counted = sum(
        int(value) for value in re.findall(r"^sheetreel_http_requests_total\{route=\"(?!/livez)[^}]*\} (\d+)", text.decode(), re.M)
    )
    check(counted == 1000, f"the metrics count as many requests: {counted}")


def log(server):
    lines = server.lines()
    requests = [line for line in lines if "method" in line]
    ids = collections.Counter(line["request_id"] for line in requests)
    check(len(requests) == 1000, f"a thousand requests are a thousand lines: {len(requests)}")
    check(ids == collections.Counter(f"load-{number}" for number in range(1000)), "each request has one, under its own id")
    check([line.get("message") for line in lines if "message" in line] == ["listening", "stopped"], "start and end are told")
    sources = collections.Counter(line.get("cache") for line in requests)
    check(sources["hit"] > 0 and sources["miss"] > 0, f"they tell where pictures came from: {dict(sources)}")


def nginx(server, folder):
    """The configuration of the document, with other ports and folders."""
    configuration = re.search(r"```nginx\n(.*?)```", DOCUMENT.read_text(), re.S).group(1)
    configuration = configuration.replace("127.0.0.1:8080", f"127.0.0.1:{PORT}").replace("listen 80;", f"listen 127.0.0.1:{NGINX_PORT};")
    configuration = configuration.replace("/var/cache/nginx/sheetreel", str(folder / "cache"))
    places = "".join(f"{name}_temp_path {folder}/{name};" for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
    file = folder / "nginx.conf"
    file.write_text(
        f"user {getpass.getuser()}; daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {places}\n{configuration}\n}}\n"
    )
    process = subprocess.Popen(["nginx", "-c", str(file), "-p", str(folder)], stderr=subprocess.DEVNULL)
    try:
        wait_for(NGINX_PORT, "/metrics")
        path = "/v1/frame.png?scale=1&cornerRadius=77"
        first, second = get(NGINX_PORT, path), get(NGINX_PORT, path)
        check((first[1]["X-Cache"], second[1]["X-Cache"]) == ("MISS", "HIT"), "the second request is a hit")
        check(first[2] == second[2] and first[0] == second[0] == 200, "of the same bytes")
        path = "/v1/frame.png?scale=4&cornerRadius=78"
        with concurrent.futures.ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(lambda _: get(NGINX_PORT, path), range(20)))
        check(len({answer[2] for answer in answers}) == 1, "twenty at the same time get the same bytes")
        caches = collections.Counter(answer[1]["X-Cache"] for answer in answers)
        check(caches["MISS"] == 1, f"and reach the server once: {dict(caches)}")
        check(get(NGINX_PORT, "/metrics")[0] == 404, "metrics are not for everyone")
    finally:
        process.terminate()
        process.wait()


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheetreel-operation-"))
    try:
        server = Server(sys.argv[1], folder)
        try:
            load(server)
            metrics()
        finally:
            code = server.stop()
        check(code == 0, f"told to stop it exits with 0: {code}")
        log(server)
        server = Server(sys.argv[1], folder)
        try:
            nginx(server, folder)
        finally:
            server.stop()
        again = subprocess.run([sys.argv[1], "health", f"http://127.0.0.1:{PORT}"], capture_output=True)
        check(again.returncode == 1, "what has stopped is not healthy")
    finally:
        shutil.rmtree(folder)
    sys.exit(1 if check.failures else 0)


main()
