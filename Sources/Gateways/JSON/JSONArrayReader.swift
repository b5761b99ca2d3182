import UseCases

/// Reads a JSON array (RFC 8259) element by element, so that a document of any length needs the memory of one element.
///
/// It is stricter than a decoder where a decoder hides things (numbers keep their text, repeated keys stay), and bounded everywhere:
/// in depth, in the values of one element, and in what is kept of a long text.
struct JSONArrayReader: Sendable {
  static let maximumDepth = 64
  /// How many values one element may hold.
  static let maximumValues = 10_000
  /// How many bytes of a text are kept; a longer one is a ``JSONValue/longString(prefix:)``.
  static let maximumText = 1 << 16

  private var source: JSONBytes
  private var isOpen = false
  private var isDone = false
  private var values = 0

  init(_ source: JSONBytes) { self.source = source }

  /// The next element, or `nil` after the last, when nothing but white space may follow.
  mutating func next() throws(JSONError) -> JSONValue? {
    if isDone { return nil }
    if isOpen {
      switch try source.nextSignificant() {
      case UInt8(ascii: ","): source.advance()
      case UInt8(ascii: "]"): return try finish()
      case let other: throw try source.unexpected(other)
      }
    } else {
      try source.skipByteOrderMark()
      guard let first = try source.significant() else { throw source.error(.empty) }
      guard first == UInt8(ascii: "[") else {
        let found = try describe(first)
        throw source.error(.notAnArray(found: found))
      }
      source.advance()
      isOpen = true
      if try source.nextSignificant() == UInt8(ascii: "]") { return try finish() }
    }
    values = 0
    return try value(depth: 1)
  }

  private mutating func finish() throws(JSONError) -> JSONValue? {
    source.advance()
    if let more = try source.significant() { throw try source.unexpected(more) }
    isDone = true
    return nil
  }

  /// What stands where the array should be: `{…}` for an object, else the beginning of it.
  private mutating func describe(_ first: UInt8) throws(JSONError) -> String {
    switch first {
    case UInt8(ascii: "{"): "{…}"
    case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "n"):
      try value(depth: 1).excerpt
    default: throw try source.unexpected(first)
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    if depth > Self.maximumDepth { throw source.error(.tooDeep(limit: Self.maximumDepth)) }
    values += 1
    if values > Self.maximumValues { throw source.error(.recordTooLarge(limit: Self.maximumValues)) }
    switch try source.nextSignificant() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return try source.string(keeping: Self.maximumText)
    case UInt8(ascii: "t"): return try source.word("true", .bool(true))
    case UInt8(ascii: "f"): return try source.word("false", .bool(false))
    case UInt8(ascii: "n"): return try source.word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try source.number())
    case let other: throw try source.unexpected(other)
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    source.advance()
    var elements: [JSONValue] = []
    if try source.nextSignificant() == UInt8(ascii: "]") {
      source.advance()
      return .array([])
    }
    while true {
      elements.append(try value(depth: depth + 1))
      let separator = try source.nextSignificant()
      guard separator == UInt8(ascii: ",") || separator == UInt8(ascii: "]") else {
        throw try source.unexpected(separator)
      }
      source.advance()
      if separator == UInt8(ascii: "]") { return .array(elements) }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    source.advance()
    var members: [JSONMember] = []
    if try source.nextSignificant() == UInt8(ascii: "}") {
      source.advance()
      return .object([])
    }
    while true {
      let quote = try source.nextSignificant()
      guard quote == UInt8(ascii: "\"") else { throw try source.unexpected(quote) }
      let key = try source.string(keeping: Self.maximumText)
      let colon = try source.nextSignificant()
      guard colon == UInt8(ascii: ":") else { throw try source.unexpected(colon) }
      source.advance()
      let value = try value(depth: depth + 1)
      switch key {
      case .string(let name), .longString(prefix: let name): members.append(JSONMember(key: name, value: value))
      default: throw try source.unexpected(quote)
      }
      let separator = try source.nextSignificant()
      guard separator == UInt8(ascii: ",") || separator == UInt8(ascii: "}") else {
        throw try source.unexpected(separator)
      }
      source.advance()
      if separator == UInt8(ascii: "}") { return .object(members) }
    }
  }
}
