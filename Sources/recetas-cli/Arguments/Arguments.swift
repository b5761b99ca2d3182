import Gateways
import Interfaces

/// What a command was given, checked for number and names.
struct Arguments: Sendable {
  private let operands: [String: String]
  private let options: [String: [String]]
  private let texts: Texts

  init(
    _ spec: CommandSpec, _ operands: [String], _ options: [(name: String, value: String?)], _ texts: Texts
  ) throws {
    self.texts = texts
    if operands.count > spec.operands.count {
      throw texts.tooMany(operands[spec.operands.count], spec)
    }
    if let missing = spec.operands.dropFirst(operands.count).first(where: { !$0.isOptional }) {
      throw texts.missing(missing.name, spec)
    }
    for option in options where !spec.options.contains(where: { $0.name == option.name }) {
      throw texts.unwantedOption(option.name, spec)
    }
    self.operands = Dictionary(uniqueKeysWithValues: zip(spec.operands.map(\.name), operands))
    self.options = Dictionary(options.map { ($0.name, [$0.value ?? ""]) }) { $0 + $1 }
  }

  /// A required operand.
  subscript(_ name: String) -> String { operand(name) ?? "" }

  func operand(_ name: String) -> String? { operands[name]?.withoutFileBytes }

  /// Of an option given twice the last one holds, as everywhere.
  func option(_ name: String) -> String? { options[name]?.last?.withoutFileBytes }

  /// A file or a folder, whatever the bytes of its name are: an operand, or an option of this name.
  func path(_ name: String) -> String? { operands[name] ?? options[name]?.last }

  /// All files of an option that may be given several times.
  func paths(_ name: String) -> [String] { options[name] ?? [] }

  func has(_ flag: String) -> Bool { options[flag] != nil }

  /// A whole number, zero or more.
  func number(_ name: String, otherwise standard: Int) throws -> Int {
    guard let text = option(name) else { return standard }
    guard let number = Int(text), number >= 0 else { throw texts.notANumber(text) }
    return number
  }
}
