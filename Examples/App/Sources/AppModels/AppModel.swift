import Fixtures
import Gateways
import Interfaces
import Observation
import UseCases

/// A tab of the app, for one of the four domains.
public enum AppTab: Hashable, CaseIterable, Sendable {
  case restaurant, recipes, beers, places

  /// The name of the tab's SF Symbol.
  public var symbol: String {
    switch self {
    case .restaurant: "menucard"
    case .recipes: "book"
    case .beers: "mug"
    case .places: "map"
    }
  }

  /// Returns the name of the tab in the user's language.
  public func title(in texts: Texts) -> String {
    switch self {
    case .restaurant: texts.say("Carta", "Menu")
    case .recipes: texts.say("Recetas", "Recipes")
    case .beers: texts.say("Cervezas", "Beers")
    case .places: texts.places
    }
  }
}

/// The app: its startup, its tabs, and its behavior in the background. It is created once, when the app is launched.
@MainActor @Observable public final class AppModel {
  /// The selected tab.
  public var tab = AppTab.restaurant
  public let restaurant: RestaurantTab
  public let recipes: RecipesTab
  public let beers: BeersTab
  public let places: PlacesTab
  /// The dependencies that all screens share.
  public let context: AppContext

  private let screen = ObservableScreen<StartModel>()
  private let presenter: StartPresenter

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - source: The source of the documents with the places.
  ///   - images: The gateway for the pictures that the documents name.
  ///   - prepare: A function that fills the store before the first screen is shown. It returns the problem if that fails, and otherwise
  ///     `nil`.
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

  /// Creates the app with the kit's samples in a folder.
  public convenience init(in folder: AppFolder = .standard, texts: Texts = .ofDevice()) {
    let context = AppContext(in: folder, texts: texts)
    // Without the samples, the places screen reports that their folder is missing.
    let samples = (try? Fixtures.shops.folder()) ?? ""
    self.init(
      context, places: FolderPlaceSource(samples, name: "samples", holdsSamples: true), images: FolderImages(samples),
      prepare: Samples(context).callAsFunction)
  }

  /// The text of all screens in the user's language.
  public var texts: Texts { context.texts }
  /// The state of the startup. The tabs can be shown when the state is `.content`.
  public var start: ScreenState<StartModel> { screen.state == .content(.starting) ? .loading : screen.state }

  /// Fills the store. Call this method again to retry.
  public func appear() async { await Task { await presenter.handle(.appeared) }.value }

  // MARK: Background

  /// Handles a change to the scene's phase. iOS must not suspend the app while a download or an import holds a lock or a transaction, so
  /// this function returns only after all locks and transactions are released. Downloads and imports continue when the scene is active
  /// again.
  public func sceneChanged(isActive: Bool) async {
    if isActive { context.pause.resume() } else { await context.pause.pause() }
  }
}
