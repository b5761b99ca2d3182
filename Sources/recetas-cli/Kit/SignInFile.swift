import Entities
import Gateways
import UseCases
import WebGateways

/// The file in the data folder that holds a sign-in. Only its owner can read it.
struct SignInFile: Sendable {
  /// A sign-in with the data needed to renew it.
  struct Saved: Sendable {
    var signIn: SignIn
    /// The project's Web API key.
    let key: String
    /// The service that issued the sign-in: Google's service, or an emulator.
    let place: String
  }

  private struct Document: Codable {
    let place: String
    let key: String
    let user: String
    let refreshToken: String
    let idToken: String
    let expires: Instant
  }

  let path: String

  /// - Parameter folder: the data folder.
  init(folder: String) { path = folder + "/" + Self.name }

  static let name = "sign-in.json"

  /// Returns the saved sign-in. `nil` if no user is signed in.
  func read() throws(GatewayError) -> Saved? {
    guard let bytes = try AtomicFile(path).read(atMost: 1 << 16) else { return nil }
    let document: Document
    do { document = try JSONDocument.decode(Document.self, bytes, from: path) } catch {
      // A decoder's error message could quote a token.
      throw .corrupt(what: path, why: "JSON")
    }
    let signIn = SignIn(
      user: document.user, refreshToken: document.refreshToken, idToken: document.idToken, expires: document.expires)
    return Saved(signIn: signIn, key: document.key, place: document.place)
  }

  func write(_ kept: Saved) throws(GatewayError) {
    try Folder.make(Folder.parent(of: path))
    try FileLock(file: path).hold { () throws(GatewayError) in try replace(by: kept) }
  }

  /// - Precondition: the caller holds the file's lock.
  private func replace(by kept: Saved) throws(GatewayError) {
    let document = Document(
      place: kept.place, key: kept.key, user: kept.signIn.user, refreshToken: kept.signIn.refreshToken,
      idToken: kept.signIn.idToken, expires: kept.signIn.expires)
    let file = AtomicFile(path)
    file.hide()
    try file.sweep()
    try file.replace(with: try JSONDocument.encode(document))
  }

  /// Creates a source of tokens for a sign-in. Concurrent commands renew the tokens one after another, since a service may replace the
  /// refresh token and then reject the old one.
  func tokens(
    _ kept: Saved, from service: SecureTokens, now: @escaping @Sendable () -> Instant
  ) -> RefreshingTokenSource {
    RefreshingTokenSource(kept.signIn, now: now) { (signIn) throws(GatewayError) in
      // Another command can hold the lock for as long as a service takes to respond.
      try await FileLock(file: path, patience: .seconds(60)).holdWhile { () throws(GatewayError) in
        let current = try read().map(\.signIn)
        guard let current, current.user == signIn.user else {
          // Here, the user has signed out, or another user has signed in, so nothing is saved.
          return try await service.signIn(signIn.refreshToken)
        }
        if current.idToken != signIn.idToken, RefreshingTokenSource.isGood(current, at: now()) { return current }
        let renewed = try await service.signIn(current.refreshToken)
        try replace(by: Saved(signIn: renewed, key: kept.key, place: kept.place))
        return renewed
      }
    }
  }

  /// Deletes the file. Returns whether it existed.
  func remove() throws(GatewayError) -> Bool {
    if !Folder.exists(path) { return false }
    try AtomicFile(path).update(atMost: 1 << 16) { (_) throws(GatewayError) in nil }
    return true
  }
}
