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
    /// Whether the file that it names is written. Any other file is only read.
    let writes: Bool
    /// The file or folder that it names, unless it is an address.
    var path: UserPath? { UserPath(placeholder: name) }
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
    /// Whether the file that it names is written. Any other file is only read.
    var writes = false
    /// Whether an empty value clears a field. Any other path must not be empty.
    var clears = false
    /// The file or folder that it names, unless it is an address.
    var path: UserPath? { value.flatMap { UserPath(placeholder: $0) } }
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
    let operands = operands.map { operand in
      let name = texts.placeholder(operand.name)
      return operand.isOptional ? "[\(name)]" : name
    }
    let options = options.map { "[\($0.usage(texts))]" }
    return (["recetas-cli", title] + operands + options).filter { !$0.isEmpty }
  }
}

extension CommandSpec.Operand {
  /// - Parameter usage: as the help shows it; `[ID]` may be left out, of `DISH…` there may be several, at the end.
  init(_ usage: String, writes: Bool = false) {
    self.writes = writes
    isOptional = usage.hasPrefix("[")
    name = usage.filter { !"[]".contains($0) }
  }
}

extension CommandSpec.Option {
  /// - Parameter usage: as the help shows it: `--limit N`, or `--reverse` for a flag.
  init(_ usage: String, _ spanish: String, _ english: String, writes: Bool = false, clears: Bool = false) {
    let words = usage.dropFirst(2).split(separator: " ").map(String.init)
    self.init(
      name: words[0], value: words.dropFirst().first, summary: LocalText(spanish, english), writes: writes,
      clears: clears)
  }
}

extension UserPath {
  /// The kind of path that a placeholder stands for, as `FILE` or `FOLDER|URL`. `nil` if it stands for no path.
  init?(placeholder: String) {
    if placeholder.hasPrefix("FILE") {
      self = .file
    } else if placeholder.hasPrefix("FOLDER") {
      self = .folder
    } else {
      return nil
    }
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
