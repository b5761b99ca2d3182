#!/usr/bin/env python3
"""Checks the manual against this repository: each patch in `Patches` applies, and the files that pages name in backticks exist.

usage: manual.py [--test | --refresh] [PATCH...]

Each patch is applied in a scratch clone, which also has uncommitted changes and new files. With --test the clone is checked for its format,
built and tested, in `.build-manual`. With --refresh a committed patch is merged into the changed sources and rewritten. If there are
conflicts, the clone is kept in `.build-manual/NAME`: resolve them there, run `git add --all`, and take the patch from
`git diff --cached --unified=2`.
"""
import fnmatch, os, pathlib, re, shutil, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
arguments = sys.argv[1:]
options = {argument for argument in arguments if argument.startswith("--")}
if not options <= {"--test", "--refresh"} or len(options) > 1:
    sys.exit(__doc__)
named = [pathlib.Path(argument).stem for argument in arguments if argument not in options]
patches = [root / "Patches" / f"{name}.patch" for name in named] or sorted(root.glob("Patches/*.patch"))
pages = [page for page in sorted({page for pattern in ("*.md", "**/*.docc/*.md", "**/README.md") for page in root.glob(pattern)})
         if not any(part.startswith(".") for part in page.relative_to(root).parts)]


def run(folder, *command, text=None):
    result = subprocess.run(command, cwd=folder, input=text, text=True, capture_output=True)
    return None if result.returncode == 0 else (result.stdout + result.stderr)[-4000:] or "it failed"


def clone(folder):
    """Clones the repository with its uncommitted changes and new files."""
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


def refresh(patch):
    """Merges a patch from the commit that wrote it into the current sources, and rewrites it. Returns the problem, if any."""
    folder = root / ".build-manual" / patch.stem
    shutil.rmtree(folder, ignore_errors=True)
    clone(folder)
    git = ["git", "-c", "user.name=manual", "-c", "user.email=manual"]
    base = subprocess.check_output(["git", "log", "-1", "--format=%H", "--", str(patch)], cwd=root, text=True).strip()
    for command in [
        ["add", "--all"], ["commit", "--quiet", "--allow-empty", "--message", "now"], ["tag", "now"],
        ["checkout", "--quiet", "--detach", base], ["apply", "--index", str(patch)], ["commit", "--quiet", "--message", "patch"],
        ["tag", "patch"], ["checkout", "--quiet", "now"], ["cherry-pick", "--no-commit", "patch"],
    ]:
        problem = run(folder, *git, *command)
        if problem:
            return f"git {command[0]}: {problem}\nMerge by hand in {folder}."
    patch.write_text(subprocess.check_output(["git", "diff", "--cached", "--unified=2"], cwd=folder, text=True))
    shutil.rmtree(folder)


def missing(pages, folder):
    """Yields the files that pages name but that don't exist, with the page."""
    known = subprocess.check_output(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=folder, text=True).splitlines()
    folders = {str(parent) for name in known for parent in pathlib.PurePath(name).parents}
    tops = "Sources|Tests|Fixtures|Examples|Benchmarks|Fuzzing|Patches|Manual\\.docc|\\.ci"
    for page in pages:
        prose = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
        for name in re.findall(rf"(?<!`)`((?:{tops})/[^`\s]+)`(?!`)", prose):
            # The page of a separate package names files relative to that package.
            places = [name, str(page.parent.relative_to(root) / name)]
            if not any(fnmatch.filter(folders, place.rstrip("/")) or fnmatch.filter(known, place) for place in places):
                yield f"{page.relative_to(root)}: there is no {name}"


def files(folder):
    """Returns the paths of all files and links in a folder, except in .build and .git."""
    return {
        path.relative_to(folder) for name in (os.listdir(folder) if folder.exists() else [])
        if name not in (".git", ".build") for path in [folder / name, *(folder / name).rglob("*")]
        if path.is_symlink() or path.is_file()}


def mirror(folder, kept):
    """Copies a folder to `kept`. Identical files keep their dates, so that they are not built again."""
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
    """Checks the format of the changed package, and runs its tests. Returns the problem, if any."""
    kept = root / ".build-manual" / "Recetas"
    mirror(folder, kept)
    return (run(kept, "swift", "format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests")
            or run(kept, "swift", "test", "--quiet"))


problems = []
if not named:
    # Files named by a page with a patch can exist only with that patch.
    problems += missing([page for page in pages if not (root / "Patches" / f"{page.stem}.patch").exists()], root)
for patch in patches:
    problem = refresh(patch) if "--refresh" in options else None
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "kit"
        clone(folder)
        problem = problem or run(folder, "git", "apply", "--whitespace=error-all", str(patch))
        problem = problem or "\n".join(missing([page for page in pages if page.stem == patch.stem], folder))
        if not problem and "--test" in options:
            problem = test(folder)
    problems += [f"{patch.name}: {problem}"] if problem else []
    print(f"{patch.name}: {'failed' if problem else 'tested' if '--test' in options else 'applies'}", flush=True)
print("\n".join(problems + [f"{len(pages)} pages, {len(problems)} failures"]))
sys.exit(1 if problems else 0)
