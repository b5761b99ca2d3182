import Entities
import Interfaces
import UseCases
import WebGateways

/// Where recipes and favorites are elsewhere, as the environment says.
struct RecipeServices: Sendable {
  /// Recipes of others; `nil`: there is no key for them.
  let recipes: (any RecipeGateway & QuotaGateway)?
  /// Shared favorites; `nil`: no project was named, or it is the store itself.
  let favorites: (any RemoteFavoriteGateway)?
  /// Whose favorites are shared.
  let sharingUser: String
  /// Where favorites are shared, for people to read.
  let sharedIn: String?
  /// Whether that is the store itself: there is nothing to synchronize.
  let isSharedByStore: Bool
  /// As documents name the source of a list.
  func name(of origin: RecipeOrigin) -> String {
    switch origin {
    case .all: recipes == nil ? "local" : "all"
    case .mine: "local"
    case .service: "spoonacular"
    }
  }
  /// Access to the project in which favorites are shared; `nil`: they are not.
  let access: FirestoreAccess?
  /// What holds the key or the token for a service.
  let variables: [String: String]

  /// - Parameters:
  ///   - store: where the store is, which may be what shares favorites.
  ///   - user: whose it is there.
  ///   - http: the web, tried again where that helps; only made if a service needs it.
  ///   - waiting: is told of what does not go over that.
  ///   - folder: where answers are kept.
  init(
    _ settings: Settings, _ store: StoreLocation, of user: User.ID, isOffline: Bool,
    http: @autoclosure () throws -> any HTTPClient, waiting: PendingHosts, folder: String, _ texts: Texts
  ) throws {
    let project = try settings.project(texts) ?? store.project
    // Other programs have the variable too: what is in it matters to those who share favorites.
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

  /// Recipes of others; `nil`: there is no key for them.
  ///
  /// - Parameters:
  ///   - http: only made if there is a key.
  ///   - cache: keeps answers for an hour.
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
