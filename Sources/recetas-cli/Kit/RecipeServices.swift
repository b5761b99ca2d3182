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
  /// The web, tried again where that helps.
  let http: any HTTPClient
  /// What holds the key or the token for a service.
  private let variables: [String: String]

  /// - Parameter folder: where answers and images are kept.
  init(_ settings: Settings, isOffline: Bool, folder: String, _ texts: Texts) throws {
    let project = try settings.project(texts)
    // Other programs have the variable too: what is in it matters to those who share favourites.
    let endpoint = project == nil ? .google : try settings.firestore(texts)
    let emulator = endpoint.isEmulator ? (try? WebAddress("http://\(endpoint.place)"))?.host : nil
    let web = Web(
      isOffline: isOffline, plainHosts: Set([emulator].compactMap(\.self)), patience: settings.serverPatience,
      ledger: settings.ledger)
    let (clock, now) = (settings.clock, settings.now)

    // Who stays off the network need not wait for it.
    let patient: any HTTPClient = isOffline ? web : RetryingHTTPClient(web, clock: clock, now: now)
    var variables = [endpoint.place: "FIRESTORE_TOKEN"]
    if let key = try settings.secret("SPOONACULAR_API_KEY", texts) {
      let address = try settings.address("SPOONACULAR_URL", otherwise: "https://api.spoonacular.com", texts)
      variables[address.host] = "SPOONACULAR_API_KEY"
      recipes = SpoonacularRecipes(
        at: address, key: key, client: patient, keeper: FolderAnswerKeeper(folder: folder + "/answers"), now: now)
    } else {
      recipes = nil
    }
    self.variables = variables
    http = patient
    images = TieredImageGateway.onDisk(patient, folder: folder + "/images")

    guard let project else {
      (favorites, sharedIn) = (nil, nil)
      return
    }
    let uid = try settings.sharingUser(texts)
    favorites = FirestoreStore(
      project: project, http: web, tokens: try settings.secret("FIRESTORE_TOKEN", texts).map { FixedToken($0) },
      endpoint: endpoint,
      clock: clock, now: now, documentID: { _ in uid })
    sharedIn = "\(endpoint.isEmulator ? endpoint.place : "Cloud Firestore"): \(project), users/\(uid)/favorites"
  }

  /// The problem, with the variable to check where a key or a token was not accepted.
  func advised(_ problem: Problem, _ texts: Texts) -> Problem {
    guard let variable = problem.unauthorizedBy.flatMap({ variables[$0] }) else { return problem }
    var advised = problem
    advised.advice = texts.check(variable)
    return advised
  }
}
