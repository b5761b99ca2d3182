import Entities
import Gateways
import Hummingbird
import Interfaces
import UseCases

/// The site: every page asks the kit's use cases in the name of its visitor, and shows the kit's models.
struct Front: Sendable {
  let store: any Store
  /// The pictures of places.
  let placeFiles: any PlaceFileGateway
  /// Closes the store's files; nothing is asked of it afterwards.
  var close: @Sendable () async throws -> Void = {}

  func router() -> Hummingbird.Router<Visit> {
    let router = Hummingbird.Router(context: Visit.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: Arrival())
    router.add(middleware: Guard())
    for asset in [Asset.style, .script, .icon] { asset.add(to: router) }
    router.get("/") { _, visit in try await home(visit) }
    addMenu(to: router)
    addOrder(to: router)
    addRecipes(to: router)
    addBeers(to: router)
    addReviews(to: router)
    addPlaces(to: router)
    return router
  }

  private func home(_ visit: Visit) async throws -> Response {
    let overview = GetOverviewInteractor(store: store, orders: store, favorites: store, user: visit.user)
    let model = HomeModel(try await overview(), in: visit.texts)
    return visit.page(model.title) {
      let entries = model.entries.map { entry -> HTML in
        "<li><a href=\"\(entry.route.path)\"><b>\(entry.title)</b> <span>\(entry.detail)</span></a></li>\n"
      }
      return "<ul class=\"tiles\">\n\(entries)</ul>"
    }
  }

  /// Says of a list that samples are in it, as the kit's own lists do.
  func samples<Feature>(_ domain: Domain, in model: inout ListModel<Feature>, _ visit: Visit) async throws {
    if let count = try await store.samples(in: domain) {
      model.sayItHoldsSamples(visit.texts.sampleData(count, of: domain))
    }
  }

  /// Does what the user agreed to who saw a page: tries it on nothing agreed, and where the use case answers what there is to agree to, and
  /// just that was shown, once more on that. A use case decides whether anything happens; the form carries only a ``Mark``.
  func agreeing<Failure: AgreementError, Answer>(
    on nothing: Failure.Facts, isSeen: (Failure.Facts) -> Bool,
    _ act: (Failure.Facts) async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    do { return try await act(nothing) } catch {
      guard let now = error.now, isSeen(now) else { throw error }
      return try await act(now)
    }
  }
}
