import Foundation

/// A parsed JSON document, so that tests check the actual output rather than the values that a type can decode.
enum JSON: Decodable, Hashable, Sendable {
  case object([String: JSON])
  case array([JSON])
  case text(String)
  case number(Int)
  /// A number with a fraction.
  case decimal(Double)
  case bool(Bool)
  case null
  /// A member that doesn't exist.
  case missing

  init(parsing text: String) throws { self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let number = try? value.decode(Double.self) {
      self = .decimal(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let items = try? value.decode([JSON].self) {
      self = .array(items)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  subscript(_ key: String) -> JSON {
    guard case .object(let members) = self else { return .missing }
    return members[key] ?? .missing
  }

  subscript(_ index: Int) -> JSON { items.indices.contains(index) ? items[index] : .missing }

  var items: [JSON] { if case .array(let items) = self { items } else { [] } }

  /// The sorted keys of an object. Empty for any other value.
  var keys: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Int? { if case .number(let number) = self { number } else { nil } }

  static func euros(_ cents: Int) -> JSON { .object(["minorUnits": .number(cents), "currency": .text("EUR")]) }
}

extension JSON {
  /// The number of dishes in the document of a menu.
  var dishCount: Int { self["sections"].items.reduce(0) { $0 + $1["dishes"].items.count } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, JSON)...) { self = .object(Dictionary(members) { $1 }) }
}
