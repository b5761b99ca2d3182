import Gateways
import Entities
import Interfaces

/// The operands and options of a command, checked against its specification.
struct Arguments: Sendable {
  private let operands: [String: String]
  /// The values of the last operand, if it can be repeated.
  let repeated: [String]
  private let options: [String: [String]]
  /// The paths that operands and options name, by the name of the operand or option.
  private var paths: [String: [String]]
  private let spec: CommandSpec
  private let texts: Texts

  init(
    _ spec: CommandSpec, _ operands: [String], _ options: [(name: String, value: String?)], _ texts: Texts
  ) throws {
    self.spec = spec
    self.texts = texts
    let mayGoOn = spec.operands.last?.isRepeated == true
    if operands.count > spec.operands.count && !mayGoOn {
      throw texts.tooMany(operands[spec.operands.count], spec)
    }
    if let missing = spec.operands.dropFirst(operands.count).first(where: { !$0.isOptional }) {
      throw texts.missing(missing.name.filter { $0 != "…" }, spec)
    }
    let known = options.isEmpty ? [] : spec.options
    var values: [String: [String]] = [:]
    for option in options {
      guard let found = known.first(where: { $0.name == option.name }) else {
        throw texts.unwantedOption(option.name, spec)
      }
      values[option.name, default: []].append(
        try Self.chosen(option.value ?? "", of: found.choices, "--" + option.name, texts))
    }
    repeated = mayGoOn ? Array(operands.dropFirst(spec.operands.count - 1)) : []
    let chosen = try zip(spec.operands, operands).map { operand, word in
      (operand.name, try Self.chosen(word, of: operand.choices, "", texts))
    }
    self.operands = Dictionary(uniqueKeysWithValues: chosen)
    self.options = values
    paths = self.operands.mapValues { [$0] }.merging(values) { operand, _ in operand }
  }

  /// Returns the arguments with each path replaced by the path that `files` uses instead.
  ///
  /// - Throws: an error for an empty or refused path, before the command runs.
  func located(by files: any UserFiles) throws -> Arguments {
    var arguments = self
    for operand in spec.operands {
      if operand.path != nil, operands[operand.name]?.isEmpty == true { throw texts.missing(operand.name, spec) }
      try arguments.locate(operand.name, operand.path, operand.writes, files)
    }
    if !options.isEmpty {
      for option in spec.options {
        if option.path != nil, !option.clears, options[option.name]?.contains("") == true {
          throw texts.missingValue(option.name, of: spec)
        }
        try arguments.locate(option.name, option.path, option.writes, files)
      }
    }
    return arguments
  }

  private mutating func locate(_ name: String, _ kind: UserPath?, _ writes: Bool, _ files: any UserFiles) throws {
    guard let kind, let typed = paths[name] else { return }
    paths[name] = try typed.map { path in
      if path.contains("://"), takesAddress(name) { return path }
      return try writes ? files.writing(path, kind) : files.reading(path, kind)
    }
  }

  /// Returns whether the value of an operand or option can be a web address instead of a path.
  private func takesAddress(_ name: String) -> Bool {
    name.hasSuffix("URL") || spec.options.contains { $0.name == name && $0.value?.hasSuffix("URL") == true }
  }

  /// Returns the official spelling of a value from the table of commands. The user can type the value in either language.
  private static func chosen(_ typed: String, of choices: [Choice], _ name: String, _ texts: Texts) throws -> String {
    if choices.isEmpty { return typed }
    guard let choice = choices.first(where: { $0.isMeant(by: typed) }) else {
      throw texts.badChoice(name, typed, choices)
    }
    return choice.word
  }

  /// Returns the error for a missing operand that is optional in the specification but required here.
  func missing(_ name: String) -> Problem { texts.missing(name, spec) }

  /// Returns the error for an operand that can't be combined with an option.
  func tooMany(_ word: String) -> Problem { texts.tooMany(word, spec) }

  /// The value of a required operand.
  subscript(_ name: String) -> String { operand(name) ?? "" }

  func operand(_ name: String) -> String? { operands[name]?.withoutFileBytes }

  /// Returns the value of an option. If the option is repeated, the last value counts.
  func option(_ name: String) -> String? { options[name]?.last?.withoutFileBytes }

  /// Returns the path that an operand or an option names, with its exact bytes.
  func path(_ name: String) -> String? { paths[name]?.last }

  /// Returns whether the value is `-`, which stands for standard input or output.
  func isStandardStream(_ name: String) -> Bool { (operands[name] ?? options[name]?.last) == "-" }

  /// Returns all values of an option that can be repeated.
  func values(_ name: String) -> [String] { options[name, default: []].map(\.withoutFileBytes) }

  /// Returns all paths of an operand or an option that can be repeated.
  func paths(_ name: String) -> [String] { paths[name] ?? [] }

  func has(_ flag: String) -> Bool { options[flag] != nil }

  /// Returns the whole number that an option gives, or `standard` without the option.
  ///
  /// - Throws: an error if the value isn't a number, or is less than `least`.
  func number(_ name: String, from least: Int = 0, otherwise standard: Int) throws -> Int {
    guard let text = option(name) else { return standard }
    guard let number = Int(text), number >= least else { throw texts.notANumber(text, "--" + name, from: least) }
    return number
  }

  /// Returns the factor that `--times` gives. The default is 1.
  func times() throws -> Fraction {
    guard let text = option("times") else { return .one }
    guard let times = Fraction(text) else { throw texts.notAnAmount(text, "--times") }
    return times
  }
}
