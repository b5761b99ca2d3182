import Entities
import Gateways
import Interfaces
import UseCases
import WebGateways

/// The composition root: a store, a user, and each domain's use cases made of them.
///
/// What only some commands need is made on first use, so an invalid setting affects only the domain that needs it.
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
  /// How the store is reached; `nil`: it is on this machine.
  private let access: FirestoreAccess?
  private let rowsInMemory: ShownRows.Memory?
  private let web: Lazy<any HTTPClient, any Error>
  private let images: Lazy<any LoadImage, any Error>
  private let files: Lazy<any PlaceFileGateway, Never>
  private let services: Lazy<RecipeServices, any Error>

  init(_ options: GlobalOptions, _ settings: Settings, _ texts: Texts) throws {
    guard let folder = options.dataFolder ?? settings.dataFolder else { throw texts.noDataFolder }
    self.folder = folder
    // Through this file another user could sign this user in to another account.
    if let access = ForeignAccess(toFile: SignInFile(folder: folder).path) { throw texts.isNotYourFile(access) }
    // A file by another user would be shown as the answer of a service.
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
      // Offline, retrying would only waste time.
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
  /// HTTP with retries.
  var http: any HTTPClient { get throws { try web() } }
  var loadImage: any LoadImage { get throws { try images() } }
  var placeFiles: any PlaceFileGateway { files() }
  var clock: any Clock<Duration> { settings.clock }
  var screenPatience: Duration { settings.screenPatience }
  /// The size of the store's file, in bytes; `nil`: it has none.
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

  /// The recipes' use cases for a list that is printed once: the service has ``Settings/listPatience`` to answer.
  func recipesForList() throws -> RecipeUseCases {
    let service = try RecipeServices.spoonacular(
      settings, TimeLimitedHTTPClient(try web(), limit: settings.listPatience), settings.makeAnswerCache(answers),
      texts)
    return RecipeUseCases(store: store, service: service, user: user, now: settings.now)
  }

  /// How far the favorites are sent: in a store that everybody shares, they are.
  func favoriteStatus() async throws -> FavoriteStatus {
    let status = try await recipes().getFavoriteStatus()
    if try !services().isSharedByStore { return status }
    return FavoriteStatus(count: status.count, unsentAdditions: [], unsentRemovals: [])
  }

  /// Forgets what was remembered beside the store: the rows that lists of it showed, and the service's answers.
  func forget() async throws(GatewayError) {
    let forgotten = Result { () throws(GatewayError) in try rows.forget() }
    // Also if the rows can't be forgotten.
    try await FolderAnswerCache(folder: answers, calls: settings.fileCalls).removeAll()
    try forgotten.get()
  }

  private var answers: String { folder + "/answers" }

  /// Where recipes and favorites are elsewhere.
  func recipeServices() throws -> RecipeServices { try services() }

  /// The problem, with what only the command line knows to do about it: which variable to check where a key or a token was not
  /// accepted, who may what in a shared store, how to go on with a damaged one.
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
