import Entities
import Fixtures
import Gateways
import Interfaces
import UseCases
import WebGateways

/// The sources of each domain's data: a user's import, or a service or the bundled samples on the first run.
extension Kit {
  func importMenu(from path: String) -> any ImportSeed { importSeed(.restaurant, from: DishSeed.file(path)) }

  /// - Parameter place: a file or a web address.
  func importRecipes(from place: String) throws -> any ImportSeed {
    if place.contains("://") {
      let address = try webAddress(place, called: texts.placeholder("FILE-OR-URL"), as: "https://example.org/gazpacho")
      return importSeed(.recipes, from: RecipeSeed.web(address, client: try http))
    }
    return importSeed(.recipes, from: RecipeSeed.file(place))
  }

  /// - Parameter bytes: the content of standard input.
  func importRecipes(in bytes: [UInt8]) -> any ImportSeed {
    importSeed(.recipes, from: RecipeSeed.document(bytes, named: texts.standardInput))
  }

  /// - Parameter place: a file or a web address.
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
  ///   - name: the option or variable that holds the address. Errors name the option or variable, since the address itself may be secret.
  ///   - example: a valid address for the error message.
  func webAddress(
    _ text: String, called name: String, as example: String = "https://example.org/beers.json"
  ) throws -> WebAddress {
    // Not every system accepts an uppercase scheme.
    let scheme = text.prefix { $0 != ":" }
    guard !text.contains("@"), let address = try? WebAddress(scheme.lowercased() + text.dropFirst(scheme.count)) else {
      throw texts.badAddress(name, as: example)
    }
    return address
  }

  /// Imports the bundled menu if no menu has been imported yet. Every command that needs the menu calls this.
  func prepareMenu(_ output: Output) async throws {
    try await fill(.restaurant, output, conclusion: texts.seeded) { DishSeed.file(try Fixtures.dishes.path()) }
  }

  /// Imports the bundled recipes if no recipes have been imported yet. Every command that needs the collection calls this.
  func prepareRecipes(_ output: Output) async throws {
    try await fill(.recipes, output, conclusion: texts.seededRecipes) { RecipeSeed.file(try Fixtures.recipes.path()) }
  }

  /// Imports a catalog if none has been imported yet. The bundled catalog is used until the one at `BEERS_URL` is available.
  ///
  /// Every command that needs the catalog calls this.
  func prepareBeers(_ output: Output) async throws {
    try await fill(
      .beers, output, conclusion: texts.seededBeers,
      named: settings["BEERS_URL"].map { address in
        { CatalogSeed.web(try webAddress(address, called: "BEERS_URL"), client: try http, now: settings.now) }
      }
    ) { CatalogSeed.file(try Fixtures.beers.path()) }
  }

  /// Fills every empty domain. An invalid setting is reported, and only the domain that it affects stays empty.
  func prepareAll(_ output: Output) async throws {
    for prepare in [prepareMenu, prepareRecipes, prepareBeers] {
      do { try await prepare(output) } catch let problem as Problem {
        for text in [problem.message, problem.advice] { await output.notice(text) }
      }
    }
  }

  /// - Parameters:
  ///   - conclusion: a closure that returns the notice about imported samples.
  ///   - named: the source that the settings name, if any. Like the samples, the source is looked up only when needed.
  private func fill(
    _ domain: Domain, _ output: Output, conclusion: (SeedReport) -> String, named: (() throws -> any SeedSource)? = nil,
    orElse samples: () throws -> any SeedSource
  ) async throws {
    let isSeeded = try await store.isSeeded(domain)
    if isSeeded {
      guard named != nil, try await store.samples(in: domain)?.areReplaceable == true else { return }
    }
    let sources = try named.map { [try $0()] } ?? []
    // If there are no samples, the named source is the only one left.
    let bundle: (any SeedSource)? = sources.isEmpty ? try samples() : try? samples()
    let fillDomain = FillDomainInteractor(domain, from: sources, orElse: bundle, into: store, clock: clock)
    let filled: FilledDomain?
    do { filled = try await fillDomain() } catch {
      // In a shared store, a user without permission to fill an empty domain sees an empty list.
      guard location.project != nil, case .store(.failed(_, .forbidden)) = error else { throw error }
      return await output.notice(texts.managersImport(domain))
    }
    guard let filled else { return }
    for error in filled.sourceErrors { await output.notice(texts.bundleInstead(texts.problem(error))) }
    guard let report = filled.report else { return }
    if filled.holdsSamples { return await output.notice(conclusion(report)) }
    for line in texts.lines(report, isDryRun: false, conclusion: texts.importedBeers) {
      await output.notice(line.text())
    }
  }
}
