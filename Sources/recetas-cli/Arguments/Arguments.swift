import Gateways
import Interfaces

/// What a command was given, checked for number and names.
struct Arguments: Sendable {
  private let operands: [String: String]
  /// The values of the last operand, which may be repeated.
  let repeated: [String]
  private let options: [String: [String]]
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
    for option in options where !spec.options.contains(where: { $0.name == option.name }) {
      throw texts.unwantedOption(option.name, spec)
    }
    repeated = mayGoOn ? Array(operands.dropFirst(spec.operands.count - 1)) : []
    self.operands = Dictionary(uniqueKeysWithValues: zip(spec.operands.map(\.name), operands))
    self.options = Dictionary(options.map { ($0.name, [$0.value ?? ""]) }) { $0 + $1 }
  }

  /// An optional operand that is required here.
  func missing(_ name: String) -> Problem { texts.missing(name, spec) }

  /// A required operand.
  subscript(_ name: String) -> String { operand(name) ?? "" }

  func operand(_ name: String) -> String? { operands[name]?.withoutFileBytes }

  /// Of an option given twice the last one holds, as everywhere.
  func option(_ name: String) -> String? { options[name]?.last?.withoutFileBytes }

  /// A file or a folder, whatever the bytes of its name are: an operand, or an option of this name.
  func path(_ name: String) -> String? { operands[name] ?? options[name]?.last }

  /// All values of an option that may be given several times.
  func values(_ name: String) -> [String] { paths(name).map(\.withoutFileBytes) }

  /// All files of such an option.
  func paths(_ name: String) -> [String] { options[name] ?? [] }

  func has(_ flag: String) -> Bool { options[flag] != nil }

  /// A whole number, `least` or more.
  func number(_ name: String, from least: Int = 0, otherwise standard: Int) throws -> Int {
    guard let text = option(name) else { return standard }
    guard let number = Int(text), number >= least else { throw texts.notANumber(text, from: least) }
    return number
  }
}
