import Entities
import Gateways
import Interfaces
import UseCases
import WebGateways

extension Command {
  static let login = Command(
    "login", "iniciar sesión en Firebase con un token de actualización",
    "sign in to Firebase with a refresh token",
    options: [
      .init(
        "--file FILE", "un archivo con el token o con la respuesta de Firebase (si no, la entrada estándar)",
        "a file with the token, or with Firebase's response (otherwise standard input)")
    ],
    examples: ["recetas-cli login --file ana.json"],
    alone: { call in
      let file = SignInFile(folder: try call.dataFolder())
      let service = try call.secureTokens()
      let token = try await call.refreshToken()
      let signIn: SignIn
      do throws(GatewayError) { signIn = try await service.signIn(token) } catch {
        throw call.texts.signInProblem(error, service.place)
      }
      try file.write(SignInFile.Saved(signIn: signIn, key: try call.firebaseKey(), place: service.place))
      try call.output.write(
        [Line(call.texts.signedIn(as: signIn))], or: JSONObject.signIn(signIn.user, signIn.claims))
    })

  static let logout = Command(
    "logout", "cerrar la sesión: borrar sus tokens de este equipo",
    "sign out: delete the tokens from this machine",
    examples: ["recetas-cli logout"],
    alone: { call in
      let wasSignedIn = try SignInFile(folder: try call.dataFolder()).remove()
      let text = wasSignedIn ? call.texts.signedOut : call.texts.notSignedIn.message
      try call.output.write([Line(text)], or: ["wasSignedIn": wasSignedIn] as JSONObject)
    })

  static let whoami = Command(
    "whoami", "quién ha iniciado sesión", "who is signed in",
    examples: ["recetas-cli whoami", "recetas-cli whoami --json"],
    alone: { call in
      let (user, claims): (String?, SignIn.Claims)
      if let token = try call.settings.secret(FirestoreAccess.variable, call.texts) {
        claims = SignIn.Claims(idToken: token)
        user = call.settings["FIRESTORE_USER"] ?? claims.user
      } else {
        guard let kept = try SignInFile(folder: try call.dataFolder()).read() else { throw call.texts.notSignedIn }
        (user, claims) = (kept.signIn.user, kept.signIn.claims)
      }
      try call.output.write(call.texts.lines(user, claims), or: JSONObject.signIn(user, claims))
    })
}

extension Call {
  /// Returns the data folder, which may be empty or missing.
  func dataFolder() throws -> String {
    guard let folder = options.dataFolder ?? settings.dataFolder else { throw texts.noDataFolder }
    return folder
  }

  fileprivate func firebaseKey() throws -> String {
    guard let key = try settings.secret("FIREBASE_API_KEY", texts) else { throw texts.needsFirebaseKey }
    return key
  }

  /// Returns the token service. Its responses are never recorded, since they contain tokens.
  fileprivate func secureTokens() throws -> SecureTokens {
    try SecureTokens(key: try firebaseKey(), settings, isOffline: options.isOffline, waiting: nil, texts)
  }

  /// Reads the refresh token from a file or from a pipe.
  fileprivate func refreshToken() async throws -> String {
    let limit = 1 << 16
    let bytes: [UInt8]?
    if let path = arguments.path("file") {
      bytes = try AtomicFile(path).read(atMost: limit)
      if bytes == nil { throw texts.noTokenFile(path) }
    } else {
      // A token typed in a terminal would be visible, and would stay in the scrollback.
      if console.isInputTerminal { throw texts.tokenAtTerminal }
      bytes = await console.readAll(atMost: limit)
    }
    // Editors and shells on Windows write a byte order mark.
    let typed = bytes ?? []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = TextRule.cleaned(String(decoding: typed.dropFirst(typed.starts(with: mark) ? 3 : 0), as: UTF8.self))
    guard text.hasPrefix("{") else {
      if text.isEmpty || !text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { throw texts.noToken(said: nil) }
      return text
    }
    let answer = try? JSONDocument.decode(FirebaseAnswer.self, Array(text.utf8), from: "")
    guard let token = answer?.token, !token.isEmpty else { throw texts.noToken(said: answer?.error?.message) }
    return token
  }
}

/// Firebase's response to a sign-up or sign-in (`refreshToken`), or Google's response to a token renewal (`refresh_token`).
private struct FirebaseAnswer: Decodable {
  struct Refusal: Decodable { let message: String? }

  let refreshToken: String?
  let refresh_token: String?
  let error: Refusal?

  var token: String? { refreshToken ?? refresh_token }
}

extension SecureTokens {
  /// Creates the service, configured by environment variables.
  ///
  /// - Parameter waiting: the object that receives the hosts of the service's requests.
  init(key: String, _ settings: Settings, isOffline: Bool, waiting: PendingHosts?, _ texts: Texts) throws {
    let host = settings["FIREBASE_AUTH_EMULATOR_HOST"]
    let once = try Web(settings, isOffline: isOffline, isTapped: false, texts)
    let retrying: any HTTPClient = isOffline ? once : RetryingHTTPClient(once, clock: settings.clock, now: settings.now)
    do {
      try self.init(
        key: key, emulatorHost: host, http: waiting.map { WatchedHTTPClient(retrying, tells: $0) } ?? retrying,
        now: settings.now)
    } catch {
      throw texts.badAuthEmulator(host ?? "")
    }
  }
}

extension JSONObject {
  fileprivate static func signIn(_ user: String?, _ claims: SignIn.Claims) -> JSONObject {
    ["user": user, "email": claims.email, "role": claims.role, "project": claims.project]
  }
}
