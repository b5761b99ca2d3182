import UseCases

/// Reads records one by one, so that a document of any length needs the memory of one record. The records are the elements of a JSON array
/// (RFC 8259), or a sequence of objects with only white space between them, such as a file with one object on each line.
///
/// The first character determines which of the two formats the document has. An element of an array can be any JSON value, and is validated
/// as a record. In a sequence of objects, any other value is a format error, reported with its position. A ``JSONInterest`` can specify
/// that an object contains records instead of being a record itself. Its records are returned one by one, and so are the records in nested
/// arrays.
///
/// The reader is stricter than a decoder where a decoder loses information: it keeps the text of numbers, and repeated keys. It limits the
/// nesting depth, the number of values in a record, and the length of strings.
package struct JSONRecordReader: Sendable {
  static let maximumDepth = 64
  /// The default limit for the number of values in a record.
  static let maximumValues = 10_000
  /// The maximum number of bytes that are kept of a string. A longer string becomes a ``JSONValue/longString(prefix:)``.
  static let maximumText = 1 << 16

  /// The kind of container that the records are in.
  private enum Place { case array, objects, member, element }

  private var values: JSONValueReader
  private let interest: JSONInterest
  private let isNested: Bool
  /// The open containers, outermost first.
  private var places: [Place] = []
  private var isAtStart = true
  /// The wanted members of the object that contains the records. While records are being read, it contains only the members that have been
  /// read so far.
  package private(set) var surroundings: [JSONMember] = []
  /// An object that contains records and, according to its `@type`, is also a record. It is returned after the records in it.
  private var surrounding: JSONValue?

  /// Creates a reader of the records in a document.
  ///
  /// - Parameter interest: The parts of each record to read.
  package init(_ source: JSONBytes, interest: JSONInterest = .all, maximumValues: Int = maximumValues) {
    values = JSONValueReader(source, maximumValues: maximumValues)
    self.interest = interest
    isNested = interest.holdsRecords
  }

  /// The number of bytes read so far.
  var bytesRead: Int { values.source.count }

  /// Whether the last record wasn't an element of an array.
  var isAlone: Bool { places.last == .objects }

  /// Returns an error at the current position, which is the end of the last value.
  func error(_ problem: SeedFormatProblem) -> JSONError { values.source.error(problem) }

  /// Returns the next record, or `nil` after the last one. Only white space can follow the last record.
  package mutating func next() throws(JSONError) -> JSONValue? {
    var isFirst = isAtStart
    if isAtStart { try start() }
    isAtStart = false
    while let place = places.last {
      if try isFirst ? isEmpty(place) : isEnd(of: place) {
        isFirst = try leave(place)
        if let record = surrounding {
          surrounding = nil
          return record
        }
      } else {
        if let record = try record() { return record }
        isFirst = true
      }
    }
    return nil
  }

  private mutating func start() throws(JSONError) {
    try values.source.skipByteOrderMark()
    guard let first = try values.source.significant() else { throw values.source.error(.empty) }
    switch first {
    case UInt8(ascii: "{"): places = [.objects]
    case UInt8(ascii: "["):
      values.source.advance()
      places = [.array]
    default:
      let found = try describe(first)
      throw values.source.error(.notRecords(found: found))
    }
  }

  /// Returns an excerpt of a value that was found instead of records.
  private mutating func describe(_ first: UInt8) throws(JSONError) -> String {
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "n"):
      try values.value(.all, depth: 1).excerpt
    default: throw try values.source.unexpected(first)
    }
  }

  /// Returns whether a container that was just entered has no records.
  private mutating func isEmpty(_ place: Place) throws(JSONError) -> Bool {
    if place == .objects { return false }
    return try values.source.nextSignificant() == UInt8(ascii: "]")
  }

  /// Returns whether the last record of a container has been read. If not, moves to the start of the next record.
  private mutating func isEnd(of place: Place) throws(JSONError) -> Bool {
    if place == .objects {
      guard let start = try values.source.significant() else { return true }
      if start != UInt8(ascii: "{") { throw try values.source.unexpected(start) }
      return false
    }
    switch try values.source.nextSignificant() {
    case UInt8(ascii: ","): values.source.advance()
    case UInt8(ascii: "]"): return true
    case let other: throw try values.source.unexpected(other)
    }
    return false
  }

  /// Leaves a container, and returns whether another container in the same object was entered.
  private mutating func leave(_ place: Place) throws(JSONError) -> Bool {
    places.removeLast()
    switch place {
    case .objects: break
    case .array:
      values.source.advance()
      if let more = try values.source.significant() { throw try values.source.unexpected(more) }
    case .element: values.source.advance()
    case .member:
      values.source.advance()
      values.count = 0
      if try !values.members(of: interest, depth: 1, isResumed: true, into: &surroundings) {
        try enter(.member)
        return true
      }
      if surroundings.contains(where: { $0.key == "@type" }) { surrounding = .object(surroundings) }
    }
    return false
  }

  private mutating func enter(_ place: Place) throws(JSONError) {
    places.append(place)
    let limit = JSONRecordReader.maximumDepth
    if places.count > limit { throw values.source.error(.tooDeep(limit: limit)) }
  }

  /// Reads the next record. If an object or array that contains records starts here, enters it and returns `nil`.
  private mutating func record() throws(JSONError) -> JSONValue? {
    values.count = 0
    let first = try values.source.nextSignificant()
    if first == UInt8(ascii: "["), isNested {
      values.source.advance()
      try enter(.element)
      return nil
    }
    guard first == UInt8(ascii: "{") else { return try values.value(interest, depth: 1) }
    values.source.advance()
    values.count = 1
    var members: [JSONMember] = []
    if try values.members(of: interest, depth: 1, into: &members) { return .object(members) }
    surroundings = members
    try enter(.member)
    return nil
  }
}
