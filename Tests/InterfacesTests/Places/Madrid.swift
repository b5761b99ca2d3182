import Entities
import Foundation
import Gateways
import GatewayTesting
import Interfaces
import UseCases
import WebGateways
import WebGatewayTesting

/// Places with their use cases and an in-memory store that fails when a test requests it.
struct Madrid: World {
  let world = TestWorld()
  let files = MemoryPlaceFiles()
  let texts: Texts
  let cheese: Place
  let books: Place
  /// A place without coordinates.
  let hats: Place
  let museum: Place

  /// The date of every download: January 15, 2027, 08:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  init(_ language: Language = .spanish) throws {
    texts = Texts(language)
    cheese = try Place(.shop, number: "1", name: "Quesos", coordinate: Coordinate(latitude: 40.43, longitude: -3.7))
    books = try Place(.shop, number: "2", name: "Libros", coordinate: Coordinate(latitude: 40.42, longitude: -3.7))
    hats = try Place(.shop, number: "3", name: "Sombreros")
    museum = try Place(
      .activity, number: "1", name: "Museo", coordinate: Coordinate(latitude: 40.41, longitude: -3.7))
  }

  /// All places: the shops sorted by name, then the museum.
  var all: [Place] { [books, cheese, hats, museum] }

  /// The shops, sorted by name.
  var shops: [Place] { [books, cheese, hats] }

  /// Downloads places into the underlying store, which never fails.
  func download(_ places: [Place]? = nil) async throws {
    let source = ScriptedPlaceSource(places: places ?? all)
    let cachePlaces = CachePlacesInteractor(
      from: source, images: HTTPImageGateway(ImageWeb()), files: files, places: base, store: base, now: { Self.now })
    _ = try await cachePlaces(.refresh) { _ in }
  }

  /// Returns the use cases, backed by the store that fails when a test requests it.
  func useCases(at location: any LocationGateway = FixedLocation(nil)) -> PlaceUseCases {
    PlaceUseCases(store: store, files: files, location: location, now: { Self.now })
  }
}

extension Madrid {
  typealias HomeScreen = RecordingScreen<PlacesModel, PlaceRoute>
  typealias ListScreen = RecordingScreen<PlaceListModel, PlaceRoute>

  /// Creates the presenter of the Madrid home screen. By default, it checks the places in the store.
  @MainActor func presenter(
    _ ui: HomeScreen, checkPlaces: (any CheckPlaces)? = nil, cachePlaces: any CachePlaces
  ) -> PlacesPresenter {
    var useCases = useCases()
    if let checkPlaces { useCases.checkPlaces = checkPlaces }
    return PlacesPresenter(
      useCases, cachePlaces: cachePlaces, screen: ui, router: ui, texts: texts,
      quotations: Quotations(in: texts) { $0 - 1 })
  }

  @MainActor func listPresenter(
    _ ui: ListScreen, of kind: Place.Kind? = .shop, at location: any LocationGateway = FixedLocation(nil),
    followsChanges: Bool = false
  ) -> PlaceListPresenter {
    PlaceListPresenter(
      PlaceListFeature(of: kind, useCases(at: location), texts: texts), screen: ui, router: ui, searchDelay: .zero,
      followsChanges: followsChanges)
  }

  /// Returns the step that shows the Madrid home screen with the places in the store.
  func shownHome(
    _ places: [Place]? = nil, refreshing: PlaceProgress? = nil, notice: Notice? = nil
  ) async throws -> HomeScreen.Step {
    guard let note = try await base.placeDownload() else { throw GatewayError.notFound }
    var home = PlacesHomeModel(PlaceCounts(of: places ?? all), from: note, in: texts)
    home.refreshing = refreshing.map { PlaceDownloadModel($0, in: texts) }
    home.notice = notice
    return .shows(.content(.home(home)))
  }

  func shown(_ progress: PlaceProgress) -> HomeScreen.Step {
    .shows(.content(.downloading(PlaceDownloadModel(progress, in: texts))))
  }
}

extension PlaceProgress {
  /// Returns the progress of a download after `done` of four pictures.
  static func pictures(_ done: Int) -> PlaceProgress {
    PlaceProgress(
      .pictures, done: done, total: 4, bytes: done * 1_200_000, elapsed: .seconds(done), remaining: .seconds(4 - done))
  }
}
