import Entities
import Gateways
import Interfaces
import UseCases
import WebGateways

extension Doctor {
  /// Sends one request to each service that the settings name.
  mutating func examineServices() async {
    let known = Set(findings.map(\.message))
    let kit: Kit
    let services: RecipeServices
    do {
      kit = try Kit(call.options, settings, texts)
      services = try kit.recipeServices()
    } catch {
      return addNew(.problem("services", texts.servicesName, Failure(error, texts).problem), known)
    }
    if kit.location.project != nil {
      await ask("store", texts.storeName, kit, known) { _ = try await kit.store.isSeeded(.restaurant) }
    }
    // A cached response wouldn't show whether the service works today.
    if let recipes = try? RecipeServices.spoonacular(settings, try kit.http, MemoryAnswerCache(), texts) {
      await ask("spoonacular", "Spoonacular", kit, known) {
        _ = try await recipes.recipes(matching: SearchText(), page: Page(limit: 1))
      }
    }
    if let favorites = services.favorites, let place = services.sharedIn, let user = try? User.ID(services.sharingUser)
    {
      await ask("favorites", place, kit, known) { _ = try await favorites.remoteFavorites(of: user) }
    }
    if let address = settings["BEERS_URL"] {
      await ask("beers", "BEERS_URL", kit, known) {
        let response = try await kit.get(try kit.webAddress(address, called: "BEERS_URL"))
        if !response.isSuccess { throw GatewayError.serviceFailed(what: "BEERS_URL", why: .status(response.status)) }
      }
    }
    if let address = settings.path("MADRID_SHOPS_URL"), address.contains("://") {
      await ask("madrid", "MADRID_SHOPS_URL", kit, known) {
        let source = try kit.origin(address, called: "MADRID_SHOPS_URL").source
        if await !source.isReachable() { throw GatewayError.offline(what: "MADRID_SHOPS_URL") }
      }
    }
    if asked == 0 { add(.ok("services", texts.servicesName, texts.noServices)) }
  }

  private mutating func ask(
    _ check: String, _ name: String, _ kit: Kit, _ known: Set<String>, _ body: () async throws -> Void
  ) async {
    asked += 1
    do {
      try await body()
      add(.ok("remote." + check, name, texts.answers))
    } catch {
      addNew(.problem("remote." + check, name, kit.advised(Failure(error, texts).problem)), known)
    }
  }

  /// Adds a problem unless an earlier check reported it. Two services can have the same problem.
  ///
  /// - Parameter known: the messages from the checks that preceded the checks of services.
  private mutating func addNew(_ finding: Finding, _ known: Set<String>) {
    if !known.contains(finding.message) { add(finding) }
  }
}

extension Kit {
  fileprivate func get(_ address: WebAddress) async throws -> HTTPResponse {
    let http = try http
    do { return try await http.send(HTTPRequest(.get, address, maximumBytes: 128 << 20)) } catch {
      throw GatewayError(error, of: address.host)
    }
  }
}
