"""Runs the shell and Python snippets of a page as printed: python3 snippets.py PAGE BASE-URL."""

import re
import subprocess
import sys
import tempfile

PRINTED = "http://127.0.0.1:8080"
RUNNERS = {"sh": ["bash", "-euo", "pipefail", "-c"], "python": [sys.executable, "-c"]}


def main(page, base):
    with open(page, encoding="utf-8") as file:
        snippets = re.findall(r"^```(sh|python)\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
    assert snippets, f"{page} has no snippets"
    with tempfile.TemporaryDirectory() as folder:
        for language, text in snippets:
            command = RUNNERS[language] + [text.replace(PRINTED, base.rstrip("/"))]
            subprocess.run(command, cwd=folder, check=True, timeout=60)
    print(f"{len(snippets)} snippets of {page} run")


if __name__ == "__main__":
    main(*sys.argv[1:])
