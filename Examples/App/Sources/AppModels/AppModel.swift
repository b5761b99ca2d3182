import Fixtures
import Gateways
import Interfaces
import Observation
import UseCases

/// The tabs of the app.
public enum AppTab: Hashable, CaseIterable, Sendable {
  case restaurant, recipes, beers, places

  /// The name of an SF Symbol.
  public var symbol: String {
    switch self {
    case .restaurant: "menucard"
    case .recipes: "book"
    case .beers: "mug"
    case .places: "map"
    }
  }

  /// The name of the tab.
  public func title(in texts: Texts) -> String {
    switch self {
    case .restaurant: texts.say("Carta", "Menu")
    case .recipes: texts.say("Recetas", "Recipes")
    case .beers: texts.say("Cervezas", "Beers")
    case .places: texts.places
    }
  }
}

/// The app: its start, its tabs, and its life in the background. Created once, when the app is launched.
@MainActor @Observable public final class AppModel {
  /// The visible tab.
  public var tab = AppTab.restaurant
  public let restaurant: RestaurantTab
  public let recipes: RecipesTab
  public let beers: BeersTab
  public let places: PlacesTab
  /// Everything that the screens share.
  public let context: AppContext

  private let screen = ObservableScreen<StartModel>()
  private let presenter: StartPresenter

  /// - Parameters:
  ///   - source: the documents with the places.
  ///   - images: the pictures that they name.
  ///   - prepare: fills the store before the first screen. Returns the problem that prevented it.
  public init(
    _ context: AppContext, places source: any PlaceSource, images: any ImageGateway,
    prepare: @escaping @concurrent @Sendable () async -> Problem?
  ) {
    self.context = context
    restaurant = RestaurantTab(context)
    recipes = RecipesTab(context)
    beers = BeersTab(context)
    places = PlacesTab(context, from: source, images: images)
    presenter = StartPresenter(screen: screen, prepare: prepare)
  }

  /// The app with the kit's samples in a folder.
  public convenience init(in folder: AppFolder = .standard, texts: Texts = .ofDevice()) {
    let context = AppContext(in: folder, texts: texts)
    // Without the samples, the screen of places reports that their folder is missing.
    let samples = (try? Fixtures.shops.folder()) ?? ""
    self.init(
      context, places: FolderPlaceSource(samples, name: "samples", holdsSamples: true), images: FolderImages(samples),
      prepare: Samples(context).callAsFunction)
  }

  /// The language of all screens.
  public var texts: Texts { context.texts }
  /// The state of the start: the tabs can be shown when it is `.content`.
  public var start: ScreenState<StartModel> { screen.state == .content(.starting) ? .loading : screen.state }

  /// Fills the store, or tries again.
  public func appear() async { await Task { await presenter.handle(.appeared) }.value }

  // MARK: Background

  /// Follows the scene of the app. Before iOS suspends the app, no download and no import may hold a lock or a transaction: this returns
  /// when all are released. They continue when the scene is active again.
  public func sceneChanged(isActive: Bool) async {
    if isActive { context.pause.resume() } else { await context.pause.pause() }
  }
}
