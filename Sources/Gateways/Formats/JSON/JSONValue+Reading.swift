/// What a value is, to those who take it as it comes.
extension JSONValue {
  /// A text; of a very long one the beginning.
  package var text: String? {
    switch self {
    case .string(let text), .longString(prefix: let text): text
    default: nil
    }
  }

  /// A number that can be calculated with.
  var number: Double? {
    guard case .number(let text) = self, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A number without a fraction.
  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? number.flatMap { Int(exactly: $0) }
  }

  var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

  /// The value of a member; of one that is there twice the last, as for most who read JSON.
  package subscript(key: String) -> JSONValue? { members?.last { $0.key == key }?.value }

  /// The elements of an array; any other value is one element, and `null` none.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    default: [self]
    }
  }
}
