import Entities
import Interfaces
import UseCases
import WebGateways

/// The remote services for recipes and favorites, configured by environment variables.
struct RecipeServices: Sendable {
  /// The service that provides further recipes. `nil` without a key.
  let recipes: (any RecipeGateway & QuotaGateway)?
  /// The service that shares favorites. `nil` if no project is configured, or if the store itself shares them.
  let favorites: (any RemoteFavoriteGateway)?
  /// The user whose favorites are shared.
  let sharingUser: String
  /// The service and path of the shared favorites, for display.
  let sharedIn: String?
  /// Whether the store itself shares the favorites, so that there is nothing to synchronize.
  let isSharedByStore: Bool
  /// Returns the name of an origin in JSON documents.
  func name(of origin: RecipeOrigin) -> String {
    switch origin {
    case .all: recipes == nil ? "local" : "all"
    case .mine: "local"
    case .service: "spoonacular"
    }
  }
  /// The access to the project that shares favorites. `nil` if favorites are not shared.
  let access: FirestoreAccess?
  /// The variable with the key or the token of each service, by host.
  let variables: [String: String]

  /// - Parameters:
  ///   - store: the location of the store, which may itself share the favorites.
  ///   - user: the user of that store.
  ///   - http: the HTTP client with retries. It is created only if a service needs it.
  ///   - waiting: the object that receives the hosts of requests that don't use `http`.
  ///   - folder: the data folder, which holds the response cache.
  init(
    _ settings: Settings, _ store: StoreLocation, of user: User.ID, isOffline: Bool,
    http: @autoclosure () throws -> any HTTPClient, waiting: PendingHosts, folder: String, _ texts: Texts
  ) throws {
    let project = try settings.project(texts) ?? store.project
    // Other programs use this variable too, so its value is checked only if favorites are shared.
    let access =
      try project == nil
      ? nil : FirestoreAccess(settings, isOffline: isOffline, waiting: waiting, folder: folder, texts)
    var variables = [(access?.endpoint ?? .google).place: FirestoreAccess.variable]
    self.access = access
    if let address = try settings.spoonacular(texts) { variables[address.host] = "SPOONACULAR_API_KEY" }
    recipes = try Self.spoonacular(settings, try http(), settings.makeAnswerCache(folder + "/answers"), texts)
    self.variables = variables

    isSharedByStore = project != nil && project == store.project
    if let access, let project {
      let uid = isSharedByStore ? user.text : try settings.sharingUser(signedIn: access.signedInUser, texts)
      favorites = isSharedByStore ? nil : access.favorites(of: uid, in: project)
      sharedIn = access.place(of: uid, in: project)
      sharingUser = uid
    } else {
      (favorites, sharedIn, sharingUser) = (nil, nil, user.text)
    }
  }

  /// Creates the service that provides further recipes. Returns `nil` without a key.
  ///
  /// - Parameters:
  ///   - http: the HTTP client. It is created only if there is a key.
  ///   - cache: the cache, which keeps responses for an hour.
  static func spoonacular(
    _ settings: Settings, _ http: @autoclosure () throws -> any HTTPClient, _ cache: any AnswerCache, _ texts: Texts
  ) throws -> SpoonacularRecipes? {
    guard let key = try settings.secret("SPOONACULAR_API_KEY", texts), let address = try settings.spoonacular(texts)
    else {
      return nil
    }
    return SpoonacularRecipes(at: address, key: key, client: try http(), cache: cache, now: settings.now)
  }
}
