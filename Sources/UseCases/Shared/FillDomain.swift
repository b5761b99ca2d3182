/// Fills a domain when it is first needed, from the first of several sources that can be read.
public protocol FillDomain: Sendable {
  /// Takes the seed of one source, if no seed was ever taken.
  ///
  /// - Returns: what was taken; `nil`: the domain was seeded before, and no source was opened.
  /// - Throws: ``ImportSeedError`` of the last source when none can be taken, or the store's at once: another source can't help there.
  func callAsFunction() async throws(ImportSeedError) -> FilledDomain?
}

/// What a domain was filled with.
public struct FilledDomain: Sendable, Hashable {
  /// What was read.
  public let report: SeedReport
  /// Why the sources before that one were not taken, in their order; there are as many as it had before it.
  public let passedOver: [ImportSeedError]

  /// - Parameter passedOver: nothing, where the first source was taken.
  public init(_ report: SeedReport, passedOver: [ImportSeedError] = []) {
    self.report = report
    self.passedOver = passedOver
  }
}

/// Imports one source after the other as ``SeedPolicy/Occasion/firstRun`` until one is taken.
public struct FillDomainInteractor: FillDomain {
  private let imports: [any ImportSeed]

  /// - Parameters:
  ///   - sources: the best first; each is opened only when those before it failed.
  ///   - store: is filled.
  ///   - clock: measures how long the reading takes.
  public init(
    _ domain: Domain, from sources: [any SeedSource], into store: any SeedGateway,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    imports = sources.map { ImportSeedInteractor(domain, from: $0, into: store, clock: clock) }
  }

  public func callAsFunction() async throws(ImportSeedError) -> FilledDomain? {
    var passedOver: [ImportSeedError] = []
    for importSeed in imports {
      do {
        return try await importSeed(SeedPolicy(.firstRun)).map { FilledDomain($0, passedOver: passedOver) }
      } catch .store(let error) {
        throw .store(error)
      } catch {
        passedOver.append(error)
      }
    }
    guard let last = passedOver.last else { return nil }
    throw last
  }
}
