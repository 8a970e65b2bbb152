#!/usr/bin/env python3
"""Compares what HTTPProbe accepts with what httptools (llhttp) and h11 accept, over many broken requests.

A request that both of them refuse and the probe serves is a fault. One that llhttp alone refuses is printed, to be
read: each kind needs a reason. Needs `pip install httptools h11`, and traffic to 127.0.0.1 only.

    differential.py PROBE [ROUNDS [SEED]]
"""

import random
import signal
import socket
import subprocess
import sys

import h11
import httptools

SEEDS = [
    b"GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /picture?a=b&c=%20 HTTP/1.1\r\nHost: a.example:80\r\nAccept: image/png, */*;q=0.5\r\nX-Long: " + b"v" * 40 + b"\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
    b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;n=v\r\nabc\r\nA;q=\"x\"\r\n0123456789\r\n0\r\nX: y\r\n\r\n",
    b"POST / HTTP/1.0\r\nConnection: keep-alive\r\nContent-Length: 3\r\n\r\nabc",
    b"GET http://b/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
]
TOKENS = [
    b"\r", b"\n", b"\r\n", b" ", b"\t", b"\x0b", b"\x0c", b"\x00", b"\x7f", b"\x80", b"\xa0", b"\xff", b":", b";", b",", b"+", b"-",
    b"_", b"0x", b"0", b"5", b"f", b"\"", b"\\", b"=", b"/", b"?", b"#", b"%", b"@", b"[", b"]", b"*", b"Content-Length: 5\r\n",
    b"Content-Length: 4\r\n", b"Transfer-Encoding: chunked\r\n", b"Transfer-Encoding: gzip, chunked\r\n", b"Host: b\r\n",
    b"HTTP/1.0", b"HTTP/1.1", b"HTTP/2.0", b"chunked", b"identity", b"CONNECT", b"OPTIONS * ", b"0\r\n\r\n", b"\r\n\r\n", b"7fffffffffffffff",
    b"10000000000000000", b" \r\n", b"\r\n ", b"Expect: 100-continue\r\n", b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
]


def mutate(rng):
    data = bytearray(rng.choice(SEEDS))
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            data[at:at] = rng.choice(TOKENS)
        elif kind == 1 and data:
            del data[at : at + rng.randint(1, 4)]
        elif kind == 2 and at < len(data):
            data[at] = rng.randrange(256)
        elif kind == 3:
            end = min(len(data), at + rng.randint(1, 20))
            data[at:at] = data[at:end]
        else:
            data[at : at + 1] = rng.choice(TOKENS)
    return bytes(data)


def llhttp(data):
    class Handler:
        complete = 0

        def on_message_complete(self):
            self.complete += 1

    handler = Handler()
    parser = httptools.HttpRequestParser(handler)
    try:
        parser.feed_data(data)
    except httptools.HttpParserUpgrade:
        return "accepts"
    except httptools.HttpParserInvalidMethodError:
        # It knows a closed list of methods; RFC 9110 §9.1 has any token, and the service answers 405.
        return "method"
    except Exception:
        # What follows a whole message is another message's fault.
        return "accepts" if handler.complete else "refuses"
    return "accepts" if handler.complete else "waits"


def h11_verdict(data):
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(data)
    try:
        while True:
            event = connection.next_event()
            if isinstance(event, h11.EndOfMessage):
                return "accepts"
            if event is h11.NEED_DATA or event is h11.PAUSED:
                return "waits"
    except h11.RemoteProtocolError:
        return "refuses"


def probe(port, data):
    with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
        client.sendall(data)
        client.shutdown(socket.SHUT_WR)
        answer = b""
        while True:
            piece = client.recv(65536)
            if not piece:
                break
            answer += piece
    while answer.startswith(b"HTTP/1.1 100"):
        answer = answer[answer.index(b"\r\n\r\n") + 4 :]
    if not answer:
        return "waits", ""
    status = answer[9:12].decode()
    return ("accepts" if status == "200" else "refuses"), status


def main():
    program = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    server = subprocess.Popen([program, "0"], stdout=subprocess.PIPE, text=True)
    try:
        port = int(server.stdout.readline().rsplit(":", 1)[1])
        faults, alone, counts = [], [], {}
        for index in range(rounds):
            data = SEEDS[index] if index < len(SEEDS) else mutate(rng)
            ours, status = probe(port, data)
            one, other = llhttp(data), h11_verdict(data)
            counts[(ours, one, other)] = counts.get((ours, one, other), 0) + 1
            if index < len(SEEDS) and ours != "accepts":
                faults.append((data, "a good request is refused", status))
            if ours == "accepts" and one == "refuses" and other == "refuses":
                faults.append((data, "both refuse", status))
            elif ours == "accepts" and one == "refuses":
                alone.append(data)
        for (ours, one, other), count in sorted(counts.items()):
            print(f"{count:6}  probe {ours:8} llhttp {one:8} h11 {other}")
        for data in alone[:40]:
            print("llhttp alone refuses:", data)
        for data, why, status in faults:
            print("FAULT:", why, status, data)
        print(f"{rounds} requests, {len(alone)} refused by llhttp alone, {len(faults)} faults")
        return 1 if faults else 0
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=10)


sys.exit(main())
