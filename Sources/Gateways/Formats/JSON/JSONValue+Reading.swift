/// Reads a value leniently, as a type that the caller expects.
extension JSONValue {
  /// The text of a string. Only the beginning of a very long one.
  package var text: String? {
    switch self {
    case .string(let text), .longString(prefix: let text): text
    default: nil
    }
  }

  /// The value of a number, if it is finite.
  var number: Double? {
    guard case .number(let text) = self, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The value of a number without a fraction.
  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? number.flatMap { Int(exactly: $0) }
  }

  var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

  /// The value of a member. The last value counts for a repeated key, as in most JSON readers.
  package subscript(key: String) -> JSONValue? { members?.last { $0.key == key }?.value }

  /// The elements of an array. `null` has none, and any other value is the only element.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    default: [self]
    }
  }
}
