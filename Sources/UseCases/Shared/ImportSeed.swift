import Entities

/// Brings the data of a seed into a store, whole or not at all; one use case for the seed of every domain.
public protocol ImportSeed: Sendable {
  /// Reads the seed and commits its data together with the mark that says "imported".
  ///
  /// - Returns: the report of what was read, or `nil` when ``SeedPolicy/Occasion/firstRun`` found that a seed was imported before.
  func callAsFunction(_ policy: SeedPolicy) async throws(ImportSeedError) -> SeedReport?
}

/// When a seed is taken, and how strictly.
public struct SeedPolicy: Sendable, Hashable {
  /// What must be so for a seed to be taken.
  public enum Occasion: Sendable, Hashable {
    /// Only if none was ever imported.
    case firstRun
    /// Only into a domain that holds nothing.
    case asked
    /// Whatever the domain holds: the seed takes its place.
    case replacing
  }

  /// When it is taken.
  public var occasion: Occasion
  /// Imports the good records though others are wrong; with none good, nothing.
  public var skipsInvalid: Bool
  /// Reads and checks everything, and changes nothing.
  public var isDryRun: Bool

  /// Strict, and for real, unless said otherwise.
  public init(_ occasion: Occasion, skipsInvalid: Bool = false, isDryRun: Bool = false) {
    self.occasion = occasion
    self.skipsInvalid = skipsInvalid
    self.isDryRun = isDryRun
  }
}

/// Why a seed was not imported; the store is as it was.
public enum ImportSeedError: Error, Sendable, Hashable {
  /// The domain holds data, and nobody said that they should be replaced.
  case notEmpty(Domain)
  /// Records are wrong, and nobody said to skip them, or all are.
  case invalid(SeedReport)
  case source(SeedSourceError)
  case store(GatewayError)
}

/// Copies the records inside the store's transaction, and keeps them if the policy agrees.
public struct ImportSeedInteractor: ImportSeed {
  private let domain: Domain
  private let source: any SeedSource
  private let store: any SeedGateway

  /// - Parameters:
  ///   - domain: whose seed it is.
  ///   - source: is opened once for each import.
  public init(_ domain: Domain, from source: any SeedSource, into store: any SeedGateway) {
    self.domain = domain
    self.source = source
    self.store = store
  }

  public func callAsFunction(_ policy: SeedPolicy) async throws(ImportSeedError) -> SeedReport? {
    if policy.occasion == .firstRun {
      // Asked outside the transaction too: a store that was seeded is not locked, nor its source read, on every start.
      do { if try await store.isSeeded(domain) { return nil } } catch { throw .store(error) }
    }
    let reader: any SeedReader
    do { reader = try await source.open() } catch { throw .source(error) }

    let outcome: Result<SeedReport?, ImportSeedError>
    do {
      let domain = domain
      outcome = try await store.importSeed(domain) { (writer) throws(GatewayError) in
        try Self.fill(writer, from: reader, domain, policy)
      }
    } catch {
      throw .store(error)
    }
    return try outcome.get()
  }

  private static func fill(
    _ writer: any SeedWriter, from source: any SeedReader, _ domain: Domain, _ policy: SeedPolicy
  ) throws(GatewayError) -> SeedDecision<Result<SeedReport?, ImportSeedError>> {
    switch policy.occasion {
    case .firstRun: if try writer.isSeeded { return .discard(.success(nil)) }
    case .asked: if try !writer.isEmpty { return .discard(.failure(.notEmpty(domain))) }
    case .replacing: try writer.removeAll()
    }

    let report: SeedReport
    do {
      report = try copy(source, into: writer)
    } catch .store(let error) {
      throw error
    } catch {
      return .discard(.failure(error))
    }
    // With nothing good in it there is nothing to skip to. An empty seed is another matter: it says that there is nothing.
    let isGoodEnough = report.rejected == 0 || policy.skipsInvalid && report.imported > 0
    if !isGoodEnough { return .discard(.failure(.invalid(report))) }
    return policy.isDryRun ? .discard(.success(report)) : .commit(.success(report))
  }

  private static func copy(_ source: any SeedReader, into writer: any SeedWriter) throws(ImportSeedError) -> SeedReport
  {
    var reader = source
    var report = SeedReport()
    while let item = try next(&reader) {
      if Task.isCancelled { throw .store(.cancelled) }
      switch item {
      case .rejected(let problems): report.reject(problems)
      case .clean(let record):
        if try insert(record, writer) { report.accept() } else { report.reject([repeated(record, report)]) }
      case .repaired(let record, let repairs):
        if try insert(record, writer) { report.accept(repairs) } else { report.reject([repeated(record, report)]) }
      }
    }
    return report
  }

  private static func next(_ reader: inout any SeedReader) throws(ImportSeedError) -> SeedItem? {
    do { return try reader.next() } catch { throw .source(error) }
  }

  private static func insert(_ record: SeedRecord, _ writer: any SeedWriter) throws(ImportSeedError) -> Bool {
    do { return try writer.insert(record) } catch { throw .store(error) }
  }

  private static func repeated(_ record: SeedRecord, _ report: SeedReport) -> SeedProblem {
    let found =
      switch record {
      case .dish(let dish): dish.name
      }
    return SeedProblem(record: report.records + 1, field: nil, expected: .unique, found: found)
  }
}
