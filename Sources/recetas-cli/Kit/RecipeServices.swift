import Entities
import Gateways
import Interfaces
import UseCases

/// Where recipes and favourites are elsewhere, as the environment says.
struct RecipeServices: Sendable {
  /// Recipes of others; `nil`: there is no key for them.
  let recipes: (any RecipeGateway & QuotaGateway)?
  /// Shared favourites; `nil`: no project was named.
  let favorites: (any RemoteFavoriteGateway)?
  /// Where favourites are shared, for people to read.
  let sharedIn: String?
  let images: any ImageGateway

  /// - Parameter folder: where answers and images are kept.
  init(_ settings: Settings, isOffline: Bool, folder: String, _ texts: Texts) throws(Failure) {
    let project = settings["FIRESTORE_PROJECT"]
    let endpoint: FirestoreEndpoint
    // Other programs have the variable too: what is in it matters to those who share favourites.
    do {
      endpoint = try FirestoreEndpoint(emulatorHost: project == nil ? nil : settings["FIRESTORE_EMULATOR_HOST"])
    } catch {
      throw Failure(.usage, texts.problem(error))
    }
    let emulator = endpoint.isEmulator ? (try? WebAddress("http://\(endpoint.place)"))?.host : nil
    let web = Web(
      isOffline: isOffline, plainHosts: Set([emulator].compactMap(\.self)), patience: settings.serverPatience)
    let (clock, now) = (settings.clock, settings.now)

    let spoonacular = try settings.address("SPOONACULAR_URL", otherwise: "https://api.spoonacular.com", texts)
    // Who stays off the network need not wait for it.
    let patient: any HTTPClient = isOffline ? web : RetryingHTTPClient(web, clock: clock, now: now)
    recipes = settings["SPOONACULAR_API_KEY"].map { key in
      SpoonacularRecipes(
        at: spoonacular, key: key, client: patient, keeper: FolderAnswerKeeper(folder: folder + "/answers"), now: now)
    }
    images = TieredImageGateway.onDisk(patient, folder: folder + "/images")

    guard let project else {
      (favorites, sharedIn) = (nil, nil)
      return
    }
    let uid = settings["FIRESTORE_USER"] ?? "local"
    favorites = FirestoreStore(
      project: project, http: web, tokens: settings["FIRESTORE_TOKEN"].map { FixedToken($0) }, endpoint: endpoint,
      clock: clock, now: now, documentID: { _ in uid })
    sharedIn = "\(endpoint.isEmulator ? endpoint.place : "Cloud Firestore"): \(project), users/\(uid)/favorites"
  }
}
