#!/usr/bin/env python3
"""Runs the README: every `$ command` of its console blocks must print what the block shows, and every block of Swift
must stand in a test, word for word.

usage: readme.py FOLDER-OF-THE-BUILT-PROGRAM

A line of the block that is just `…` stands for any lines, a `…` inside a line for any text. `swift run recetas-cli` means
the built program; `swift build` and `swift test` are the caller's business.
"""
import os, pathlib, re, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
readme = (root / "README.md").read_text()
program = pathlib.Path(sys.argv[1]).resolve()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", readme, re.M | re.S)


def commands(block):
    """Each command of a block with the output that the block shows for it."""
    found = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found:
            found[-1][1].append(line)
    return found


def matches(expected, actual):
    pattern = "".join(
        "(?:.*\n)*?" if line == "…" else re.escape(line).replace("…", ".*") + "\n" for line in expected)
    # In a console nobody sees which blank keeps an amount and its currency together.
    return re.fullmatch(pattern, actual.replace("\u00a0", " ")) is not None


def squash(text):
    return re.sub(r"\s+", " ", text).strip()


failures = 0
with tempfile.TemporaryDirectory() as home:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("RECETAS", "LC_", "LANG"))}
    environment |= {"RECETAS_HOME": home + "/data", "PATH": f"{program}:{os.environ['PATH']}", "TZ": "UTC"}
    count = 0
    for block in blocks("console"):
        for command, expected in commands(block):
            if re.match(r"swift (build|test)\b|sudo |brew |git ", command):
                continue
            command = re.sub(r"\bswift run recetas-cli\b", "recetas-cli", command)
            result = subprocess.run(
                ["bash", "-c", command], cwd=home, env=environment, stdin=subprocess.DEVNULL, text=True,
                capture_output=True, timeout=60)
            count += 1
            shown = [line for line in expected]
            while shown and not shown[-1]:
                shown.pop()
            printed = result.stdout.rstrip("\n") + "\n" if result.stdout.strip() else ""
            if not matches(shown, printed):
                failures += 1
                print(f"README: $ {command}\n--- shows\n" + "\n".join(shown) + f"\n--- prints\n{printed}{result.stderr}")

tests = squash("\n".join(path.read_text() for path in root.glob("Tests/**/*.swift")))
for block in blocks("swift"):
    if squash(block) not in tests:
        failures += 1
        print("README: this Swift stands in no test:\n" + block)

print(f"{count} commands, {len(blocks('swift'))} blocks of Swift, {failures} failures")
sys.exit(1 if failures else 0)
