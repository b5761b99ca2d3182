import Entities

/// Imports a seed into a store, completely or not at all. The same use case imports the seeds of all domains.
public protocol ImportSeed: Sendable {
  /// Reads the seed and commits its data. The same commit marks the domain as seeded.
  ///
  /// - Parameter progress: A closure that is called after every thousand records and at the end of reading, but not during the commit. The
  ///   closure runs on the store's own thread, which waits for it.
  /// - Returns: A report. `nil` if ``SeedPolicy/Mode/firstRun`` found that a seed was imported before.
  func callAsFunction(
    _ policy: SeedPolicy, progress: @escaping @Sendable (SeedProgress) -> Void
  ) async throws(ImportSeedError) -> SeedReport?
}

extension ImportSeed {
  /// Imports the seed without reporting progress.
  public func callAsFunction(_ policy: SeedPolicy) async throws(ImportSeedError) -> SeedReport? {
    try await self(policy) { _ in }
  }
}

/// The conditions under which a seed is imported, and the treatment of invalid records. A seed of real data replaces untouched samples.
/// Samples that a user has changed are kept, like other data.
public struct SeedPolicy: Sendable, Hashable {
  /// The condition for importing a seed.
  public enum Mode: Sendable, Hashable {
    /// Imports the seed only if no seed has ever been imported, or if only samples have been imported and still exist.
    case firstRun
    /// Imports the seed only into a domain that is empty or contains only untouched samples.
    case asked
    /// Always imports the seed. The seed is added to the domain, and replaces records with the same ids (``SeedWriter/insert(_:)``).
    case adding
    /// Always imports the seed, which replaces the domain's records. A seed without records is rejected. To empty a domain, use
    /// ``EmptyDomain``.
    case replacing
  }

  /// The condition under which the seed is imported.
  public var mode: Mode
  /// Whether to skip invalid records. If all records are invalid, nothing is imported.
  public var skipsInvalid: Bool
  /// Whether the import only reads and checks the seed, without changing the store.
  public var isDryRun: Bool
  /// Whether the records in the seed are samples. On the first run, samples are imported only if no seed has been imported at all.
  public var holdsSamples: Bool
  /// The stamp of the domain when the user agreed to lose its data. If the stamp has changed when the seed is committed, nothing is
  /// imported. `nil` for no check.
  public var agreed: StoreStamp?

  /// Creates a policy. By default, the import is strict and isn't a dry run, and the seed doesn't contain samples.
  public init(
    _ mode: Mode, skipsInvalid: Bool = false, isDryRun: Bool = false, holdsSamples: Bool = false,
    agreed: StoreStamp? = nil
  ) {
    self.mode = mode
    self.skipsInvalid = skipsInvalid
    self.isDryRun = isDryRun
    self.holdsSamples = holdsSamples
    self.agreed = agreed
  }
}

/// The reason why a seed wasn't imported. The store is unchanged.
public enum ImportSeedError: StoreError, Sendable, Hashable {
  /// The domain contains data that the policy doesn't replace.
  case notEmpty(Domain)
  /// The domain has changed since the user agreed to lose its data. Ask again.
  case changed(Domain)
  /// Some records are invalid and the policy doesn't skip them, or all records are invalid.
  case invalid(SeedReport)
  /// The seed was meant to replace a domain's records, but contains no records.
  case empty(Domain)
  /// The seed can't be read.
  case source(SeedSourceError)
  /// The store failed.
  case store(GatewayError)
}

/// Copies the records into the store in one change, which is committed if the policy allows it.
public struct ImportSeedInteractor: ImportSeed {
  private let domain: Domain
  private let source: any SeedSource
  private let store: any SeedGateway
  private let closing: SeedRecord?
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - domain: The domain of the seed.
  ///   - source: The source of the seed, which is opened once for each import.
  ///   - closing: A record that is stored after the source's records, and isn't counted.
  ///   - clock: The clock that measures the reading time.
  public init(
    _ domain: Domain, from source: any SeedSource, into store: any SeedGateway, closing: SeedRecord? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.domain = domain
    self.source = source
    self.store = store
    self.closing = closing
    self.clock = clock
  }

  public func callAsFunction(
    _ policy: SeedPolicy, progress: @escaping @Sendable (SeedProgress) -> Void
  ) async throws(ImportSeedError) -> SeedReport? {
    if policy.mode == .firstRun {
      // Checking before the transaction avoids locking the store and reading the source on every later start.
      if try await ImportSeedError.wrapping(await isDone(policy)) { return nil }
    }
    let reader: any SeedReader
    do { reader = try await source.open() } catch { throw .source(error) }

    do throws(ImportSeedError) {
      return try await ImportSeedError.wrapping(
        await store.importSeed(domain) { (writer) throws(GatewayError) in
          try fill(writer, from: reader, policy, progress)
        } finish: { result, reviewsRemoved in
          result.map { $0?.removing(reviews: reviewsRemoved) }
        }
      ).get()
    } catch .store(.conflict) where policy.mode == .firstRun {
      if try await ImportSeedError.wrapping(await isDone(policy)) { return nil }
      throw .store(.conflict)
    } catch .store(.conflict) where policy.mode == .asked {
      throw .notEmpty(domain)
    } catch .store(.conflict) where policy.agreed != nil {
      throw .changed(domain)
    }
  }

  /// Whether a first run has nothing to do.
  private func isDone(_ policy: SeedPolicy) async throws(GatewayError) -> Bool {
    if try await !store.isSeeded(domain) { return false }
    if policy.holdsSamples { return true }
    return try await store.samples(in: domain)?.areReplaceable != true
  }

  private func fill(
    _ writer: any SeedWriter, from reader: any SeedReader, _ policy: SeedPolicy, _ progress: (SeedProgress) -> Void
  ) throws(GatewayError) -> WriteDecision<Result<SeedReport?, ImportSeedError>> {
    let hasSamples = policy.holdsSamples ? false : try writer.hasSamples
    if policy.holdsSamples { writer.markSamples() } else { writer.dropSamples() }
    switch policy.mode {
    case .firstRun: if !hasSamples, try writer.isSeeded { return .discard(.success(nil)) }
    case .asked: if try !writer.isEmpty { return .discard(.failure(.notEmpty(domain))) }
    case .adding: break
    case .replacing: try writer.removeAll()
    }
    if let agreed = policy.agreed, try writer.stamp != agreed { throw .conflict }

    var report: SeedReport
    do {
      var copy = SeedCopy(from: reader, into: writer, isReplacing: policy.mode == .replacing)
      report = try copy.run(elapsed: clock.stopwatch(), progress)
      report.droppedSamples = hasSamples && policy.mode != .replacing
    } catch .store(let error) {
      throw error
    } catch {
      return .discard(.failure(error))
    }
    if report.records == 0, policy.mode == .replacing { return .discard(.failure(.empty(domain))) }
    // Skipping invalid records is useful only if some records are valid.
    let isGoodEnough = report.rejected == 0 || policy.skipsInvalid && report.imported > 0
    if !isGoodEnough { return .discard(.failure(.invalid(report))) }
    if let closing { _ = try writer.insert(closing) }
    return policy.isDryRun ? .discard(.success(report)) : .commit(.success(report))
  }
}
