import Entities
import Fixtures
import Gateways
import Interfaces
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The composition root: a store, a user, and the use cases made of them.
struct Kit: Sendable {
  let location: StoreLocation
  let store: any Store
  let placeFiles: any PlaceFileGateway
  let user: User.ID
  let services: RecipeServices
  let rows: ShownRows
  let options: GlobalOptions
  let now: @Sendable () -> Date
  let clock: any Clock<Duration>
  let screenPatience: Duration
  /// Where a catalogue of beers is, as the environment says, right or wrong.
  private let catalogue: String?
  let settings: Settings
  let texts: Texts

  init(_ options: GlobalOptions, _ settings: Settings, _ texts: Texts) throws {
    let folder = options.dataFolder ?? settings.dataFolder
    if let store = options.store {
      location = try StoreLocation(store, texts)
    } else {
      location = .standard(in: folder)
    }
    let name = settings["RECETAS_USER"] ?? "local"
    do { user = try User.ID(name) } catch { throw texts.badUser(name) }
    store = location.open()
    placeFiles = location.placeFiles()
    services = try RecipeServices(settings, isOffline: options.isOffline, folder: folder, texts)
    rows = ShownRows(folder: folder, user: user, store: location)
    catalogue = settings["BEERS_URL"]
    now = settings.now
    clock = settings.clock
    screenPatience = settings.screenPatience
    self.options = options
    self.settings = settings
    self.texts = texts
  }

  var getOverview: any GetOverview { GetOverviewInteractor(store: store, orders: store, favorites: store, user: user) }
  var getMenu: any GetMenu { GetMenuInteractor(menu: store) }
  var watchMenu: any WatchMenu { WatchMenuInteractor(getMenu: getMenu, store: store) }
  var addDishToOrder: any AddDishToOrder {
    AddDishToOrderInteractor(menu: store, orders: store, user: user, makeID: Order.ID.random)
  }
  var setLineQuantity: any SetLineQuantity { SetLineQuantityInteractor(orders: store, user: user) }
  var removeLine: any RemoveLine { RemoveLineInteractor(orders: store, user: user) }
  var getCurrentOrder: any GetCurrentOrder { GetCurrentOrderInteractor(menu: store, orders: store, user: user) }
  var offerDelivery: any OfferDelivery { OfferDeliveryInteractor(orders: store, user: user) }
  var placeOrder: any PlaceOrder { PlaceOrderInteractor(menu: store, orders: store, user: user, now: now) }
  var cancelOrder: any CancelOrder { CancelOrderInteractor(orders: store, user: user) }
  var orderAgain: any OrderAgain {
    OrderAgainInteractor(menu: store, orders: store, user: user, makeID: Order.ID.random)
  }

  func importMenu(from path: String) -> any ImportSeed {
    ImportSeedInteractor(.restaurant, from: DishSeed.file(path), into: store, clock: clock)
  }

  func importRecipes(from path: String) -> any ImportSeed {
    ImportSeedInteractor(.recipes, from: RecipeSeed.file(path), into: store, clock: clock)
  }

  /// - Parameter place: a file, or an address of the web.
  func importBeers(
    from place: String, assuming assumptions: CatalogueSeed.Assumptions = .init()
  ) throws -> any ImportSeed {
    let source =
      if place.contains("://") {
        CatalogueSeed.web(try webAddress(place, called: "FILE-or-URL"), client: services.http, assuming: assumptions)
      } else {
        CatalogueSeed.file(place, assuming: assumptions)
      }
    return importBeers(from: source)
  }

  private func importBeers(from source: any SeedSource) -> any ImportSeed {
    ImportSeedInteractor(.beers, from: source, into: store, clock: clock)
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

  /// Takes a catalogue if none was ever imported: the one of `BEERS_URL`, or else the bundled one; called by every command that
  /// needs it.
  func prepareBeers(_ output: Output) async throws {
    if try await store.isSeeded(.beers) { return }
    if let catalogue {
      let address = try webAddress(catalogue, called: "BEERS_URL")
      let importSeed = importBeers(from: CatalogueSeed.web(address, client: services.http))
      do {
        if let report = try await importSeed(SeedPolicy(.firstRun)) { await output.notice(texts.seededBeers(report)) }
        return
      } catch .store(let error) {
        throw error
      } catch {
        await output.notice(texts.bundleInstead(texts.problem(error)))
      }
    }
    let report = try await seedOnce(.beers, .beers) { try importBeers(from: $0) }
    if let report { await output.notice(texts.seededBeers(report)) }
  }

  /// Takes the bundled menu if none was ever imported; called by every command that needs it.
  func prepareMenu(_ output: Output) async throws {
    if let report = try await seedOnce(.restaurant, .dishes, importMenu) { await output.notice(texts.seeded(report)) }
  }

  /// Takes the bundled recipes if none were ever imported; called by every command that needs the collection.
  func prepareRecipes(_ output: Output) async throws {
    if let report = try await seedOnce(.recipes, .recipes, importRecipes) {
      await output.notice(texts.seededRecipes(report))
    }
  }

  private func seedOnce(
    _ domain: Domain, _ fixture: Fixtures, _ makeImport: (String) throws -> any ImportSeed
  ) async throws -> SeedReport? {
    if try await store.isSeeded(domain) { return nil }
    let importSeed = try makeImport(try fixture.path())
    return try await importSeed(SeedPolicy(.firstRun))
  }
}
