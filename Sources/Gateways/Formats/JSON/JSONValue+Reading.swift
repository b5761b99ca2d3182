/// Reads a value leniently as the type that the caller expects.
extension JSONValue {
  /// The text of a string. A very long string is truncated. `nil` for any other value.
  package var text: String? {
    switch self {
    case .string(let text), .longString(prefix: let text): text
    default: nil
    }
  }

  /// The value of a number, if it is finite. `nil` for any other value.
  var number: Double? {
    guard case .number(let text) = self, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The value of a number without a fraction. `nil` for any other value.
  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? number.flatMap { Int(exactly: $0) }
  }

  var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

  /// The value of a member. For a repeated key, the last value counts, as in most JSON readers.
  package subscript(key: String) -> JSONValue? { members?.last { $0.key == key }?.value }

  /// The elements of an array. `null` has no elements. Any value that isn't an array or `null` counts as its own single element.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    default: [self]
    }
  }
}
