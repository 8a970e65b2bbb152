#!/usr/bin/env python3
"""Mixed load for some minutes: well-behaved clients, broken requests, bodies cut short, resets, silence.
Prints memory, threads and descriptors of the server twice a minute; at the end they must be what they were.

    soak.py PROBE [MINUTES]
"""

import http.client
import random
import signal
import socket
import struct
import subprocess
import sys
import threading
import time

from idle import state


def steady(port, end, served):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    while time.time() < end:
        connection.request("POST", "/", body=b"x" * random.randrange(100_000))
        response = connection.getresponse()
        response.read()
        connection.request("GET", "/picture")
        response = connection.getresponse()
        if response.status == 200 and len(response.read()) == 30 << 10:
            served.append(1)
        time.sleep(0.02)


def odd(port, end):
    rng = random.Random(3)
    while time.time() < end:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=3) as client:
                kind = rng.randrange(6)
                if kind == 0:
                    client.sendall(bytes(rng.randrange(256) for _ in range(200)))
                elif kind == 1:
                    length = rng.randrange(100_000)
                    client.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n" + b"x" * length)
                elif kind == 2:
                    client.sendall(b"GET /picture HTTP/1.1\r\nHost: a\r\n\r\n")
                    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                elif kind == 3:
                    client.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n")
                    client.recv(1000)
                elif kind == 4:
                    client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
                else:
                    client.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n" + b"y" * 50_000)
                    client.recv(1000)
        except OSError:
            pass
        time.sleep(0.005)


def main():
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 20
    server = subprocess.Popen([sys.argv[1], "0"], stdout=subprocess.PIPE, text=True)
    try:
        port = int(server.stdout.readline().rsplit(":", 1)[1])
        print("before:", state(server.pid), flush=True)
        end = time.time() + minutes * 60
        served = []
        threads = [threading.Thread(target=steady, args=(port, end, served)) for _ in range(8)]
        threads += [threading.Thread(target=odd, args=(port, end)) for _ in range(2)]
        for thread in threads:
            thread.start()
        while time.time() < end:
            time.sleep(min(30, max(0.1, end - time.time())))
            print(f"{len(served)} served:", state(server.pid), flush=True)
        for thread in threads:
            thread.join()
        time.sleep(6)
        print("after:", state(server.pid), flush=True)
    finally:
        server.send_signal(signal.SIGTERM)
        print("exit code", server.wait(timeout=40))


if __name__ == "__main__":
    main()
