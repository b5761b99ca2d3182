#!/usr/bin/env python3
"""Holds the manual against this repository: the changes that its pages show are made in scratch clones, in their order.

usage: manual.py [--test] [PAGE...]

Of each page every block of `diff` must apply (`git apply`), and every block of `swift` begins with a comment that names the
file which the rest of it is: `// Tests/…/X.swift` (but on the page about apps, whose code `readme.py` looks for in the tests). Files that pages name in backticks must be there. With --test each page
that changes something is also checked for its format, built and tested, in `.build-manual`.
"""
import fnmatch, os, pathlib, re, shutil, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
manual = root / "Manual.docc"
arguments = sys.argv[1:]
isTesting = "--test" in arguments
pages = [manual / name for name in arguments if name != "--test"] or sorted(manual.glob("*.md"))


def run(folder, *command, text=None):
    result = subprocess.run(command, cwd=folder, input=text, text=True, capture_output=True)
    return None if result.returncode == 0 else (result.stdout + result.stderr)[-4000:] or "it failed"


def clone(folder):
    """What is committed, and what is changed or new since, as `git apply` would leave it."""
    problem = run(root, "git", "clone", "--quiet", "--shared", str(root), str(folder))
    if problem:
        sys.exit(problem)
    listed = ["git", "ls-files", "-z", "--modified", "--others", "--exclude-standard"]
    for name in filter(None, subprocess.check_output(listed, cwd=root, text=True).split("\0")):
        source, target = root / name, folder / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
        elif not source.exists():
            target.unlink(missing_ok=True)


def change(page, folder):
    """Makes the changes of a page; answers how many there are, and the problems."""
    count, problems = 0, []
    if page.name == "InAnApp.md":
        return count, problems
    for language, block in re.findall(r"^```(diff|swift)\n(.*?)^```$", page.read_text(), re.M | re.S):
        count += 1
        if language == "diff":
            problem = run(folder, "git", "apply", "--whitespace=error-all", "-", text=block)
            if problem:
                problems.append(f"this does not apply: {problem}\n{block}")
            continue
        named = re.match(r"// ((?:Sources|Tests)/\S+\.swift)\n", block)
        if not named:
            problems.append(f"this names no file in its first line:\n{block}")
            continue
        file = folder / named[1]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block[named.end():])
    return count, problems


def missing(page, folder):
    """The files that a page names and that are not there."""
    known = subprocess.check_output(["git", "ls-files", "--cached", "--others"], cwd=folder, text=True).splitlines()
    folders = {str(parent) for name in known for parent in pathlib.PurePath(name).parents}
    prose = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
    for name in re.findall(r"`((?:Sources|Tests|Fixtures|Benchmarks|Fuzzing|Manual\.docc|\.ci)/[^`\s]+)`", prose):
        if name.rstrip("/") not in folders and not fnmatch.filter(known, name):
            yield name


def files(folder):
    """The paths of all files and links in a folder, but for what is built there and git's own."""
    return {
        path.relative_to(folder) for name in (os.listdir(folder) if folder.exists() else [])
        if name not in (".git", ".build") for path in [folder / name, *(folder / name).rglob("*")]
        if path.is_symlink() or path.is_file()}


def mirror(folder, kept):
    """Makes `kept` what `folder` is. What is the same stays as it is, so that it is not built again."""
    for name in files(kept) - files(folder):
        (kept / name).unlink()
    for name in files(folder):
        file, target = folder / name, kept / name
        if not file.is_symlink() and target.is_file() and target.read_bytes() == file.read_bytes():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copy(file, target, follow_symlinks=False)


def test(folder):
    """Whether the changed package is formatted as the house wants it, and keeps its tests."""
    kept = root / ".build-manual" / "Recetas"
    mirror(folder, kept)
    return (run(kept, "swift", "format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests")
            or run(kept, "swift", "test", "--quiet"))


failures = 0
for page in pages:
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "page"
        clone(folder)
        count, problems = change(page, folder)
        problems += [f"there is no {name}" for name in missing(page, folder)]
        if isTesting and count and not problems:
            problem = test(folder)
            problems += [problem] if problem else []
        for problem in problems:
            print(f"{page.name}: {problem}")
        failures += len(problems)
        print(f"{page.name}: {count} changes{', tested' if isTesting and count else ''}, {len(problems)} failures", flush=True)
sys.exit(1 if failures else 0)
