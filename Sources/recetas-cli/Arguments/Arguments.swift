import Gateways
import Entities
import Interfaces

/// What a command was given, checked for number and names.
struct Arguments: Sendable {
  private let operands: [String: String]
  /// The values of the last operand, which may be repeated.
  let repeated: [String]
  private let options: [String: [String]]
  /// The paths to open, of operands and options, by name.
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

  /// The same with the paths where `files` has the files that were named. What it refuses is refused before the command runs.
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

  /// Whether a value may be an address of the web instead of a path.
  private func takesAddress(_ name: String) -> Bool {
    name.hasSuffix("URL") || spec.options.contains { $0.name == name && $0.value?.hasSuffix("URL") == true }
  }

  /// A typed value as the table of commands spells it; it may be typed in either language.
  private static func chosen(_ typed: String, of choices: [Choice], _ name: String, _ texts: Texts) throws -> String {
    if choices.isEmpty { return typed }
    guard let choice = choices.first(where: { $0.isMeant(by: typed) }) else {
      throw texts.badChoice(name, typed, choices)
    }
    return choice.word
  }

  /// An optional operand that is required here.
  func missing(_ name: String) -> Problem { texts.missing(name, spec) }

  /// An operand that does not go with an option.
  func tooMany(_ word: String) -> Problem { texts.tooMany(word, spec) }

  /// A required operand.
  subscript(_ name: String) -> String { operand(name) ?? "" }

  func operand(_ name: String) -> String? { operands[name]?.withoutFileBytes }

  /// Of an option given twice the last one holds, as everywhere.
  func option(_ name: String) -> String? { options[name]?.last?.withoutFileBytes }

  /// Where a file or a folder is, whatever the bytes of its name are: an operand, or an option of this name.
  func path(_ name: String) -> String? { paths[name]?.last }

  /// Whether `-` stands for the standard input or output instead of a path.
  func isStandardStream(_ name: String) -> Bool { (operands[name] ?? options[name]?.last) == "-" }

  /// All values of an option that may be given several times.
  func values(_ name: String) -> [String] { options[name, default: []].map(\.withoutFileBytes) }

  /// All files of such an option.
  func paths(_ name: String) -> [String] { paths[name] ?? [] }

  func has(_ flag: String) -> Bool { options[flag] != nil }

  /// A whole number, `least` or more.
  func number(_ name: String, from least: Int = 0, otherwise standard: Int) throws -> Int {
    guard let text = option(name) else { return standard }
    guard let number = Int(text), number >= least else { throw texts.notANumber(text, "--" + name, from: least) }
    return number
  }

  /// The factor that `--times` gives. The default is one.
  func times() throws -> Fraction {
    guard let text = option("times") else { return .one }
    guard let times = Fraction(text) else { throw texts.notAnAmount(text, "--times") }
    return times
  }
}
