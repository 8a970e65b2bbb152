#!/usr/bin/env python3
"""How much memory idle keep-alive connections take, each after one request.

    idle.py PROBE [CONNECTIONS]
"""

import os
import re
import signal
import socket
import subprocess
import sys
import time

REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"


def state(pid):
    with open(f"/proc/{pid}/status") as status:
        text = status.read()
    rss, threads = (re.search(rf"{name}:\s+(\d+)", text).group(1) for name in ("VmRSS", "Threads"))
    return f"RSS {int(rss) / 1000:.1f} MB, {threads} threads, {len(os.listdir(f'/proc/{pid}/fd'))} descriptors"


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10000
    server = subprocess.Popen([sys.argv[1], "0", str(count * 2)], stdout=subprocess.PIPE, text=True)
    try:
        port = int(server.stdout.readline().rsplit(":", 1)[1])
        print("before:", state(server.pid))
        clients = []
        for _ in range(count):
            client = socket.create_connection(("127.0.0.1", port), timeout=5)
            client.sendall(REQUEST)
            client.recv(4096)
            clients.append(client)
        time.sleep(1)
        print(f"{count} idle:", state(server.pid))
        served = 0
        for client in clients[::100]:
            client.sendall(REQUEST)
            served += client.recv(4096).startswith(b"HTTP/1.1 200")
        print(f"still served: {served} of {len(clients[::100])}")
        for client in clients:
            client.close()
        time.sleep(1)
        print("after:", state(server.pid))
    finally:
        server.send_signal(signal.SIGTERM)
        print("exit code", server.wait(timeout=40))


if __name__ == "__main__":
    main()
