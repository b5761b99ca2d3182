package import UseCases

/// A JSON value as it was written: numbers keep their text, objects their order and their repeated keys.
package enum JSONValue: Sendable, Hashable {
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

  /// The beginning of a long text. Counted in scalars: one character may have any number of accents.
  package static func cut(_ text: String) -> String {
    let beginning = String(text.unicodeScalars.prefix(60))
    return beginning.utf8.count < text.utf8.count ? beginning + "…" : text
  }
}

/// A key and its value.
package struct JSONMember: Sendable, Hashable {
  let key: String
  let value: JSONValue
}

/// Why a document holds no records, and where.
package enum JSONError: Error, Sendable, Hashable {
  /// Line and column count from 1; the column counts bytes.
  case malformed(SeedFormatProblem, line: Int, column: Int)
  /// The bytes can't be had, in the system's words.
  case unreadable(why: String)
}
