import Entities

/// Takes the records of a seed to a store one by one, and counts them.
struct SeedCopy {
  /// Progress is told after this many records each: often enough for an eye, seldom enough to cost nothing.
  private static let stride = 1000

  private var reader: any SeedReader
  private let writer: any SeedWriter
  private let isReplacing: Bool
  private var report = SeedReport()

  /// - Parameter isReplacing: whether the writer has removed all older records.
  init(from reader: any SeedReader, into writer: any SeedWriter, isReplacing: Bool) {
    self.reader = reader
    self.writer = writer
    self.isReplacing = isReplacing
  }

  /// - Parameter elapsed: the time since reading began.
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
    case .clean(let record): if try insert(record) { report.accept() } else { report.reject([repeated(record)]) }
    case .repaired(let record, let repairs):
      if try insert(record) { report.accept(record, repairs) } else { report.reject([repeated(record)]) }
    }
  }

  private func progress(_ elapsed: Duration) -> SeedProgress {
    SeedProgress(
      records: report.records, bytesRead: reader.bytesRead, totalBytes: reader.totalBytes, elapsed: elapsed)
  }

  private mutating func next() throws(ImportSeedError) -> SeedItem? {
    do { return try reader.next() } catch { throw .source(error) }
  }

  private mutating func insert(_ record: SeedRecord) throws(ImportSeedError) -> Bool {
    do throws(GatewayError) {
      let old = try writer.replaced(by: record)
      let new = record.identified(as: old)
      guard try writer.insert(new) else { return false }
      report.count(new.completed(by: isReplacing ? nil : old), over: old)
      return true
    } catch {
      throw .store(error)
    }
  }

  private func repeated(_ record: SeedRecord) -> SeedProblem {
    let found = if case .place(let place) = record { place.id.text } else { record.name }
    return reader.hasRows
      ? SeedProblem(row: reader.record, field: nil, expected: .unique, found: found)
      : SeedProblem(record: reader.record, field: nil, expected: .unique, found: found)
  }
}
