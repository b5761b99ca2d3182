import UseCases

/// A seed in a JSON file: an array of records, or one record after the other.
struct JSONSeedSource: SeedSource {
  let path: String
  /// Makes a record of an element; the number counts elements from 1.
  let record: @Sendable (JSONValue, Int) -> SeedItem

  func open() throws(SeedSourceError) -> any SeedReader {
    let file = try OpenFile(path)
    return JSONSeedReader(
      path: path, totalBytes: file.size, elements: JSONRecordReader(JSONBytes(file)), record: record)
  }
}

private struct JSONSeedReader: SeedReader {
  let path: String
  let totalBytes: Int?
  var elements: JSONRecordReader
  let record: @Sendable (JSONValue, Int) -> SeedItem
  var count = 0

  var bytesRead: Int { elements.bytesRead }

  mutating func next() throws(SeedSourceError) -> SeedItem? {
    let element: JSONValue?
    do {
      element = try elements.next()
    } catch {
      switch error {
      case .malformed(let problem, let line, let column):
        throw .malformed(path: path, problem, line: line, column: column)
      case .unreadable(let why): throw .unreadable(path: path, why: why)
      }
    }
    guard let element else { return nil }
    count += 1
    return record(element, count)
  }
}
