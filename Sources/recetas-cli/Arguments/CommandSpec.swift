import Interfaces

/// What a command is called and takes: the parser and the help read the same.
struct CommandSpec: Sendable {
  /// The words that name it: `menu list`.
  let name: [String]
  let summary: LocalText
  let operands: [Operand]
  /// Makes the options on demand: a run needs those of one command, not of all.
  let makeOptions: @Sendable () -> [Option]
  /// Whether it answers with a document when `--json` asks for one.
  let hasDocument: Bool
  let examples: [String]

  struct Operand: Sendable {
    let name: String
    let isOptional: Bool
    /// The valid words; empty: any.
    var choices: [Choice] { Choice.all(in: name) }
    /// Whether there may be several.
    var isRepeated: Bool { name.hasSuffix("…") }
  }

  struct Option: Sendable {
    let name: String
    /// What stands for the value in the help; `nil`: the option is a flag.
    var value: String?
    let summary: LocalText
    /// The valid values; empty: any value, or a flag.
    var choices: [Choice] { value.map(Choice.all(in:)) ?? [] }

    /// As the help shows it: `--limit N`, or `--reverse` for a flag.
    func usage(_ texts: Texts) -> String { "--" + name + (value.map { " " + texts.placeholder($0) } ?? "") }
  }

  var options: [Option] { makeOptions() }

  var title: String { name.joined(separator: " ") }

  func usage(_ texts: Texts) -> String { usageParts(texts).joined(separator: " ") }

  /// The parts of the usage between which a line may break.
  func usageParts(_ texts: Texts) -> [String] {
    let operands = operands.map { texts.placeholder($0.isOptional ? "[\($0.name)]" : $0.name) }
    let options = options.map { "[\($0.usage(texts))]" }
    return (["recetas-cli", title] + operands + options).filter { !$0.isEmpty }
  }
}

extension CommandSpec.Operand {
  /// - Parameter usage: as the help shows it; `[ID]` may be left out, of `DISH…` there may be several, at the end.
  init(_ usage: String) {
    isOptional = usage.hasPrefix("[")
    name = usage.filter { !"[]".contains($0) }
  }
}

extension CommandSpec.Option {
  /// - Parameter usage: as the help shows it: `--limit N`, or `--reverse` for a flag.
  init(_ usage: String, _ spanish: String, _ english: String) {
    let words = usage.dropFirst(2).split(separator: " ").map(String.init)
    self.init(name: words[0], value: words.dropFirst().first, summary: LocalText(spanish, english))
  }
}

/// A text in both languages.
struct LocalText: Sendable {
  let spanish: String
  let english: String

  init(_ spanish: String, _ english: String) {
    self.spanish = spanish
    self.english = english
  }

  /// A text that is the same in both languages, such as a path.
  init(_ same: String) { self.init(same, same) }
}

extension Texts {
  func say(_ text: LocalText) -> String { say(text.spanish, text.english) }
}
