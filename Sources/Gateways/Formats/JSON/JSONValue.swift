package import UseCases

/// A JSON value as written: numbers keep their text, and objects keep their order and repeated keys.
package enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  /// The beginning of a string that exceeds the limit.
  case longString(prefix: String)
  case array([JSONValue])
  case object([JSONMember])

  /// An excerpt of the value for messages.
  var excerpt: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let text): return Self.cut(text)
    case .string(let text): return "\"\(Self.cut(text))\""
    case .longString(let prefix): return "\"\(Self.cut(prefix + "…"))\""
    case .array: return "[…]"
    case .object: return "{…}"
    }
  }

  /// Truncates a long string. Counts scalars, since one character can have any number of combining accents.
  package static func cut(_ text: String) -> String {
    let beginning = String(text.unicodeScalars.prefix(60))
    return beginning.utf8.count < text.utf8.count ? beginning + "…" : text
  }
}

/// A member of a JSON object: its key and its value.
package struct JSONMember: Sendable, Hashable {
  let key: String
  let value: JSONValue
}

/// The reason that a document's records can't be read, with the position.
package enum JSONError: Error, Sendable, Hashable {
  /// The document is malformed at this position. Lines and columns are numbered from 1, and columns are measured in bytes.
  case malformed(SeedFormatProblem, line: Int, column: Int)
  /// The system couldn't read the bytes, for this reason.
  case unreadable(why: String)
}
