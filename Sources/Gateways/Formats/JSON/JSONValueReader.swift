import UseCases

/// Reads the values of a JSON document one by one, within the limits of a ``JSONRecordReader``.
struct JSONValueReader: Sendable {
  var source: JSONBytes
  /// The number of values in the current record that have been kept.
  var count = 0

  /// The maximum number of values in a record.
  private let maximumValues: Int

  init(_ source: JSONBytes, maximumValues: Int) {
    self.source = source
    self.maximumValues = maximumValues
  }

  /// Reads the next value, and returns its wanted parts, or ``JSONValue/null`` for a skipped value.
  mutating func value(_ interest: JSONInterest?, depth: Int) throws(JSONError) -> JSONValue {
    if depth > JSONRecordReader.maximumDepth { throw source.error(.tooDeep(limit: JSONRecordReader.maximumDepth)) }
    if interest != nil { try keepOne() }
    switch try source.nextSignificant() {
    case UInt8(ascii: "{"):
      source.advance()
      var members: [JSONMember] = []
      _ = try self.members(of: interest, depth: depth, into: &members)
      return .object(members)
    case UInt8(ascii: "["): return try array(interest, depth: depth)
    case UInt8(ascii: "\""):
      return try source.string(keeping: interest == nil ? 0 : JSONRecordReader.maximumText)
    case UInt8(ascii: "t"): return try source.word("true", .bool(true))
    case UInt8(ascii: "f"): return try source.word("false", .bool(false))
    case UInt8(ascii: "n"): return try source.word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try source.number(keeping: interest != nil).map { .number($0) } ?? .null
    case let other: throw try source.unexpected(other)
    }
  }

  mutating func keepOne() throws(JSONError) {
    count += 1
    if count > maximumValues { throw source.error(.recordTooLarge(limit: maximumValues)) }
  }

  private mutating func array(_ interest: JSONInterest?, depth: Int) throws(JSONError) -> JSONValue {
    source.advance()
    var elements: [JSONValue] = []
    if try source.nextSignificant() == UInt8(ascii: "]") {
      source.advance()
      return .array([])
    }
    while true {
      let element = try value(interest, depth: depth + 1)
      if interest != nil { elements.append(element) }
      let separator = try source.nextSignificant()
      guard separator == UInt8(ascii: ",") || separator == UInt8(ascii: "]") else {
        throw try source.unexpected(separator)
      }
      source.advance()
      if separator == UInt8(ascii: "]") { return .array(elements) }
    }
  }

  /// Reads the members of an object, starting after its brace, or after a member if reading is resumed.
  ///
  /// - Returns: Whether the object ended. If not, an array of records starts here.
  mutating func members(
    of interest: JSONInterest?, depth: Int, isResumed: Bool = false, into members: inout [JSONMember]
  ) throws(JSONError) -> Bool {
    var isFirst = !isResumed
    while true {
      let next = try source.nextSignificant()
      if next == UInt8(ascii: "}") {
        source.advance()
        return true
      }
      if !isFirst {
        guard next == UInt8(ascii: ",") else { throw try source.unexpected(next) }
        source.advance()
      }
      isFirst = false
      let key = try key(isWanted: interest != nil)
      let wanted = interest?[key]
      if let wanted, wanted.isOfRecords, try source.nextSignificant() == UInt8(ascii: "[") {
        source.advance()
        return false
      }
      switch wanted {
      case nil where interest?.namesOthers == true:
        let (first, start) = (try source.nextSignificant(), source.count)
        _ = try value(nil, depth: depth + 1)
        let isEmpty = first == UInt8(ascii: "n") || "\"[{".utf8.contains(first) && source.count - start == 2
        if !isEmpty { members.append(JSONMember(key: key, value: .bool(true))) }
      case nil, .records: _ = try value(nil, depth: depth + 1)
      case let wanted?: members.append(JSONMember(key: key, value: try value(wanted, depth: depth + 1)))
      }
    }
  }

  /// Reads a key and its colon. Returns an empty string if the key isn't wanted.
  private mutating func key(isWanted: Bool) throws(JSONError) -> String {
    let quote = try source.nextSignificant()
    guard quote == UInt8(ascii: "\"") else { throw try source.unexpected(quote) }
    let key = try source.string(keeping: isWanted ? JSONRecordReader.maximumText : 0)
    let colon = try source.nextSignificant()
    guard colon == UInt8(ascii: ":") else { throw try source.unexpected(colon) }
    source.advance()
    switch key {
    case .string(let name), .longString(prefix: let name): return name
    default: return ""
    }
  }
}
