import Entities
import Gateways
import Interfaces
import UseCases

/// The composition root: a store, a user, and each domain's use cases made of them.
///
/// What a service needs is looked at when that service is first needed, so that a setting that is wrong closes no other domain.
struct Kit: Sendable {
  let location: StoreLocation
  let store: any Store
  let placeFiles: any PlaceFileGateway
  let user: User.ID
  let rows: ShownRows
  let options: GlobalOptions
  let settings: Settings
  let texts: Texts
  /// The web, tried again where that helps.
  let http: any HTTPClient
  let loadImage: any LoadImage
  private let services: Lazily<RecipeServices, any Error>

  init(_ options: GlobalOptions, _ settings: Settings, _ texts: Texts) throws {
    let folder = options.dataFolder ?? settings.dataFolder
    let name = settings["RECETAS_USER"] ?? "local"
    location = try options.store.map { try StoreLocation($0, texts) } ?? .standard(in: folder)
    do { user = try User.ID(name) } catch { throw texts.badUser(name) }
    store = location.open()
    placeFiles = location.placeFiles()
    rows = ShownRows(folder: folder, user: user, store: location)
    let web = Web(settings, isOffline: options.isOffline)
    // Who stays off the network need not wait for it.
    let http: any HTTPClient =
      options.isOffline ? web : RetryingHTTPClient(web, clock: settings.clock, now: settings.now)
    self.http = http
    loadImage = LoadImageInteractor(images: TieredImageGateway.onDisk(http, folder: folder + "/images"))
    services = Lazily { try RecipeServices(settings, isOffline: options.isOffline, http: http, folder: folder, texts) }
    self.options = options
    self.settings = settings
    self.texts = texts
  }

  var clock: any Clock<Duration> { settings.clock }
  var screenPatience: Duration { settings.screenPatience }

  var restaurant: RestaurantUseCases { RestaurantUseCases(store: store, user: user, now: settings.now) }
  var beers: BeerUseCases { BeerUseCases(store: store, now: settings.now) }
  var places: PlaceUseCases { places(around: FixedLocation(nil)) }
  var getOverview: any GetOverview { GetOverviewInteractor(store: store, orders: store, favorites: store, user: user) }

  /// - Parameter location: knows where the user is.
  func places(around location: any LocationGateway) -> PlaceUseCases {
    PlaceUseCases(store: store, files: placeFiles, location: location, clock: settings.clock, now: settings.now)
  }

  /// The recipes' use cases, with the services that the settings name.
  func recipes() throws -> RecipeUseCases {
    let services = try services()
    return RecipeUseCases(
      store: store, service: services.recipes, sharedBy: services.favorites, user: user, now: settings.now)
  }

  /// Where recipes and favorites are elsewhere.
  func recipeServices() throws -> RecipeServices { try services() }

  /// The problem, with the variable to check where a key or a token was not accepted.
  func advised(_ problem: Problem) -> Problem {
    guard let variable = problem.unauthorizedBy.flatMap({ services.made?.variables[$0] }) else { return problem }
    var advised = problem
    advised.advice = texts.check(variable)
    return advised
  }
}
