import Interfaces

/// The help, written from the specifications that the parser also reads, and wrapped to the width of the terminal.
struct Help {
  private let texts: Texts
  /// The width of the terminal, in columns.
  private let width: Int

  /// The examples for the whole program.
  static let examples = [
    "recetas-cli", "recetas-cli menu list --search piña", "recetas-cli order add 1 --lang es",
    "recetas-cli recipes list",
    "recetas-cli interactive",
  ]

  init(_ texts: Texts, width: Int) {
    self.texts = texts
    self.width = width
  }

  func lines(_ topic: HelpTopic) -> [Line] {
    switch topic {
    case .program: program()
    case .group(let words): group(words)
    case .command(let spec): command(spec)
    }
  }

  private func program() -> [Line] {
    let usage = texts.usage + " recetas-cli " + texts.placeholder("[COMMAND] [OPTIONS]")
    return Line(texts.programSummary, .title).rows(width: width) + ["", Line(usage), ""]
      + table(Command.all.map { ("recetas-cli " + $0.spec.title, texts.say($0.spec.summary)) })
      + ["", Line(texts.optionsEverywhere, .strong)] + table(GlobalOptions.specs)
      + ["", Line(texts.examples, .strong)]
      + Self.examples.flatMap(example) + [""] + Line(texts.moreHelp).rows(width: width)
  }

  private func group(_ words: [String]) -> [Line] {
    let specs = Command.all.map(\.spec).filter { $0.name.starts(with: words) }
    return [Line("recetas-cli \(words.joined(separator: " "))", .title), ""]
      + table(specs.map { ("recetas-cli " + $0.title, texts.say($0.summary)) })
      + ["", Line(texts.examples, .strong)] + specs.flatMap(\.examples).flatMap(example) + [""]
      + Line(texts.moreHelp).rows(width: width)
  }

  private func command(_ spec: CommandSpec) -> [Line] {
    Line(texts.say(spec.summary), .title).rows(width: width) + [""]
      + wrapped([texts.usage] + spec.usageParts(texts), indent: texts.usage.columns + 1)
      + (spec.options.isEmpty ? [] : ["", Line(texts.options, .strong)] + table(spec.options))
      + ["", Line(texts.optionsEverywhere, .strong)] + table(GlobalOptions.specs)
      + ["", Line(texts.examples, .strong)] + spec.examples.flatMap(example)
  }

  private func table(_ options: [CommandSpec.Option]) -> [Line] {
    table(options.map { ($0.usage(texts), texts.say($0.summary)) })
  }

  /// Formats rows in two columns. A label that is too long for its column gets its own line above the text.
  private func table(_ rows: [(label: String, text: String)]) -> [Line] {
    let column = rows.map(\.label.columns).filter { $0 <= min(width * 9 / 20, width - 24) }.max() ?? 0
    return rows.flatMap { row in
      let gap = column - row.label.columns
      if gap >= 0 {
        return Line.wrapped(row.text, behind: "  " + row.label + Line.spaces(gap + 2), width: width)
      }
      return [Line("  " + row.label)] + Line.wrapped(row.text, indent: column + 4, width: width)
    }
  }

  /// Returns an example, wrapped so that it can be copied from a terminal of any width and pasted into a shell.
  private func example(_ command: String) -> [Line] {
    // A quoted argument is never split.
    let parts = command.split(separator: " ").reduce(into: (words: [String](), isOpen: false)) { parts, piece in
      if parts.isOpen, let last = parts.words.popLast() {
        parts.words.append(last + " " + piece)
      } else {
        parts.words.append(String(piece))
      }
      if piece.count(where: { $0 == "'" }) % 2 == 1 { parts.isOpen.toggle() }
    }
    return wrapped(["  " + (parts.words.first ?? "")] + parts.words.dropFirst(), indent: 6, end: " \\")
  }

  /// - Parameter end: the text that ends every line except the last.
  private func wrapped(_ parts: [String], indent: Int, end: String = "") -> [Line] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.columns + 1 + part.columns + end.columns <= width {
        lines[lines.count - 1] += " " + part
      } else {
        lines.append(lines.isEmpty ? part : Line.spaces(indent) + part)
      }
    }
    return lines.enumerated().map { Line($1 + ($0 < lines.count - 1 ? end : "")) }
  }
}

/// The topic of a help page.
enum HelpTopic {
  case program
  case group([String])
  case command(CommandSpec)
}
