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
  private let pages: Pages

  init(store: any Store, placeFiles: any PlaceFileGateway) throws {
    (self.store, self.placeFiles, pages) = (store, placeFiles, try Pages())
  }

  func router() -> Hummingbird.Router<Visit> {
    let router = Hummingbird.Router(context: Visit.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: Arrival(pages: pages))
    router.add(middleware: Guard())
    for asset in [Asset.style, .script, .icon] {
      router.get(RouterPath(asset.path)) { _, _ in
        Response.bytes(asset.bytes, asset.type, headers: [.cacheControl: Asset.forever])
      }
    }
    router.get("/") { _, visit in
      let overview = GetOverviewInteractor(store: store, orders: store, favorites: store, user: visit.user)
      let model = HomeModel(try await overview(), in: visit.texts)
      let entries = model.entries.map { ["path": $0.route.path, "title": $0.title, "detail": $0.detail] }
      return visit.page("tiles", model.title, ["entries": entries])
    }
    for add in [addMenu, addOrder, addRecipes, addBeers, addReviews, addPlaces] { add(router) }
    return router
  }

  /// Says of a list that samples are in it, as the kit's own lists do.
  func sayWhatIsSample<Feature>(_ domain: Domain, in model: inout ListModel<Feature>, _ visit: Visit) async throws {
    if let samples = try await store.samples(in: domain) {
      model.sayItHoldsSamples(visit.texts.sampleData(samples, of: domain))
    }
  }

  /// Does what a user agreed to who saw a page: tries it with nothing agreed, and, where the use case answers what there is to agree to and
  /// just that was shown, once more with that. The use case decides; the form has no more than a mark of what was shown.
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
