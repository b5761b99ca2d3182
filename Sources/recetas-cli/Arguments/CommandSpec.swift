import Interfaces

/// The name, operands and options of a command. The parser, the help and the manual page all read them.
struct CommandSpec: Sendable {
  /// The words of the command's name, for example `["menu", "list"]`.
  let name: [String]
  let summary: LocalText
  let operands: [Operand]
  /// Creates the options when they are needed, since a run needs the options of only one command.
  let makeOptions: @Sendable () -> [Option]
  /// Whether the command supports `--json`.
  let hasDocument: Bool
  let examples: [String]

  struct Operand: Sendable {
    let name: String
    let isOptional: Bool
    /// Whether the command writes the file that this operand names. If `false`, the command only reads the file.
    let writes: Bool
    /// The kind of path that the operand stands for. `nil` if it stands for no path.
    var path: UserPath? { UserPath(placeholder: name) }
    /// The valid words. Empty if any word is valid.
    var choices: [Choice] { Choice.all(in: name) }
    /// Whether the operand can be repeated.
    var isRepeated: Bool { name.hasSuffix("…") }
  }

  struct Option: Sendable {
    let name: String
    /// The placeholder for the value in the help. `nil` if the option is a flag.
    var value: String?
    let summary: LocalText
    /// Whether the command writes the file that this option names. If `false`, the command only reads the file.
    var writes = false
    /// Whether an empty value clears a field. If `false`, an empty path is an error.
    var clears = false
    /// The kind of path that the value stands for. `nil` if it stands for no path.
    var path: UserPath? { value.flatMap { UserPath(placeholder: $0) } }
    /// The valid values. Empty if any value is valid, or if the option is a flag.
    var choices: [Choice] { value.map(Choice.all(in:)) ?? [] }

    /// Returns the option as shown in the help: `--limit N`, or `--reverse` for a flag.
    func usage(_ texts: Texts) -> String { "--" + name + (value.map { " " + texts.placeholder($0) } ?? "") }
  }

  var options: [Option] { makeOptions() }

  var title: String { name.joined(separator: " ") }

  func usage(_ texts: Texts) -> String { usageParts(texts).joined(separator: " ") }

  /// Returns the parts of the usage line. A line can break between parts.
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
  /// - Parameter usage: the operand as shown in the help. `[ID]` is optional, and `DISH…` at the end can be repeated.
  init(_ usage: String, writes: Bool = false) {
    self.writes = writes
    isOptional = usage.hasPrefix("[")
    name = usage.filter { !"[]".contains($0) }
  }
}

extension CommandSpec.Option {
  /// - Parameter usage: the option as shown in the help: `--limit N`, or `--reverse` for a flag.
  init(_ usage: String, _ spanish: String, _ english: String, writes: Bool = false, clears: Bool = false) {
    let words = usage.dropFirst(2).split(separator: " ").map(String.init)
    self.init(
      name: words[0], value: words.dropFirst().first, summary: LocalText(spanish, english), writes: writes,
      clears: clears)
  }
}

extension UserPath {
  /// Creates the kind of path that a placeholder such as `FILE` or `FOLDER|URL` stands for. `nil` if it stands for no path.
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

/// Text in both languages.
struct LocalText: Sendable {
  let spanish: String
  let english: String

  init(_ spanish: String, _ english: String) {
    self.spanish = spanish
    self.english = english
  }

  /// Creates text that is the same in both languages, such as a path.
  init(_ same: String) { self.init(same, same) }
}

extension Texts {
  func say(_ text: LocalText) -> String { say(text.spanish, text.english) }
}
