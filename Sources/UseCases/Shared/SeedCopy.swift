import Entities

/// Copies the records of a seed into a store one by one, and counts them.
struct SeedCopy {
  /// The number of records between two progress reports, which is low enough for a smooth display and high enough to cost nothing.
  private static let stride = 1000

  private var reader: any SeedReader
  private let writer: any SeedWriter
  private let isReplacing: Bool
  private var report = SeedReport()

  /// - Parameter isReplacing: Whether the writer has removed all older records.
  init(from reader: any SeedReader, into writer: any SeedWriter, isReplacing: Bool) {
    self.reader = reader
    self.writer = writer
    self.isReplacing = isReplacing
  }

  /// Copies all records in order.
  ///
  /// - Parameter elapsed: The time since reading started.
  mutating func run(
    elapsed: () -> Duration, _ progress: (SeedProgress) -> Void
  ) throws(ImportSeedError) -> SeedReport {
    while let item = try next() {
      if Task.isCancelled { throw .store(.cancelled) }
      try take(item)
      if report.records.isMultiple(of: Self.stride) { progress(self.progress(elapsed())) }
    }
    progress(self.progress(elapsed()))
    return report
  }

  private mutating func take(_ item: SeedItem) throws(ImportSeedError) {
    switch item {
    case .rejected(let problems): report.reject(problems)
    case .clean(let record): if let problem = try insert(record) { report.reject([problem]) } else { report.accept() }
    case .repaired(let record, let repairs):
      if let problem = try insert(record) { report.reject([problem]) } else { report.accept(record, repairs) }
    }
  }

  private func progress(_ elapsed: Duration) -> SeedProgress {
    SeedProgress(
      records: report.records, bytesRead: reader.bytesRead, totalBytes: reader.totalBytes, elapsed: elapsed)
  }

  private mutating func next() throws(ImportSeedError) -> SeedItem? {
    do { return try reader.next() } catch { throw .source(error) }
  }

  /// Stores a record.
  ///
  /// - Returns: The reason why the store rejected the record. `nil` if it was stored.
  private mutating func insert(_ record: SeedRecord) throws(ImportSeedError) -> SeedProblem? {
    do throws(GatewayError) {
      let old = try writer.replaced(by: record)
      let found = record.identified(as: old)
      let kept = found.completed(by: isReplacing ? nil : old)
      // Strings that differ only in Unicode composition are equal, so an unchanged record keeps the stored spelling.
      let new = old.map { kept == $0 ? found.holding($0) : found } ?? found
      guard try writer.insert(new) else {
        let found = if case .place(let place) = record { place.id.text } else { record.name }
        return problem(nil, .unique, found)
      }
      report.count(kept, over: old)
      return nil
    } catch {
      // The store checks the manufacturer before the pictures. If the seed has all pictures of the beer, only the manufacturer can be
      // missing.
      guard error == .notFound, case .beer(let beer, let photos) = record, beer.album.photos.count <= photos.count
      else { throw .store(error) }
      return problem("manufacturer", .knownManufacturer, beer.manufacturer.text)
    }
  }

  private func problem(_ field: String?, _ expected: SeedExpectation, _ found: String) -> SeedProblem {
    reader.hasRows
      ? SeedProblem(row: reader.record, field: field, expected: expected, found: found)
      : SeedProblem(record: reader.record, field: field, expected: expected, found: found)
  }
}
