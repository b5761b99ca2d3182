import UseCases

/// Reads records one by one, so that a document of any length needs the memory of one: the elements of a JSON array (RFC 8259),
/// or objects one after the other with nothing but white space between them, as in a file with one on each line.
///
/// The first sign decides which. An element of an array may be anything, as JSON has it, and is judged as a record; between
/// objects that stand alone nothing else is known to be one, so there it is an error of the format, with its place.
/// Where an ``JSONInterest`` says so, an object holds records and is none: they are handed out as they come, whatever stands around,
/// and so are those of an array among them.
///
/// It is stricter than a decoder where a decoder hides things (numbers keep their text, repeated keys stay), and bounded everywhere:
/// in depth, in the values of one record, and in what is kept of a long text.
package struct JSONRecordReader: Sendable {
  static let maximumDepth = 64
  /// How many values one record may hold, unless somebody says otherwise.
  static let maximumValues = 10_000
  /// How many bytes of a text are kept; a longer one is a ``JSONValue/longString(prefix:)``.
  static let maximumText = 1 << 16

  /// What the records stand in.
  private enum Place { case array, objects, member, element }

  private var values: JSONValueReader
  private let interest: JSONInterest
  private let isNested: Bool
  /// From the outside in.
  private var places: [Place] = []
  private var isAtStart = true
  /// What is wanted of the object around the records, as far as it was read.
  package private(set) var surroundings: [JSONMember] = []
  /// An object that contains records and, by its `@type`, is a record itself. It is returned after them.
  private var surrounding: JSONValue?

  /// - Parameter interest: in each record.
  package init(_ source: JSONBytes, interest: JSONInterest = .all, maximumValues: Int = maximumValues) {
    values = JSONValueReader(source, maximumValues: maximumValues)
    self.interest = interest
    isNested = interest.holdsRecords
  }

  /// How many bytes of the document were read.
  var bytesRead: Int { values.source.count }

  /// Whether the record that was read last stands in no array.
  var isAlone: Bool { places.last == .objects }

  /// A problem with what was read, where it ended.
  func error(_ problem: SeedFormatProblem) -> JSONError { values.source.error(problem) }

  /// The next record, or `nil` after the last, when nothing but white space may follow.
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

  /// The beginning of what stands where the records should be.
  private mutating func describe(_ first: UInt8) throws(JSONError) -> String {
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "n"):
      try values.value(.all, depth: 1).excerpt
    default: throw try values.source.unexpected(first)
    }
  }

  /// Whether there is no record at all in a place that was just entered.
  private mutating func isEmpty(_ place: Place) throws(JSONError) -> Bool {
    if place == .objects { return false }
    return try values.source.nextSignificant() == UInt8(ascii: "]")
  }

  /// Whether no record follows the one before; goes to where it begins otherwise.
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

  /// - Returns: whether another place was entered, in the same object.
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

  /// The record that begins here; `nil`: it is an object or an array with records in it, which begin here.
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
