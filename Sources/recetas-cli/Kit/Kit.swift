import Entities
import Gateways
import Interfaces
import UseCases
import WebGateways

/// The composition root: creates the store, the user and the use cases of each domain.
///
/// Parts that only some commands need are created on first use, so an invalid setting affects only the domain that needs it.
struct Kit: Sendable {
  let location: StoreLocation
  let store: any Store
  let user: User.ID
  let options: GlobalOptions
  let settings: Settings
  let texts: Texts
  let folder: String
  /// The hosts that the program is waiting for.
  let waiting: PendingHosts
  /// The access to a remote store. `nil` if the store is on this machine.
  private let access: FirestoreAccess?
  private let rowsInMemory: ShownRows.Memory?
  private let web: Lazy<any HTTPClient, any Error>
  private let images: Lazy<any LoadImage, any Error>
  private let files: Lazy<any PlaceFileGateway, Never>
  private let services: Lazy<RecipeServices, any Error>

  init(_ options: GlobalOptions, _ settings: Settings, _ texts: Texts) throws {
    guard let folder = options.dataFolder ?? settings.dataFolder else { throw texts.noDataFolder }
    self.folder = folder
    // A user who can change this file could sign the current user in to a different account.
    if let access = ForeignAccess(toFile: SignInFile(folder: folder).path) { throw texts.isNotYourFile(access) }
    // A file written by another user would appear to be a service's response.
    for downloads in ProgramFiles.downloads(in: folder) {
      if let access = ForeignAccess(toFolder: downloads) { throw texts.isNotYourFile(access) }
    }
    let location = try StoreLocation.chosen(options.store, in: folder, texts)
    let user = try settings.user(of: location, in: folder, texts)
    let waiting = PendingHosts()
    var access: FirestoreAccess?
    store = try location.open(settings.fileCalls) {
      let made = try FirestoreAccess(
        settings, isOffline: options.isOffline, waiting: waiting, folder: folder, texts)
      access = made
      return made
    }
    (self.location, self.user, self.waiting, self.access) = (location, user, waiting, access)
    rowsInMemory = location == .local(.memory) ? ShownRows.Memory() : nil
    let web = Lazy<any HTTPClient, any Error> {
      let once = try Web(settings, isOffline: options.isOffline, texts)
      // Without a network, retrying would only waste time.
      if options.isOffline { return once }
      let client = RetryingHTTPClient(once, clock: settings.clock, now: settings.now)
      return WatchedHTTPClient(client, tells: waiting)
    }
    self.web = web
    images = Lazy { LoadImageInteractor(images: TieredImageGateway.onDisk(try web(), folder: folder + "/images")) }
    files = Lazy { location.ofPlaces.files.openPlaceFiles(settings.fileCalls) }
    services = Lazy {
      try RecipeServices(
        settings, location, of: user, isOffline: options.isOffline, http: try web(), waiting: waiting, folder: folder,
        texts
      )
    }
    self.options = options
    self.settings = settings
    self.texts = texts
  }

  var rows: ShownRows {
    ShownRows(
      folder: folder, session: settings.session, user: user, store: location, memory: rowsInMemory,
      calls: settings.fileCalls)
  }
  /// The HTTP client with retries.
  var http: any HTTPClient { get throws { try web() } }
  var loadImage: any LoadImage { get throws { try images() } }
  var placeFiles: any PlaceFileGateway { files() }
  var clock: any Clock<Duration> { settings.clock }
  var screenPatience: Duration { settings.screenPatience }
  /// The size of the store's file, in bytes. `nil` if the store has no file.
  var storeBytes: Int? { settings.storeBytes(location) }

  var restaurant: RestaurantUseCases {
    RestaurantUseCases(store: store, user: user, now: settings.now, makeID: settings.makeOrderID)
  }
  var beers: BeerUseCases {
    BeerUseCases(store: store, user: user, now: settings.now, makeID: settings.makeReviewID)
  }
  var places: PlaceUseCases { places(around: FixedLocation(nil)) }
  var getOverview: any GetOverview { GetOverviewInteractor(store: store, orders: store, favorites: store, user: user) }
  var findEverything: any FindEverything { FindEverythingInteractor(gateway: store) }

  /// - Parameter location: the gateway that provides the user's position.
  func places(around location: any LocationGateway) -> PlaceUseCases {
    PlaceUseCases(store: store, files: placeFiles, location: location, clock: settings.clock, now: settings.now)
  }

  /// Returns the use cases for recipes, with the services that the settings configure.
  func recipes() throws -> RecipeUseCases {
    let services = try services()
    return RecipeUseCases(
      store: store, service: services.recipes, sharedBy: services.favorites, user: user, now: settings.now)
  }

  /// Returns the use cases for a printed list of recipes. The service must respond within ``Settings/listPatience``.
  func recipesForList() throws -> RecipeUseCases {
    let service = try RecipeServices.spoonacular(
      settings, TimeLimitedHTTPClient(try web(), limit: settings.listPatience), settings.makeAnswerCache(answers),
      texts)
    return RecipeUseCases(store: store, service: service, user: user, now: settings.now)
  }

  /// Returns the synchronization status of the favorites. In a shared store, all favorites count as sent.
  func favoriteStatus() async throws -> FavoriteStatus {
    let status = try await recipes().getFavoriteStatus()
    if try !services().isSharedByStore { return status }
    return FavoriteStatus(count: status.count, unsentAdditions: [], unsentRemovals: [])
  }

  /// Deletes the data kept outside the store: the remembered rows of the store's lists, and the cached responses from services.
  func forget() async throws(GatewayError) {
    let forgotten = Result { () throws(GatewayError) in try rows.forget() }
    // The cached responses are deleted even if the remembered rows can't be deleted.
    try await FolderAnswerCache(folder: answers, calls: settings.fileCalls).removeAll()
    try forgotten.get()
  }

  private var answers: String { folder + "/answers" }

  /// Returns the remote services for recipes and favorites.
  func recipeServices() throws -> RecipeServices { try services() }

  /// Returns the problem with advice that only the command line can give, such as the variable that holds a rejected key, the role that a
  /// shared store requires, or how to repair a damaged store.
  func advised(_ problem: Problem) -> Problem {
    var advised = problem
    if let variable = problem.unauthorizedBy.flatMap({ services.made?.variables[$0] }) {
      advised.advice = texts.check(variable)
    }
    if let shared = access ?? services.made?.access, let place = shared.signInPlace {
      if [place, shared.endpoint.place].contains(problem.unauthorizedBy) { return texts.signInEnded }
      if problem.forbiddenBy == place { return texts.signInProblem(.forbidden(what: place), place) }
    }
    if let access {
      let place = access.endpoint.place
      if problem.unauthorizedBy == place { advised.advice = texts.check(FirestoreAccess.variable) }
      if problem.forbiddenBy == place { advised.advice = texts.forManagers(user, hasToken: access.hasToken) }
      if problem.unreachable == place, options.isOffline { advised = texts.storeNeedsNetwork(location) }
    }
    if let file = problem.damaged, file == location.file { advised.advice = texts.damagedAdvice(location) }
    return advised
  }
}
