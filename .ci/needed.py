#!/usr/bin/env python3
"""Checks that clients need the public API. A public symbol that no client needs is reported: it should be `package`.

usage: needed.py [--list] [BUILD-FOLDER]     (.ci/api --needed builds first)
  --list         prints only the unneeded symbols, with their file, line and column
  BUILD-FOLDER   contains a debug build of the tests, the examples and the benchmarks (.build/debug)

Users are the examples, the benchmarks (a separate package), the contracts, and the Swift code of pages, which is copied word for word from
tests (`readme.py`). The compiler's index has the symbols that they name. These symbols are needed:

- symbols that a user names, and symbols that match a line of `.ci/api-exceptions`;
- symbols in the declaration of a needed symbol: types, constraints, inherited protocols, default arguments, the enclosing type;
- the requirements of a needed protocol, their default implementations, and the members of a needed type that fulfill a requirement of a
  needed protocol, or of another package's protocol;
- the cases of a needed enum, the members that the compiler adds to a needed type, and its dynamic member lookup;
- the stored properties of a needed structure, since clients read the values;
- the initializers of a needed structure of Entities or UseCases, since tests and test doubles create such values.
"""
import bisect, collections, ctypes, fnmatch, json, pathlib, re, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
exceptions = root / ".ci/api-exceptions"
listed = "--list" in sys.argv[1:]
folders = [argument for argument in sys.argv[1:] if argument != "--list"]
built = pathlib.Path(folders[0] if folders else root / ".build/debug").resolve()
info = json.loads(subprocess.check_output(["swift", "-print-target-info"]))
libraries = re.findall(r'\.library\(name: "(.*)", targets: \["\1"\]\)', (root / "Package.swift").read_text())
made = ("Entities", "UseCases")


class Index:
    """The compiler's index of a debug build: the symbols that each file names, with their positions."""

    class Text(ctypes.Structure):
        _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

        def __str__(self):
            return ctypes.string_at(self.data, self.length).decode() if self.length else ""

    def __init__(self, store):
        libraries = pathlib.Path(info["paths"]["runtimeResourcePath"]).parent
        self.library = ctypes.CDLL(str(next(path for end in ("so", "dylib") for path in libraries.glob(f"libIndexStore.{end}"))))
        self.each_item = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        each_name = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, self.Text)
        self.store = self.call("store_create", ctypes.c_void_p, str(store).encode(), None)
        if not self.store:
            sys.exit(f"There is no index in {store}: run .ci/api --needed.")
        names, newest = [], {}
        self.call("store_units_apply_f", ctypes.c_bool, ctypes.c_void_p(self.store), 0, None,
                  each_name(lambda _, name: names.append(str(name)) or True))
        for name in names:
            unit = ctypes.c_void_p(self.call("unit_reader_create", ctypes.c_void_p, ctypes.c_void_p(self.store), name.encode(), None))
            file = pathlib.Path(str(self.call("unit_reader_get_main_file", self.Text, unit)))
            # For a file that was moved to another target, the newest unit counts.
            if file.suffix == ".swift" and file.is_relative_to(root) and file.exists():
                date = next(store.glob(f"v*/units/{name}")).stat().st_mtime
                if date > newest.get(file, (0, None))[0]:
                    newest[file] = date, self.records(unit, file)
            self.call("unit_reader_dispose", None, unit)
        self.files = {file: records for file, (_, records) in newest.items()}

    def call(self, name, answer, *arguments):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype = answer
        return function(*arguments)

    def records(self, unit, file):
        records = []

        def add(_, dependency):
            item = ctypes.c_void_p(dependency)
            if self.call("unit_dependency_get_kind", ctypes.c_int, item) == 2 and (
                    str(self.call("unit_dependency_get_filepath", self.Text, item)) == str(file)):
                records.append(str(self.call("unit_dependency_get_name", self.Text, item)))
            return True

        self.call("unit_reader_dependencies_apply_f", ctypes.c_bool, unit, None, self.each_item(add))
        return records

    def names(self, file):
        """Returns the symbols that a file names, each with its line and column, counted from 1."""
        found, line, column = [], ctypes.c_uint(), ctypes.c_uint()

        def add(_, occurrence):
            item = ctypes.c_void_p(occurrence)
            self.call("occurrence_get_line_col", None, item, ctypes.byref(line), ctypes.byref(column))
            symbol = ctypes.c_void_p(self.call("occurrence_get_symbol", ctypes.c_void_p, item))
            found.append(((line.value, column.value), str(self.call("symbol_get_usr", self.Text, symbol))))
            return True

        for name in self.files.get(file, []):
            record = ctypes.c_void_p(self.call("record_reader_create", ctypes.c_void_p, ctypes.c_void_p(self.store), name.encode(), None))
            self.call("record_reader_occurrences_apply_f", ctypes.c_bool, record, None, self.each_item(add))
            self.call("record_reader_dispose", None, record)
        return found


