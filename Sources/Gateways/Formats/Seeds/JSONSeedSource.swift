import UseCases

/// A seed in a JSON file: an array of records, or one record after the other.
struct JSONSeedSource: SeedSource {
  let path: String
  /// What is there, where it is no file; `path` is then what messages call it.
  var bytes: [UInt8]?
  /// What is wanted of a record.
  var interest = JSONInterest.all
  /// Whether elements may point to others, as those of JSON-LD do; the file is read once more when one does.
  var isLinked = false
  /// Says why an object that stands in no array is no record, which makes the document none of records; `nil`: it may be one.
  var refusal: (@Sendable (JSONValue) -> SeedFormatProblem?)?
  /// What to throw when there were records, as many as it is told, and none was one of the seed's.
  var nothingFound: (@Sendable (Int) -> SeedFormatProblem)?
  /// How many values an element may hold.
  var maximumValues = JSONRecordReader.maximumValues
  /// What comes before the file's own records.
  var preface: [SeedItem] = []
  /// Makes the records of an element, of which the first gets this number, counted from 1. None: it is something else, which may stand
  /// there.
  let records: @Sendable (JSONValue, Int) throws(SeedSourceError) -> [SeedItem]

  func open() throws(SeedSourceError) -> any SeedReader {
    if let bytes { return reader(of: JSONBytes(bytes), bytes.count) }
    let file = try OpenFile(path)
    return reader(of: JSONBytes(file), file.size)
  }

  private func reader(of bytes: JSONBytes, _ count: Int) -> JSONSeedReader {
    JSONSeedReader(
      source: self, totalBytes: count,
      elements: JSONRecordReader(bytes, interest: interest, maximumValues: maximumValues))
  }
}

private struct JSONSeedReader: SeedReader {
  let source: JSONSeedSource
  let totalBytes: Int?
  var elements: JSONRecordReader
  private(set) var record = 0
  /// The number of the first of `items`.
  private var nextRecord = 1
  private var count = 0
  private var found = 0
  private var items: ArraySlice<SeedItem> = []
  private var things: LinkedThings?

  init(source: JSONSeedSource, totalBytes: Int?, elements: JSONRecordReader) {
    self.source = source
    self.totalBytes = totalBytes
    self.elements = elements
    items = source.preface[...]
    // What the source does not hold comes before its first record.
    nextRecord -= items.count
  }

  var bytesRead: Int { elements.bytesRead }

  mutating func next() throws(SeedSourceError) -> SeedItem? {
    while items.isEmpty, let element = try element() {
      items = try source.records(try linked(element), count + 1)[...]
      nextRecord = count + 1
      found += items.count
      count += max(1, items.count)
    }
    if let item = items.popFirst() {
      record = nextRecord
      nextRecord += 1
      return item
    }
    if found == 0, count > 0, let problem = source.nothingFound?(count) { throw told(elements.error(problem)) }
    return nil
  }

  private mutating func element() throws(SeedSourceError) -> JSONValue? {
    do throws(JSONError) {
      guard let element = try elements.next() else { return nil }
      if elements.isAlone, let problem = source.refusal?(element) { throw elements.error(problem) }
      return element
    } catch {
      throw told(error)
    }
  }

  /// The element with what the file says of the things that it points to.
  private mutating func linked(_ element: JSONValue) throws(SeedSourceError) -> JSONValue {
    guard source.isLinked, LinkedThings.areNeeded(for: element) else { return element }
    let known = if let things { things } else { LinkedThings(JSONBytes(try OpenFile(source.path))) }
    things = known
    return known.resolved(element)
  }

  private func told(_ error: JSONError) -> SeedSourceError {
    switch error {
    case .malformed(let problem, let line, let column):
      .malformed(path: source.path, problem, line: line, column: column)
    case .unreadable(let why): .unreadable(path: source.path, why: why)
    }
  }
}
