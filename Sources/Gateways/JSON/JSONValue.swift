/// A JSON value as it was written: numbers keep their text, objects their order and their repeated keys.
indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  /// A text longer than anyone wants: its beginning only.
  case longString(prefix: String)
  case array([JSONValue])
  case object([JSONMember])

  /// How a person is told of this value: short, whatever it is.
  var excerpt: String {
    let length = 60
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let text): return text.count > length ? text.prefix(length) + "…" : text
    case .string(let text): return text.count > length ? "\"\(text.prefix(length))…\"" : "\"\(text)\""
    case .longString(let prefix): return "\"\(prefix.prefix(length))…\""
    case .array: return "[…]"
    case .object: return "{…}"
    }
  }
}

/// A key and its value.
struct JSONMember: Sendable, Hashable {
  let key: String
  let value: JSONValue
}
