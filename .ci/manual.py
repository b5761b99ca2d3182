#!/usr/bin/env python3
"""Holds the manual against this repository: each patch in `Patches` applies, and what pages name in backticks is there.

usage: manual.py [--test | --refresh] [PATCH...]

Each patch is applied in a scratch clone, which holds what is committed and what is changed or new since. With --test the clone is
checked for its format, built and tested, in `.build-manual`. With --refresh a committed patch whose surroundings have changed is merged
into them and written anew. If that leaves conflicts, the clone stays in `.build-manual/NAME`: mend it there, `git add --all`, and
`git diff --cached --unified=2` is the patch.
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


def refresh(patch):
    """Carries a patch from the commit that wrote it to what is here now, and writes it anew; answers the problem."""
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
    """What pages name that is not there, with the page that names it."""
    known = subprocess.check_output(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=folder, text=True).splitlines()
    folders = {str(parent) for name in known for parent in pathlib.PurePath(name).parents}
    tops = "Sources|Tests|Fixtures|Examples|Benchmarks|Fuzzing|Patches|Manual\\.docc|\\.ci"
    for page in pages:
        prose = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
        for name in re.findall(rf"(?<!`)`((?:{tops})/[^`\s]+)`(?!`)", prose):
            # The page of a package of its own names what is in it.
            places = [name, str(page.parent.relative_to(root) / name)]
            if not any(fnmatch.filter(folders, place.rstrip("/")) or fnmatch.filter(known, place) for place in places):
                yield f"{page.relative_to(root)}: there is no {name}"


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


problems = []
if not named:
    # What a page tells that has a patch of its name may be there only with it.
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