def graphs():
    """Returns the public symbols of the libraries, by their compiler identifiers, and their relations."""
    symbols, relations = {}, []
    target = info["target"]["unversionedTriple"]
    maps = [option for path in built.glob("CRecetas*.build/module.modulemap") for option in ("-Xcc", f"-fmodule-map-file={path}")]
    with tempfile.TemporaryDirectory() as folder:
        for library in libraries:
            subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", library, "-target", target, "-I", str(built / "Modules"), *maps,
                 "-minimum-access-level", "public", "-emit-extension-block-symbols", "-skip-synthesized-members",
                 "-output-dir", folder], check=True)
        for path in pathlib.Path(folder).glob("*.json"):
            graph = json.loads(path.read_text())
            relations += graph["relationships"]
            for symbol in graph["symbols"]:
                symbols.setdefault(symbol["identifier"]["precise"], symbol | {"library": path.name.split(".")[0].split("@")[0]})
    return symbols, relations


def squashed(text):
    """Returns a text with its white space collapsed, and the line of each remaining character."""
    kept, lines, line = [], [], 1
    for character in text:
        if not character.isspace() or kept and kept[-1] != " ":
            kept.append(" " if character.isspace() else character)
            lines.append(line)
        line += character == "\n"
    return "".join(kept), lines


def used(index):
    """Yields the symbols that users name."""
    pages = [page for page in root.glob("**/*.md") if not any(part.startswith(".") for part in page.relative_to(root).parts)]
    blocks = [squashed(block)[0].strip() for page in pages for block in re.findall(r"^```swift\n(.*?)^```", page.read_text(), re.M | re.S)]
    for package in (path.parent for pattern in ("Examples/*/Package.swift", "Benchmarks/Package.swift") for path in root.glob(pattern)):
        if not any(file.is_relative_to(package) for file in index.files):
            sys.exit(f"{package.relative_to(root)} is not in the index: run .ci/api --needed.")
    for file in index.files:
        parts = file.relative_to(root).parts
        if "GRDB" in parts:
            continue  # GRDB isn't built everywhere.
        if parts[0] in ("Examples", "Benchmarks") or parts[0] == "Sources" and "Contracts" in parts:
            yield from (name for _, name in index.names(file))
        elif parts[0] == "Tests":
            text, lines = squashed(file.read_text())
            starts = [(text.find(block), len(block)) for block in blocks]
            shown = {line for start, length in starts if start >= 0 for line in lines[start:start + length]}
            if shown:
                yield from (name for (line, _), name in index.names(file) if line in shown)


