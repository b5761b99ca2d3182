import Dispatch
import Entities
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `A seed that replaces what was agreed to` {
  /// Changes that leave all numbers as they are.
  enum Change: CaseIterable {
    case dish, review, beer, nothing

    var domain: Domain { self == .dish ? .restaurant : .beers }
  }

  @Test(arguments: Stores.allCases, Change.allCases)
  func `is refused when anything of it was changed while its source was read`(
    store: Stores, change: Change
  ) async throws {
    let folder = try TemporaryFolder()
    let gateway = store.subject(folder).gateway
    let (menu, catalog) = (try Samples.menu(), try SampleCatalog())
    try await gateway.seed(menu)
    try await gateway.seed(beers: catalog.records)
    let review = try Samples.review("review-1", of: catalog.beers[0], 4)
    try await gateway.addReview(review, photos: [])

    let agreed = try await gateway.holdings(of: change.domain).stamp
    let source = HeldSource(
      change == .dish ? .dish(menu[1]) : .manufacturer(catalog.makers[0], photos: []))
    let importSeed = ImportSeedInteractor(change.domain, from: source, into: gateway)
    let importing = Task(executorPreference: BlockingTaskExecutor()) {
      try await importSeed(SeedPolicy(.replacing, agreed: agreed))
    }
    for await _ in source.reading { break }
    switch change {
    case .dish: try await gateway.replaceDish(menu[0], by: Samples.dish(menu[0].name, cents: 1, kind: "Carnes"))
    case .review:
      try await gateway.replaceReview(review, by: Samples.review("review-1", of: catalog.beers[0], 1), photos: [])
    case .beer:
      let new = try Samples.beer("Negra", of: catalog.makers[0], measures: [.calories: 1])
      try await gateway.replaceBeer(catalog.beers[1], by: new, photos: [])
    case .nothing:
      // Of another domain.
      try await gateway.deleteDish(menu[0])
    }
    let before = try await gateway.holdings(of: nil)
    source.mayEnd.signal()
    if change == .nothing {
      #expect(try await importing.value?.reviewsRemoved == 1)
      #expect(try await gateway.inventory()[.beers] == 0)
    } else {
      await #expect(throws: ImportSeedError.changed(change.domain)) { try await importing.value }
      #expect(try await gateway.holdings(of: nil) == before)
    }
    withExtendedLifetime(folder) {}
  }
}

/// A seed of one record, which is held until `mayEnd` is signaled.
private struct HeldSource: SeedSource {
  let mayEnd = DispatchSemaphore(value: 0)
  let reading: AsyncStream<Void>
  private let record: SeedRecord
  private let isReading: AsyncStream<Void>.Continuation

  init(_ record: SeedRecord) {
    self.record = record
    (reading, isReading) = AsyncStream.makeStream()
  }

  func open() -> any SeedReader { Reader(source: self) }

  private struct Reader: SeedReader {
    let source: HeldSource
    private(set) var record = 0
    var bytesRead: Int { 0 }
    var totalBytes: Int? { nil }

    mutating func next() -> SeedItem? {
      if record > 0 { return nil }
      source.isReading.yield()
      source.mayEnd.wait()
      record = 1
      return .clean(source.record)
    }
  }
}
