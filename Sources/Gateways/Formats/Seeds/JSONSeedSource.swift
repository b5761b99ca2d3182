import UseCases

/// A seed in a JSON file: an array of records, or a sequence of records.
struct JSONSeedSource: SeedSource {
  /// The path of the file, for messages.
  let path: String
  /// The document itself if it isn't in a file. In that case, `path` is only its name. `nil` for a file.
  var bytes: [UInt8]?
  /// The parts of each record to read.
  var interest = JSONInterest.all
  /// Whether elements can refer to other elements, as in JSON-LD. If any element does, the file is read a second time.
  var isLinked = false
  /// Returns the reason that an object outside an array can't be a record, or `nil` if it can be one. If there is a reason, the whole
  /// document is invalid.
  var refusal: (@Sendable (JSONValue) -> SeedFormatProblem?)?
  /// Creates the error for a document with this number of records, none of which is of the seed's kind.
  var nothingFound: (@Sendable (Int) -> SeedFormatProblem)?
  /// The maximum number of values in an element.
  var maximumValues = JSONRecordReader.maximumValues
  /// The items to return before the file's own records.
  var preface: [SeedItem] = []
  /// Converts an element into records, the first of which has this number, counting from 1. Returns an empty array if the element isn't a
  /// record but is allowed there.
  let records: @Sendable (JSONValue, Int) throws(SeedSourceError) -> [SeedItem]

  func open() throws(SeedSourceError) -> any SeedReader {
    let content = try content()
    return JSONSeedReader(
      source: self, totalBytes: content.count,
      elements: JSONRecordReader(content.bytes, interest: interest, maximumValues: maximumValues))
  }

  /// Returns the seed source error for an error in the document, with the document's path.
  func sourceError(_ error: JSONError) -> SeedSourceError {
    switch error {
    case .malformed(let problem, let line, let column):
      .malformed(path: path, problem, line: line, column: column)
    case .unreadable(let why): .unreadable(path: path, why: why)
    }
  }

  /// Returns the document from its start, in UTF-8. A document in UTF-16 is read whole and converted.
  fileprivate func content() throws(SeedSourceError) -> (bytes: JSONBytes, count: Int) {
    let text: TextBytes
    if let bytes {
      if !TextBytes.isUTF16(bytes) { return (JSONBytes(bytes), bytes.count) }
      text = try TextBytes(bytes, at: path)
    } else {
      let file = try OpenFile(path)
      var bytes = JSONBytes(file)
      // If reading fails here, the reader reports the error.
      guard (try? bytes.peek()) != nil, TextBytes.isUTF16(bytes.chunk) else { return (bytes, file.size) }
      text = try TextBytes.file(path)
    }
    return (JSONBytes(text.utf8), text.utf8.count)
  }
}

private struct JSONSeedReader: SeedReader {
  let source: JSONSeedSource
  let totalBytes: Int?
  var elements: JSONRecordReader
  private(set) var record = 0
  /// The number of the first record in `items`.
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
    // The preface isn't part of the file, so its records are numbered up to 0.
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
    if found == 0, count > 0, let problem = source.nothingFound?(count) {
      throw source.sourceError(elements.error(problem))
    }
    return nil
  }

  private mutating func element() throws(SeedSourceError) -> JSONValue? {
    do throws(JSONError) {
      guard let element = try elements.next() else { return nil }
      if elements.isAlone, let problem = source.refusal?(element) { throw elements.error(problem) }
      return element
    } catch {
      throw source.sourceError(error)
    }
  }

  /// Returns the element with its references to other things in the file resolved.
  private mutating func linked(_ element: JSONValue) throws(SeedSourceError) -> JSONValue {
    guard source.isLinked, LinkedThings.areNeeded(for: element) else { return element }
    let known = if let things { things } else { LinkedThings(try source.content().bytes) }
    things = known
    return known.resolved(element)
  }
}
