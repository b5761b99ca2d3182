import Entities
import Gateways
import Interfaces
import UseCases

/// Where recipes and favorites are elsewhere, as the environment says.
struct RecipeServices: Sendable {
  /// Recipes of others; `nil`: there is no key for them.
  let recipes: (any RecipeGateway & QuotaGateway)?
  /// Shared favorites; `nil`: no project was named.
  let favorites: (any RemoteFavoriteGateway)?
  /// Where favorites are shared, for people to read.
  let sharedIn: String?
  /// As documents name the source of a list.
  func name(of origin: RecipeOrigin) -> String {
    switch origin {
    case .all: recipes == nil ? "local" : "all"
    case .mine: "local"
    case .service: "spoonacular"
    }
  }
  /// What holds the key or the token for a service.
  let variables: [String: String]

  /// - Parameters:
  ///   - http: the web, tried again where that helps.
  ///   - waiting: is told of what does not go over that.
  ///   - folder: where answers are kept.
  init(
    _ settings: Settings, isOffline: Bool, http: any HTTPClient, waiting: Waiting, folder: String, _ texts: Texts
  ) throws {
    let (clock, now) = (settings.clock, settings.now)
    let project = try settings.project(texts)
    // Other programs have the variable too: what is in it matters to those who share favorites.
    let endpoint = project == nil ? .google : try settings.firestore(texts)
    var variables = [endpoint.place: "FIRESTORE_TOKEN"]
    if let key = try settings.secret("SPOONACULAR_API_KEY", texts) {
      let address = try settings.address("SPOONACULAR_URL", otherwise: "https://api.spoonacular.com", texts)
      variables[address.host] = "SPOONACULAR_API_KEY"
      recipes = SpoonacularRecipes(
        at: address, key: key, client: http, keeper: FolderAnswerKeeper(folder: folder + "/answers"), now: now)
    } else {
      recipes = nil
    }
    self.variables = variables

    guard let project else {
      (favorites, sharedIn) = (nil, nil)
      return
    }
    let uid = try settings.sharingUser(texts)
    let emulator = endpoint.isEmulator ? (try? WebAddress("http://\(endpoint.place)"))?.host : nil
    let web = Web(settings, isOffline: isOffline, plainHosts: Set([emulator].compactMap(\.self)))
    favorites = FirestoreFavorites(
      project: project, http: WatchedHTTPClient(web, tells: waiting),
      tokens: try settings.secret("FIRESTORE_TOKEN", texts).map { FixedToken($0) }, endpoint: endpoint, clock: clock,
      now: now, documentID: { _ in uid })
    sharedIn = "\(endpoint.isEmulator ? endpoint.place : "Cloud Firestore"): \(project), users/\(uid)/favorites"
  }
}
