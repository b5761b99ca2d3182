import Entities
import Fixtures
import Gateways
import Interfaces
import UseCases
import WebGateways

/// Where the data of each domain come from: what somebody imports, and on the first run a service or the bundle.
extension Kit {
  func importMenu(from path: String) -> any ImportSeed { importSeed(.restaurant, from: DishSeed.file(path)) }

  /// - Parameter place: a file, or an address of the web.
  func importRecipes(from place: String) throws -> any ImportSeed {
    if place.contains("://") {
      let address = try webAddress(place, called: texts.placeholder("FILE-OR-URL"), as: "https://example.org/gazpacho")
      return importSeed(.recipes, from: RecipeSeed.web(address, client: try http))
    }
    return importSeed(.recipes, from: RecipeSeed.file(place))
  }

  /// - Parameter bytes: what the standard input had.
  func importRecipes(in bytes: [UInt8]) -> any ImportSeed {
    importSeed(.recipes, from: RecipeSeed.document(bytes, named: texts.standardInput))
  }

  /// - Parameter place: a file, or an address of the web.
  func importBeers(from place: String, assuming assumptions: CatalogSeed.Assumptions) throws -> any ImportSeed {
    if !place.contains("://") {
      let source = CatalogSeed.file(place, assuming: assumptions) { path throws(SeedSourceError) in
        do throws(TooLargeToRecord) { try settings.files.note(path) } catch {
          throw .unreadable(path: path, why: error.problem(in: texts).message)
        }
      }
      return importSeed(.beers, from: source)
    }
    let address = try webAddress(place, called: texts.placeholder("FILE-OR-URL"))
    return importSeed(
      .beers, from: CatalogSeed.web(address, client: try http, assuming: assumptions, now: settings.now))
  }

  private func importSeed(_ domain: Domain, from source: any SeedSource) -> any ImportSeed {
    ImportSeedInteractor(domain, from: source, into: store, clock: clock)
  }

  /// - Parameters:
  ///   - name: how the user knows it; what it says may be secret.
  ///   - example: a right one.
  func webAddress(
    _ text: String, called name: String, as example: String = "https://example.org/beers.json"
  ) throws -> WebAddress {
    // Not every system sends anything to a scheme in capitals.
    let scheme = text.prefix { $0 != ":" }
    guard !text.contains("@"), let address = try? WebAddress(scheme.lowercased() + text.dropFirst(scheme.count)) else {
      throw texts.badAddress(name, as: example)
    }
    return address
  }

  /// Takes the bundled menu if none was ever imported; called by every command that needs it.
  func prepareMenu(_ output: Output) async throws {
    try await fill(.restaurant, output, told: texts.seeded) { DishSeed.file(try Fixtures.dishes.path()) }
  }

  /// Takes the bundled recipes if none were ever imported; called by every command that needs the collection.
  func prepareRecipes(_ output: Output) async throws {
    try await fill(.recipes, output, told: texts.seededRecipes) { RecipeSeed.file(try Fixtures.recipes.path()) }
  }

  /// Takes a catalog if none was ever imported: the one of `BEERS_URL`, or else the bundled one, until that of `BEERS_URL` can be had;
  /// called by every command that needs it.
  func prepareBeers(_ output: Output) async throws {
    try await fill(
      .beers, output, told: texts.seededBeers,
      named: settings["BEERS_URL"].map { address in
        { CatalogSeed.web(try webAddress(address, called: "BEERS_URL"), client: try http, now: settings.now) }
      }
    ) { CatalogSeed.file(try Fixtures.beers.path()) }
  }

  /// Fills whatever is new. A setting that is wrong is told, and keeps one domain empty alone.
  func prepareAll(_ output: Output) async throws {
    for prepare in [prepareMenu, prepareRecipes, prepareBeers] {
      do { try await prepare(output) } catch let problem as Problem {
        for text in [problem.message, problem.advice] { await output.notice(text) }
      }
    }
  }

  /// - Parameters:
  ///   - told: the notice for samples that were imported.
  ///   - named: the source that the settings name, if they do; like the samples, it is only looked for when it is needed.
  private func fill(
    _ domain: Domain, _ output: Output, told: (SeedReport) -> String, named: (() throws -> any SeedSource)? = nil,
    orElse samples: () throws -> any SeedSource
  ) async throws {
    let isSeeded = try await store.isSeeded(domain)
    if isSeeded {
      guard named != nil, try await store.samples(in: domain)?.makeWay == true else { return }
    }
    let sources = try named.map { [try $0()] } ?? []
    // Without samples, the named source must do.
    let bundle: (any SeedSource)? = sources.isEmpty ? try samples() : try? samples()
    let fillDomain = FillDomainInteractor(domain, from: sources, orElse: bundle, into: store, clock: clock)
    let filled: FilledDomain?
    do { filled = try await fillDomain() } catch {
      // Where not everybody may fill it, whoever may not sees what is there: nothing yet.
      guard location.project != nil, case .store(.failed(_, .forbidden)) = error else { throw error }
      return await output.notice(texts.managersImport(domain))
    }
    guard let filled else { return }
    for error in filled.passedOver { await output.notice(texts.bundleInstead(texts.problem(error))) }
    guard let report = filled.report else { return }
    if filled.holdsSamples { return await output.notice(told(report)) }
    for line in texts.lines(report, isDryRun: false, told: texts.importedBeers) { await output.notice(line.text()) }
  }
}
