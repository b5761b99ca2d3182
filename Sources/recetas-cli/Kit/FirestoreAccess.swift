import Entities
import Gateways
import Interfaces
import UseCases
import WebGateways

/// Access to Cloud Firestore, configured by environment variables.
struct FirestoreAccess: Sendable {
  /// The name of the variable that holds the token.
  static let variable = "FIRESTORE_TOKEN"

  let endpoint: FirestoreEndpoint
  /// Whether there is a token. An emulator treats requests without a token as requests from the project's owner.
  var hasToken: Bool { tokens != nil }
  /// The user who signed in with `login`. `nil` if no user is signed in, or if a variable holds the token.
  let signedInUser: String?
  /// The service that renews the sign-in.
  let signInPlace: String?
  private let tokens: (any TokenSource)?
  private let http: any HTTPClient
  private let settings: Settings

  /// - Parameters:
  ///   - waiting: the object that receives the hosts of pending requests. Callers retry requests themselves, since not every request can be
  ///     repeated.
  ///   - folder: the data folder, which holds the sign-in.
  init(_ settings: Settings, isOffline: Bool, waiting: PendingHosts, folder: String, _ texts: Texts) throws {
    let endpoint = try settings.firestore(texts)
    let emulator = endpoint.isEmulator ? (try? WebAddress("http://\(endpoint.place)"))?.host : nil
    let web = try Web(settings, isOffline: isOffline, plainHosts: Set([emulator].compactMap(\.self)), texts)
    self.endpoint = endpoint
    self.settings = settings
    http = WatchedHTTPClient(web, tells: waiting)
    if let token = try settings.secret(Self.variable, texts) {
      (tokens, signedInUser, signInPlace) = (FixedToken(token), nil, nil)
      return
    }
    guard let kept = try settings.signIn(in: folder, texts) else {
      (tokens, signedInUser, signInPlace) = (nil, nil, nil)
      return
    }
    let service = try SecureTokens(key: kept.key, settings, isOffline: isOffline, waiting: waiting, texts)
    tokens = SignInFile(folder: folder).tokens(kept, from: service, now: settings.now)
    (signedInUser, signInPlace) = (kept.signIn.user, service.place)
  }

  /// Returns the favorites that the user `uid` shares.
  func favorites(of uid: String, in project: String) -> FirestoreFavorites {
    FirestoreFavorites(
      project: project, http: http, tokens: tokens, endpoint: endpoint, clock: settings.clock, now: settings.now,
      documentID: { _ in uid })
  }

  /// Returns a store that all signed-in users of the project share.
  ///
  /// - Parameter local: the store for the places.
  func store(in project: String, local: any Store) -> FirestoreStore {
    FirestoreStore(
      project: project, http: http, tokens: tokens, endpoint: endpoint, local: local, clock: settings.clock,
      now: settings.now)
  }

  /// Returns the path of a user's favorites, for display.
  func place(of uid: String, in project: String) -> String {
    "\(endpoint.isEmulator ? endpoint.place : "Cloud Firestore"): \(project), users/\(uid)/favorites"
  }
}
