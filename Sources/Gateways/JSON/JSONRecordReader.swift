import UseCases

/// Reads records one by one, so that a document of any length needs the memory of one: the elements of a JSON array (RFC 8259),
/// or objects one after the other with nothing but white space between them, as in a file with one on each line.
///
/// The first sign decides which. An element of an array may be anything, as JSON has it, and is judged as a record; between
/// objects that stand alone nothing else is known to be one, so there it is an error of the format, with its place.
///
/// It is stricter than a decoder where a decoder hides things (numbers keep their text, repeated keys stay), and bounded everywhere:
/// in depth, in the values of one record, and in what is kept of a long text.
struct JSONRecordReader: Sendable {
  static let maximumDepth = 64
  /// How many values one record may hold.
  static let maximumValues = 10_000
  /// How many bytes of a text are kept; a longer one is a ``JSONValue/longString(prefix:)``.
  static let maximumText = 1 << 16

  private enum Form { case unknown, array, objects, done }

  private var source: JSONBytes
  private var form = Form.unknown
  private var values = 0

  init(_ source: JSONBytes) { self.source = source }

  /// How many bytes of the document were read.
  var bytesRead: Int { source.count }

  /// The next record, or `nil` after the last, when nothing but white space may follow.
  mutating func next() throws(JSONError) -> JSONValue? {
    switch form {
    case .done: return nil
    case .unknown: return try first()
    case .array:
      switch try source.nextSignificant() {
      case UInt8(ascii: ","): source.advance()
      case UInt8(ascii: "]"): return try finish()
      case let other: throw try source.unexpected(other)
      }
    case .objects:
      guard let start = try source.significant() else {
        form = .done
        return nil
      }
      if start != UInt8(ascii: "{") { throw try source.unexpected(start) }
    }
    values = 0
    return try value(depth: 1)
  }

  private mutating func first() throws(JSONError) -> JSONValue? {
    try source.skipByteOrderMark()
    guard let first = try source.significant() else { throw source.error(.empty) }
    switch first {
    case UInt8(ascii: "{"):
      form = .objects
    case UInt8(ascii: "["):
      source.advance()
      form = .array
      if try source.nextSignificant() == UInt8(ascii: "]") { return try finish() }
    default:
      let found = try describe(first)
      throw source.error(.notRecords(found: found))
    }
    return try value(depth: 1)
  }

  private mutating func finish() throws(JSONError) -> JSONValue? {
    source.advance()
    if let more = try source.significant() { throw try source.unexpected(more) }
    form = .done
    return nil
  }

  /// The beginning of what stands where the records should be.
  private mutating func describe(_ first: UInt8) throws(JSONError) -> String {
    switch first {
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
