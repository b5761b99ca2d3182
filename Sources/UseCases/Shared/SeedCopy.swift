import Entities

/// Takes the records of a seed to a store one by one, and counts them.
struct SeedCopy {
  /// Progress is told after this many records each: often enough for an eye, seldom enough to cost nothing.
  private static let stride = 1000

  private var reader: any SeedReader
  private let writer: any SeedWriter
  private var report = SeedReport()

  init(from reader: any SeedReader, into writer: any SeedWriter) {
    self.reader = reader
    self.writer = writer
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
      if try insert(record) { report.accept(repairs) } else { report.reject([repeated(record)]) }
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
      if case .recipe(let details) = record, report.recipes.count < SeedReport.recipeLimit {
        let isNew = try !writer.holds(details.id)
        guard try writer.insert(record) else { return false }
        report.name(ImportedRecipe(id: details.id, title: details.recipe.title, isNew: isNew))
        return true
      }
      guard case .beer(let beer, let photos) = record, let id = try writer.knownID(of: beer), id != beer.id,
        let known = try? Beer(
          id: id, of: beer.manufacturer, name: beer.name, type: beer.type, measures: beer.measures, album: beer.album)
      else { return try writer.insert(record) }
      return try writer.insert(.beer(known, photos: photos))
    } catch {
      throw .store(error)
    }
  }

  private func repeated(_ record: SeedRecord) -> SeedProblem {
    let found =
      switch record {
      case .dish(let dish): dish.name
      case .recipe(let details): details.recipe.title
      case .manufacturer(let manufacturer, _): manufacturer.name
      case .beer(let beer, _): beer.name
      case .place(let place): place.id.text
      case .placeDownload(let note): note.source
      }
    return SeedProblem(record: reader.record, field: nil, expected: .unique, found: found)
  }
}