class API:
    def __init__(self, index):
        self.index, self.sources = index, {}
        self.symbols, relations = graphs()
        extended = {relation["source"]: relation["target"] for relation in relations if relation["kind"] == "extensionTo"}
        self.owner, self.fulfills = {}, {}
        self.members, self.requirements, self.defaults, self.above = (collections.defaultdict(set) for _ in range(4))
        for relation in relations:
            source, target, kind = relation["source"], extended.get(relation["target"], relation["target"]), relation["kind"]
            if kind in ("memberOf", "requirementOf"):
                self.owner[source] = target
                self.members[target].add(source)
                if kind == "requirementOf" or self.kind(source) == "associatedtype":
                    self.requirements[target].add(source)
            if kind == "memberOf" and "sourceOrigin" in relation:
                self.fulfills[source] = relation["sourceOrigin"]["identifier"]
            if kind == "defaultImplementationOf":
                self.defaults[target].add(source)
            if kind == "conformsTo" and self.kind(source) in ("protocol", "associatedtype") or kind == "inheritsFrom":
                self.above[source].add(target)

    def kind(self, name):
        return self.symbols[name]["kind"]["identifier"].removeprefix("swift.")

    def path(self, name):
        return f"{self.symbols[name]['library']}: {'/'.join(self.symbols[name]['pathComponents'])}"

    def place(self, name):
        """Returns the file, line and column of a symbol, counted from 1, or None for a symbol that the compiler adds."""
        location = self.symbols[name].get("location")
        if location:
            return (pathlib.Path(location["uri"].removeprefix("file://")), location["position"]["line"] + 1,
                    location["position"]["character"] + 1)

    def declared(self, name):
        """Yields the symbols in the declaration of a symbol."""
        waiting = [value for key, value in self.symbols[name].items() if key not in ("docComment", "location")]
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                yield from (value[key] for key in ("preciseIdentifier", "rhsPrecise", "lhsPrecise") if key in value)
                waiting += value.values()
            elif isinstance(value, list):
                waiting += value
        yield from self.written(name)

    def written(self, name):
        """Yields the symbols in the source of a declaration and of its extension, since a graph lacks default arguments and aliases."""
        if not self.place(name):
            return
        file, line, column = self.place(name)
        if file not in self.sources:
            text = file.read_bytes().decode("latin-1")  # Columns count bytes.
            starts = [match.end() for match in re.finditer(r"^|\n", text)]
            self.sources[file] = text, starts, sorted(
                (starts[at - 1] + width - 1, name) for (at, width), name in self.index.names(file) if at <= len(starts))
        text, starts, names = self.sources[file]
        start = starts[line - 1] + column - 1
        kind = self.kind(name)
        if kind in ("struct", "class", "enum", "protocol"):
            end = text.index("{", start)
        elif kind in ("init", "subscript", "func") or kind.endswith("method"):
            end, depth = text.index("(", start) + 1, 1
            while depth:
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                end += 1
        else:
            end = text.find("\n", start) if kind == "associatedtype" else start
        around = text.rfind("\nextension ", 0, start)
        parts = [(start, end)] + ([(around, text.index("{", around))] if around > text.rfind("\n}", 0, start) else [])
        for start, end in parts:
            yield from (name for _, name in names[bisect.bisect(names, (start, "")):bisect.bisect(names, (end, ""))])

    def brings(self, name):
        """Yields the symbols that a needed symbol makes needed, except those that fulfill requirements."""
        yield from self.declared(name)
        yield from self.above[name] | self.requirements[name] | self.defaults[name]
        if name in self.owner:
            yield self.owner[name]
        is_structure = self.kind(name) == "struct"
        for member in self.members[name]:
            kind = self.kind(member)
            if kind == "enum.case" or not self.place(member) or self.path(member).endswith("/subscript(dynamicMember:)"):
                yield member
            elif is_structure and kind == "property" and not self.is_computed(member):
                yield member
            elif is_structure and kind == "init" and self.symbols[name]["library"] in made:
                yield member

    def is_computed(self, name):
        return any("{" in part["spelling"] for part in self.symbols[name]["declarationFragments"])

    def needed(self, roots):
        found = set()
        waiting = [name for name in roots if name in self.symbols]
        while waiting:
            while waiting:
                name = waiting.pop()
                if name in self.symbols and name not in found:
                    found.add(name)
                    waiting += self.brings(name)
            waiting = [name for name, requirement in self.fulfills.items() if name in self.symbols and name not in found
                       and self.owner.get(name) in found and (requirement in found or requirement not in self.symbols)]
        return found


api = API(Index(built / "index/store"))
real = [name for name in api.symbols if api.kind(name) != "extension"]
roots = set(used(api.index))
by_users, problems = api.needed(roots), []
for line in exceptions.read_text().splitlines():
    if line and not line.startswith("#"):
        matched = {name for name in real if fnmatch.fnmatchcase(api.path(name), line)}
        roots |= matched
        if matched <= by_users:
            problems.append(f"{exceptions.relative_to(root)}: “{line}” matches no unneeded symbol.")
needed = api.needed(roots)
for name in sorted(set(real) - needed, key=lambda name: (api.path(name), name)):
    file, line, column = api.place(name) or (None, 0, 0)
    if file and listed:
        print(f"{file.relative_to(root)}:{line}:{column}: {api.path(name)}")
    elif file:
        problems.append(f"{file.relative_to(root)}:{line}:{column}: no client needs {api.path(name)}: make it package.")
if not listed:
    for problem in problems:
        print(problem)
    counts = collections.Counter(api.symbols[name]["library"] for name in real)
    by_users, needed = (len(names.intersection(real)) for names in (by_users, needed))
    print(f"{len(real)} public symbols: {', '.join(f'{library} {counts[library]}' for library in libraries)}. "
          f"{by_users} are needed by their users, {needed - by_users} are exceptions, {len(real) - needed} are unneeded.")
    sys.exit(1 if problems else 0)
