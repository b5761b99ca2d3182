import Entities
import Interfaces
import WebGateways
import Gateways

/// The settings of services in environment variables, with validation. An invalid value is reported like an invalid command line.
extension Settings {
  /// Returns the address in a variable, without trailing slashes.
  func address(_ name: String, otherwise standard: String, _ texts: Texts) throws -> WebAddress {
    var text = self[name] ?? standard
    while text.hasSuffix("/") { text.removeLast() }
    // Not every system accepts an uppercase scheme, or an IPv6 address.
    let scheme = text.prefix { $0 != ":" }
    text.replaceSubrange(scheme.startIndex..<scheme.endIndex, with: scheme.lowercased())
    guard !text.contains(where: "@?#[".contains), let address = try? WebAddress(text) else {
      throw texts.badAddress(name, text)
    }
    return address
  }

  /// Returns the secret in a variable, without the surrounding whitespace that copying can add.
  func secret(_ name: String, _ texts: Texts) throws -> String? {
    let start = (self[name] ?? "").drop(while: \.isWhitespace)
    let text = String(
      start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.endIndex))
    if !text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { throw texts.badSecret(name) }
    return text.isEmpty ? nil : text
  }

  /// Returns the time after which a server that doesn't respond counts as failed.
  func timeout(_ texts: Texts) throws -> Duration {
    guard let text = self["RECETAS_TIMEOUT"] else { return serverPatience }
    guard let seconds = Int(text), (1...3600).contains(seconds) else { throw texts.badTimeout(text) }
    return .seconds(seconds)
  }

  /// Returns the address of Spoonacular. `nil` without a key.
  func spoonacular(_ texts: Texts) throws -> WebAddress? {
    guard try secret("SPOONACULAR_API_KEY", texts) != nil else { return nil }
    return try address("SPOONACULAR_URL", otherwise: "https://api.spoonacular.com", texts)
  }

  /// Returns Google's Firestore, or the configured emulator.
  func firestore(_ texts: Texts) throws -> FirestoreEndpoint {
    // An empty value is an error, since a user who sets this variable doesn't want to reach Google's service.
    let host = environment["FIRESTORE_EMULATOR_HOST"]?.withoutFileBytes
    if let host, host.contains("[") { throw texts.badEmulator(host) }
    do { return try FirestoreEndpoint(emulatorHost: host) } catch {
      throw texts.badEmulator(host ?? "")
    }
  }

  /// Returns the project that shares favorites, if any.
  func project(_ texts: Texts) throws -> String? {
    guard let id = self["FIRESTORE_PROJECT"] else { return nil }
    guard FirestoreFavorites.isProject(id) else { throw texts.badProject(id) }
    return id
  }

  /// Returns the sign-in saved by `login`, if it is valid for this Firestore. Google's tokens are valid for Google's service, and an
  /// emulator's tokens for that emulator.
  func signIn(in folder: String, _ texts: Texts) throws -> SignInFile.Saved? {
    guard let kept = try SignInFile(folder: folder).read() else { return nil }
    let host = self["FIREBASE_AUTH_EMULATOR_HOST"]
    return try firestore(texts).isEmulator ? (kept.place == host ? kept : nil) : host == nil ? kept : nil
  }

  /// Returns the user who owns the drafts, orders and favorites in a store. In a shared store, this is the signed-in user.
  ///
  /// - Parameter folder: the data folder, which holds the sign-in.
  func user(of store: StoreLocation, in folder: String, _ texts: Texts) throws -> User.ID {
    let isVariable = store.project == nil || self["FIRESTORE_USER"] != nil || self["FIRESTORE_TOKEN"] != nil
    let signedIn = isVariable ? nil : try signIn(in: folder, texts)?.signIn.user
    let variable = store.project != nil && self["FIRESTORE_USER"] != nil ? "FIRESTORE_USER" : "RECETAS_USER"
    let name = signedIn ?? self[variable] ?? "local"
    guard let user = try? User.ID(name), store.project == nil || FirestoreFavorites.isUser(name) else {
      throw store.project == nil ? texts.badUser(name) : texts.badUser(name, of: variable)
    }
    return user
  }

  /// Returns the user who shares favorites.
  ///
  /// - Parameter user: the user who signed in with `login`, if any.
  func sharingUser(signedIn user: String?, _ texts: Texts) throws -> String {
    let uid = self["FIRESTORE_USER"] ?? user ?? "local"
    guard FirestoreFavorites.isUser(uid) else { throw texts.badSharingUser(uid) }
    return uid
  }
}
