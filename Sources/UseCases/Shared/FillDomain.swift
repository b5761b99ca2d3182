/// Fills a domain when it is first needed, from the first of several sources that can be read, or else with samples.
public protocol FillDomain: Sendable {
  /// Imports one source's seed if none was imported yet, or only samples were; imports samples only if there was no seed at all.
  ///
  /// - Returns: what was imported, or why the existing samples stay; `nil`: there was nothing to do, and no source was opened.
  /// - Throws: ``ImportSeedError`` of the last source if none can be read, or an error of the store at once, since another source can't
  ///   help.
  func callAsFunction() async throws(ImportSeedError) -> FilledDomain?
}

/// The result of filling a domain.
public struct FilledDomain: Sendable, Hashable {
  /// The report of the import; `nil`: nothing was imported, and the samples of an earlier run stay.
  public let report: SeedReport?
  /// Whether there are samples now.
  public let holdsSamples: Bool
  /// Why earlier sources were skipped, in their order, one error for each.
  public let passedOver: [ImportSeedError]

  /// - Parameter passedOver: empty if the first source was used.
  public init(_ report: SeedReport?, holdsSamples: Bool, passedOver: [ImportSeedError] = []) {
    self.report = report
    self.holdsSamples = holdsSamples
    self.passedOver = passedOver
  }
}

/// Imports one source after the other as ``SeedPolicy/Mode/firstRun`` until one succeeds.
public struct FillDomainInteractor: FillDomain {
  private let imports: [(importSeed: any ImportSeed, holdsSamples: Bool)]

  /// - Parameters:
  ///   - sources: the preferred one first; each is opened only if those before it failed.
  ///   - samples: imported if all sources failed; `nil`: none.
  ///   - store: the store to fill.
  ///   - clock: measures the time of reading.
  public init(
    _ domain: Domain, from sources: [any SeedSource], orElse samples: (any SeedSource)? = nil,
    into store: any SeedGateway, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let all = sources.map { ($0, false) } + (samples.map { [($0, true)] } ?? [])
    imports = all.map { (ImportSeedInteractor(domain, from: $0, into: store, clock: clock), $1) }
  }

  public func callAsFunction() async throws(ImportSeedError) -> FilledDomain? {
    var passedOver: [ImportSeedError] = []
    for (importSeed, holdsSamples) in imports {
      do {
        if let report = try await importSeed(SeedPolicy(.firstRun, holdsSamples: holdsSamples)) {
          return FilledDomain(report, holdsSamples: holdsSamples, passedOver: passedOver)
        }
        // The samples are there already.
        if holdsSamples, !passedOver.isEmpty { return FilledDomain(nil, holdsSamples: true, passedOver: passedOver) }
        return nil
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
