#!/usr/bin/env python3
"""Writes the public API of each library as Markdown: its types and their members, with comments, for readers without Xcode.

usage: .ci/reference.py SYMBOLS OUTPUT
  SYMBOLS  a folder with symbol graphs (`swift symbolgraph-extract`), as .ci/docs makes them
  OUTPUT   a folder for one Markdown file per library
"""

import json
import pathlib
import re
import sys

# Members are listed in this order.
KINDS = [
    "associatedtype", "typealias", "enum.case", "init", "type.property", "property", "type.subscript", "subscript", "type.method",
    "method", "func.op", "func", "var", "protocol", "class", "struct", "enum",
]
TYPES = {"protocol", "class", "struct", "enum", "extension"}
# The compiler adds these conformances to every value type.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def kind(symbol):
    return symbol["kind"]["identifier"].removeprefix("swift.")


def rank(symbol):
    name = kind(symbol)
    return (KINDS.index(name) if name in KINDS else len(KINDS), symbol["pathComponents"])


def code(link):
    return "`" + link[1].removeprefix("doc:").replace("/", ".") + "`"


def comment(symbol, indent):
    lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
    # Links to symbols become code.
    return [f"{indent}/// {re.sub('``(.+?)``', code, line)}".rstrip() for line in lines]


def declaration(symbol):
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    return re.sub(r"\n\s*", " ", text).replace(" : ", ": ")


class Library:
    """The symbols of a module, and those of its extensions of other modules."""

    def __init__(self, graphs):
        self.symbols, self.members, self.conformances = {}, {}, {}
        for graph in graphs:
            for symbol in graph["symbols"]:
                self.symbols[symbol["identifier"]["precise"]] = symbol
            types = [symbol for symbol in graph["symbols"] if kind(symbol) in TYPES]
            paths = {tuple(symbol["pathComponents"]): symbol["identifier"]["precise"] for symbol in types}
            for id, symbol in self.symbols.items():
                if (owner := paths.get(tuple(symbol["pathComponents"][:-1]))):
                    self.members.setdefault(owner, set()).add(id)
            for relation in graph["relationships"]:
                if relation["kind"] == "memberOf":
                    self.members.setdefault(relation["target"], set()).add(relation["source"])
                elif relation["kind"] in ("conformsTo", "inheritsFrom"):
                    name = relation.get("targetFallback", relation["target"]).rsplit(".", 1)[-1]
                    known = self.symbols.get(relation["target"])
                    name = ".".join(known["pathComponents"]) if known else name
                    if not name.startswith("s:") and name not in IMPLIED:
                        self.conformances.setdefault(relation["source"], set()).add(name)

    def interface(self, identifier, indent=""):
        """Returns a symbol with its members, as lines of Swift."""
        symbol = self.symbols[identifier]
        lines = comment(symbol, indent)
        head = indent + declaration(symbol)
        if kind(symbol) not in TYPES:
            return lines + [head]
        if kind(symbol) != "protocol" and (names := sorted(self.conformances.get(identifier, []))):
            # The protocols precede the where clause.
            name, condition = head, ""
            if " where " in head:
                name, condition = head.split(" where ", 1)
                condition = " where " + condition
            head = f"{name}: {', '.join(names)}{condition}"
        members = sorted((self.symbols[id] for id in self.members.get(identifier, []) if id in self.symbols), key=rank)
        if not members:
            return lines + [head + " {}"]
        lines.append(head + " {")
        for member in members:
            lines += self.interface(member["identifier"]["precise"], indent + "  ")
        return lines + [indent + "}"]

    def text(self, module):
        """Returns the reference of the whole library."""
        inner = {id for members in self.members.values() for id in members}
        top = [symbol for id, symbol in self.symbols.items() if id not in inner]
        top.sort(key=lambda symbol: (kind(symbol) == "extension", symbol["pathComponents"], rank(symbol)))
        parts = [f"# {module}"]
        for symbol in top:
            body = "\n".join(self.interface(symbol["identifier"]["precise"]))
            title = ".".join(symbol["pathComponents"])
            title = f"Extension of {title}" if kind(symbol) == "extension" else title
            parts.append(f"## {title}\n\n```swift\n{body}\n```")
        return "\n\n".join(parts) + "\n"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    symbols, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    output.mkdir(parents=True, exist_ok=True)
    for file in sorted(symbols.rglob("*.symbols.json")):
        module = file.name.removesuffix(".symbols.json")
        if "@" in module:
            continue
        graphs = [json.loads(path.read_text()) for path in [file, *sorted(file.parent.glob(f"{module}@*.symbols.json"))]]
        (output / f"{module}.md").write_text(Library(graphs).text(module))


main()
