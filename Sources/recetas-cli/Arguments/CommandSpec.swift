import Interfaces

/// What a command is called and takes: the parser and the help read the same.
struct CommandSpec: Sendable {
  /// The words that name it: `menu list`.
  let name: [String]
  let summary: LocalText
  var operands: [Operand] = []
  var options: [Option] = []
  /// Whether it answers with a document when `--json` asks for one.
  var hasDocument = true
  let examples: [String]

  struct Operand: Sendable {
    let name: String
    var isOptional = false
  }

  struct Option: Sendable {
    let name: String
    /// What stands for the value in the help; `nil`: the option is a flag.
    var value: String?
    let summary: LocalText
  }

  var title: String { name.joined(separator: " ") }

  func usage(_ texts: Texts) -> String {
    let operands = operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    let options = options.map { option in "[--\(option.name)\(option.value.map { " " + $0 } ?? "")]" }
    return (["recetas-cli", title] + operands + options).filter { !$0.isEmpty }.joined(separator: " ")
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
}

extension Texts {
  func say(_ text: LocalText) -> String { say(text.spanish, text.english) }
}
