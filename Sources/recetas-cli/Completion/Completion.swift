import Entities
import Interfaces

/// The possible completions of a word on the command line.
enum Completion: Sendable {
  /// The completions are these words.
  case words([Candidate])
  /// The completions are names or ids in the store.
  case names(NameCompletion)
  case files
  case folders

  struct Candidate: Sendable, Hashable {
    let word: String
    /// A short description of the candidate, which can be empty.
    var text = ""
  }

  /// Creates the completions of the word being typed, from the table of commands.
  init(_ line: PartialCommandLine, _ texts: Texts) {
    switch line.place {
    case .optionName:
      self = .words(
        Command.options(after: line.operands).map { Candidate(word: "--" + $0.name, text: texts.say($0.summary)) })
    // The kind of store is followed by a path.
    case .value(let option, _) where option.name == "store" && line.typed.contains(":"):
      self = line.typed.hasPrefix("sqlite:") ? .files : line.typed.hasPrefix("json:") ? .folders : .words([])
    case .value(let option, _):
      self = Self.value(option.value ?? "", option.choices, of: Command.path(line.operands), texts)
    case .operand:
      // The operands of `help` are the words of a command.
      let words = line.operands.first == Command.help.spec.title ? Array(line.operands.dropFirst()) : line.operands
      let path = Command.path(words)
      let members = Command.members(of: path)
      if path.count == words.count, !members.isEmpty {
        self = .words(members.map { Candidate(word: $0, text: Self.summary(path + [$0], texts)) })
      } else if words == line.operands, let spec = Command.all.map(\.spec).first(where: { $0.name == path }),
        let operand = spec.operand(words.count - path.count)
      {
        self = Self.value(operand.name, operand.choices, of: path, texts)
      } else {
        self = .words([])
      }
    }
  }

  private static func value(_ placeholder: String, _ choices: [Choice], of path: [String], _ texts: Texts) -> Completion
  {
    if !choices.isEmpty { return .words(choices.map { Candidate(word: texts.word($0)) }) }
    if placeholder == "DIET" { return .words(RecipeLabel.diets.map { Candidate(word: texts.word($0)) }) }
    let word = placeholder.filter { $0 != "…" }
    if let names = NameCompletion(word, of: path) { return .names(names) }
    switch word {
    case "FOLDER", "DIR": return .folders
    case _ where word.hasPrefix("sqlite:"):
      return .words(word.split(separator: "|").map { Candidate(word: $0.prefix { $0 != ":" } + ":") })
    case _ where word.hasPrefix("FILE") || word.hasPrefix("FOLDER"): return .files
    default: return .words([])
    }
  }

  /// Returns the summary of a command, or a list of the commands in a group.
  private static func summary(_ name: [String], _ texts: Texts) -> String {
    if let spec = Command.all.map(\.spec).first(where: { $0.name == name }) { return texts.say(spec.summary) }
    return Command.members(of: name).joined(separator: ", ")
  }
}

extension CommandSpec {
  /// Returns the operand at an index, counted from zero. The last operand can be repeated.
  func operand(_ number: Int) -> Operand? {
    if number < operands.count { return operands[number] }
    return operands.last.flatMap { $0.isRepeated ? $0 : nil }
  }
}
