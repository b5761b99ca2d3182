/// Fills a domain when it is first needed: from the first of several sources that can be read, or with samples if none can.
public protocol FillDomain: Sendable {
  /// Imports the seed of one source, unless a seed other than samples was imported before. Imports samples only if no seed was imported at
  /// all.
  ///
  /// - Returns: the result of the import, or the reasons why the existing samples stay. `nil` if there was nothing to do, in which case no
  ///   source was opened.
  /// - Throws: the ``ImportSeedError`` of the last source if no source can be read. An error of the store is thrown immediately, since
  ///   another source can't help.
  func callAsFunction() async throws(ImportSeedError) -> FilledDomain?
}

/// The result of filling a domain.
public struct FilledDomain: Sendable, Hashable {
  /// The report of the import. `nil` if nothing was imported and the samples of an earlier run stay.
  public let report: SeedReport?
  /// Whether the domain has samples now.
  public let holdsSamples: Bool
  /// The errors of the sources that were skipped, one for each, in the order of the sources.
  public let passedOver: [ImportSeedError]

  /// - Parameter passedOver: empty if the first source was used.
  public init(_ report: SeedReport?, holdsSamples: Bool, passedOver: [ImportSeedError] = []) {
    self.report = report
    self.holdsSamples = holdsSamples
    self.passedOver = passedOver
  }
}

/// Imports from one source after another with ``SeedPolicy/Mode/firstRun`` until one succeeds.
public struct FillDomainInteractor: FillDomain {
  private let imports: [(importSeed: any ImportSeed, holdsSamples: Bool)]

  /// - Parameters:
  ///   - sources: in order of preference. Each is opened only if those before it failed.
  ///   - samples: imported if all sources failed. `nil` for none.
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
        // Samples of an earlier run need not be imported again.
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
