import Gateways
import Interfaces
import SQLiteGateways
import UseCases
import WebGateways

/// The location of a store: `sqlite:PATH`, `json:DIR`, `memory:` or `firestore:PROJECT`.
enum StoreLocation: Sendable, Hashable, CustomStringConvertible {
  /// A store on this machine.
  case local(LocalStore)
  /// A Cloud Firestore project, with the data folder whose store holds the places.
  case firestore(String, folder: String)

  /// - Parameter folder: the data folder.
  init(_ text: String, in folder: String, _ texts: Texts) throws {
    if let local = LocalStore(text, kinds: LocalStore.kinds) {
      self = .local(local)
      return
    }
    let kind = text.prefix { $0 != ":" }
    let place = String(text.dropFirst(kind.count + 1))
    switch kind {
    case "firestore" where !place.isEmpty:
      guard FirestoreFavorites.isProject(place) else { throw texts.badStoreProject(place) }
      self = .firestore(place, folder: folder)
    default: throw texts.badStore(text)
    }
  }

  /// Returns the store that `--store` names, or otherwise the store in the data folder.
  ///
  /// - Throws: an error if another user can change the store in the data folder.
  static func chosen(_ named: String?, in folder: String, _ texts: Texts) throws -> StoreLocation {
    if let named { return try StoreLocation(named, in: folder, texts) }
    let standard = LocalStore.ofData(in: folder)
    if let file = standard.files.main, let access = ForeignAccess(toStoreAt: file, folders: standard.files.folders) {
      throw texts.isNotYourStore(access, standard)
    }
    return .local(standard)
  }

  var description: String {
    switch self {
    case .local(let store): store.description
    case .firestore(let project, _): "firestore:\(project)"
    }
  }

  /// The Firestore project. `nil` for a local store.
  var project: String? { if case .firestore(let project, _) = self { project } else { nil } }

  /// The store that holds the places: this store, or the one in the data folder if this store is remote.
  var ofPlaces: LocalStore {
    switch self {
    case .local(let store): store
    case .firestore(_, let folder): .ofData(in: folder)
    }
  }

  /// The path of a local store's main file. `nil` if there is none.
  var file: String? { if case .local(let store) = self { store.files.main } else { nil } }

  /// The size of the main file, in bytes. `nil` if there is no main file.
  var bytes: Int? { file.flatMap { AtomicFile($0).size } }

  /// - Parameter access: a closure that creates the access to Firestore.
  func open(_ calls: FileCalls, _ access: () throws -> FirestoreAccess) throws -> any Store {
    switch self {
    case .firestore(let project, _): try access().store(in: project, local: ofPlaces.files.open(calls))
    case .local(let store): store.files.open(calls)
    }
  }

  /// Opens the store for reading, without creating, migrating or touching any file. Returns `nil` if no such store exists on this machine.
  func openUntouched() -> (any Store)? { if case .local(let store) = self { store.files.openUntouched() } else { nil } }

  /// Deletes the files of a local store that can no longer be read.
  func discard(_ calls: FileCalls) throws(GatewayError) {
    if case .local(let store) = self { try store.files.discard(calls) }
  }
}

extension LocalStore {
  /// The kinds that `--store` can name.
  static let kinds: [Kind] = [.sqlite, .json, .memory]

  /// Returns the standard store in a data folder, an SQLite database.
  static func ofData(in folder: String) -> LocalStore { .standard(in: folder, kind: .sqlite) }
}
