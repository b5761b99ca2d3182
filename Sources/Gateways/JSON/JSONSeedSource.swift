import UseCases

/// A seed in a JSON file: an array of records, or one record after the other.
struct JSONSeedSource: SeedSource {
  let path: String
  /// What is wanted of a record.
  var interest = JSONInterest.all
  /// What to throw when there were records, as many as it is told, and none was one of the seed's.
  var nothingFound: (@Sendable (Int) -> SeedFormatProblem)?
  /// Makes a record of an element; the number counts elements from 1. `nil`: it is something else, which may stand there.
  let record: @Sendable (JSONValue, Int) -> SeedItem?

  func open() throws(SeedSourceError) -> any SeedReader {
    let file = try OpenFile(path)
    return JSONSeedReader(
      source: self, totalBytes: file.size, elements: JSONRecordReader(JSONBytes(file), interest: interest))
  }
}

private struct JSONSeedReader: SeedReader {
  let source: JSONSeedSource
  let totalBytes: Int?
  var elements: JSONRecordReader
  private var count = 0
  private var found = 0

  init(source: JSONSeedSource, totalBytes: Int?, elements: JSONRecordReader) {
    self.source = source
    self.totalBytes = totalBytes
    self.elements = elements
  }

  var bytesRead: Int { elements.bytesRead }

  mutating func next() throws(SeedSourceError) -> SeedItem? {
    do throws(JSONError) {
      while let element = try elements.next() {
        count += 1
        guard let item = source.record(element, count) else { continue }
        found += 1
        return item
      }
      if found == 0, count > 0, let problem = source.nothingFound?(count) { throw elements.error(problem) }
      return nil
    } catch {
      switch error {
      case .malformed(let problem, let line, let column):
        throw .malformed(path: source.path, problem, line: line, column: column)
      case .unreadable(let why): throw .unreadable(path: source.path, why: why)
      }
    }
  }
}
