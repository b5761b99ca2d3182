#!/usr/bin/env python3
"""Runs the commands in the READMEs, the manual and the libraries' catalogs: every `$ command` in a console block must print the output that
the block shows, in a data folder for each page. Every Swift block must be copied word for word from a test or an example.

usage: readme.py FOLDER-OF-THE-BUILT-PROGRAM

A line of the block that is only `…` matches any lines, and `…` inside a line matches any text. `swift run recetas-cli` runs the built
program. `swift build` and `swift test` are skipped, since the caller runs them.
"""
import os, pathlib, re, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
pages = [root / "README.md", *sorted(root.glob("Examples/*/README.md")), *(
    page for page in sorted(root.glob("**/*.docc/*.md")) if not any(part.startswith(".") for part in page.relative_to(root).parts))]
program = pathlib.Path(sys.argv[1]).resolve()


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.M | re.S)


def commands(block):
    """Returns the commands of a block, each with the output that the block shows."""
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
    # A console block has a plain space between an amount and its currency, where the program prints a no-break space.
    return re.fullmatch(pattern, actual.replace("\u00a0", " ")) is not None


def squash(text):
    return re.sub(r"\s+", " ", text).strip()


def run(page):
    """Runs the commands of a page. Returns the number of commands, and the number of failures."""
    count, failures = 0, 0
    with tempfile.TemporaryDirectory() as home:
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("RECETAS", "LC_", "LANG"))}
        environment |= {"RECETAS_HOME": home + "/data", "PATH": f"{program}:{os.environ['PATH']}", "TZ": "UTC"}
        for command, expected in (pair for block in blocks(page, "console") for pair in commands(block)):
            if re.match(r"swift (build|test)\b|sudo |brew |git ", command):
                continue
            command = re.sub(r"\bswift run recetas-cli\b", "recetas-cli", command)
            result = subprocess.run(
                ["bash", "-c", command], cwd=home, env=environment, stdin=subprocess.DEVNULL, text=True,
                capture_output=True, timeout=60)
            count += 1
            while expected and not expected[-1]:
                expected.pop()
            printed = result.stdout.rstrip("\n") + "\n" if result.stdout.strip() else ""
            if not matches(expected, printed):
                failures += 1
                shown = "\n".join(expected)
                print(f"{page.relative_to(root)}: $ {command}\n--- shows\n{shown}\n--- prints\n{printed}{result.stderr}")
    return count, failures


count, failures = map(sum, zip(*map(run, pages)))
compiled = squash("\n".join(
    path.read_text() for folder in ("Tests", "Examples/*/Sources", "Examples/*/Tests") for path in root.glob(f"{folder}/**/*.swift")))
code = [(page, block) for page in pages for block in blocks(page, "swift")]
for page, block in code:
    if squash(block) not in compiled:
        failures += 1
        print(f"{page.relative_to(root)}: this Swift code is not in a test or an example:\n" + block)

print(f"{count} commands, {len(code)} blocks of Swift, {failures} failures")
sys.exit(1 if failures else 0)
