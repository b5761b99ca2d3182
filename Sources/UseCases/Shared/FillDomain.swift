/// Fills a domain when it is first needed, from the first readable source, or with samples if no source is readable.
public protocol FillDomain: Sendable {
  /// Imports the seed from one source, unless a seed other than samples was imported before. Imports samples only if no seed has been
  /// imported at all.
  ///
  /// - Returns: The result of the import, or the reasons why the existing samples are kept. `nil` if there was nothing to do, in which case
  ///   no source was opened.
  /// - Throws: The ``ImportSeedError`` from the last source if no source can be read. An error from the store is thrown immediately,
  ///   because another source wouldn't help.
  func callAsFunction() async throws(ImportSeedError) -> FilledDomain?
}

/// The result of filling a domain.
public struct FilledDomain: Sendable, Hashable {
  /// The report of the import. `nil` if nothing was imported and the samples from an earlier run are kept.
  public let report: SeedReport?
  /// Whether the domain contains samples now.
  public let holdsSamples: Bool
  /// The errors from the sources that were skipped, one for each, in the order of the sources.
  public let sourceErrors: [ImportSeedError]

  /// - Parameter skipped: The errors from the skipped sources. Empty if the first source was used.
  public init(_ report: SeedReport?, holdsSamples: Bool, sourceErrors: [ImportSeedError] = []) {
    self.report = report
    self.holdsSamples = holdsSamples
    self.sourceErrors = sourceErrors
  }
}

/// Tries one source after the other, in the mode ``SeedPolicy/Mode/firstRun``, until an import succeeds.
public struct FillDomainInteractor: FillDomain {
  private let imports: [(importSeed: any ImportSeed, holdsSamples: Bool)]

  /// - Parameters:
  ///   - sources: The sources in order of preference. Each source is opened only if all earlier sources failed.
  ///   - samples: The samples, which are imported if all sources failed. `nil` for no samples.
  ///   - store: The store to fill.
  ///   - clock: The clock that measures the reading time.
  public init(
    _ domain: Domain, from sources: [any SeedSource], orElse samples: (any SeedSource)? = nil,
    into store: any SeedGateway, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let all = sources.map { ($0, false) } + (samples.map { [($0, true)] } ?? [])
    imports = all.map { (ImportSeedInteractor(domain, from: $0, into: store, clock: clock), $1) }
  }

  public func callAsFunction() async throws(ImportSeedError) -> FilledDomain? {
    var sourceErrors: [ImportSeedError] = []
    for (importSeed, holdsSamples) in imports {
      do {
        if let report = try await importSeed(SeedPolicy(.firstRun, holdsSamples: holdsSamples)) {
          return FilledDomain(report, holdsSamples: holdsSamples, sourceErrors: sourceErrors)
        }
        // Samples from an earlier run don't need to be imported again.
        if holdsSamples, !sourceErrors.isEmpty {
          return FilledDomain(nil, holdsSamples: true, sourceErrors: sourceErrors)
        }
        return nil
      } catch .store(let error) {
        throw .store(error)
      } catch {
        sourceErrors.append(error)
      }
    }
    guard let last = sourceErrors.last else { return nil }
    throw last
  }
}
