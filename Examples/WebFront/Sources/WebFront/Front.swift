import Entities
import Gateways
import Hummingbird
import Interfaces
import UseCases

/// The site. Every page calls the kit's use cases on behalf of its visitor, and shows the kit's models.
struct Front: Sendable {
  let store: any Store
  /// The gateway for the place pictures.
  let placeFiles: any PlaceFileGateway
  private let pages: Pages
  private let names: Set<String>

  /// Creates the site.
  ///
  /// - Parameter names: The names of this server in addition to those of the local machine, including the port if browsers see a different
  ///   port.
  init(store: any Store, placeFiles: any PlaceFileGateway, names: [String] = []) throws {
    (self.store, self.placeFiles, pages) = (store, placeFiles, try Pages())
    self.names = Set(names.map { $0.lowercased() } + ["localhost", "127.0.0.1", "[::1]"])
  }

  func router() -> Hummingbird.Router<Visit> {
    let router = Hummingbird.Router(context: Visit.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: Arrival(pages: pages))
    router.add(middleware: Guard(names: names))
    router.add(middleware: Identity())
    for asset in [Asset.style, .script, .icon] {
      router.get(RouterPath(asset.path)) { _, _ in
        Response.bytes(asset.bytes, asset.type, headers: [.cacheControl: Asset.forever])
      }
    }
    router.get("/") { _, visit in
      let overview = GetOverviewInteractor(store: store, orders: store, favorites: store, user: visit.user)
      let found = try await overview()
      let today = Overview(
        found.inventory, draft: try await draft(visit), lastOrder: found.lastOrder, favorites: found.favorites)
      let model = HomeModel(today, in: visit.texts)
      let entries = model.entries.map { ["path": $0.route.path, "title": $0.title, "detail": $0.detail] }
      return visit.page("tiles", model.title, ["entries": entries])
    }
    for add in [addMenu, addOrder, addRecipes, addBeers, addReviews, addPlaces] { add(router) }
    return router
  }

  /// Adds a note to a list that contains samples, as in the kit's own lists.
  func addSampleNote<Feature>(_ domain: Domain, in model: inout ListModel<Feature>, _ visit: Visit) async throws {
    if let samples = try await store.samples(in: domain) {
      model.addSamplesNotice(visit.texts.sampleData(samples, of: domain))
    }
  }

  /// Returns the visitor's draft as it would be placed now, at today's prices, or `nil` if it is empty.
  func draft(_ visit: Visit) async throws -> OrderDraft? {
    guard let current = try await restaurant(visit).getCurrentOrder(), !current.order.isEmpty else { return nil }
    // If today's total can't be calculated, the order page reports it.
    return (try? current.order.accepting(current.differences)) ?? current.order
  }

  /// Performs an action that the user agreed to on a page. First calls the use case without agreement. If the use case throws the facts
  /// that need agreement, and the page showed exactly these facts, calls it again with them. The use case decides, and the form contains
  /// only a digest of the facts that the page showed.
  func agreeing<Failure: AgreementError, Answer>(
    on nothing: Failure.Facts, wasShown: (Failure.Facts) -> Bool,
    _ act: (Failure.Facts) async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    do { return try await act(nothing) } catch {
      guard let now = error.now, wasShown(now) else { throw error }
      return try await act(now)
    }
  }
}

extension Hummingbird.Router<Visit> {
  /// Handles a form. A GET request to the form's address redirects to the page that contains the form.
  func form(_ path: RouterPath, _ answer: @escaping @Sendable (Visit) async throws -> Response) {
    post(path) { _, visit in try await answer(visit) }
    get(path) { _, visit in Response.seeOther(Visit.page(above: visit.path)) }
  }
}
