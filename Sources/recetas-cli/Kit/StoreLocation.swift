import Gateways
import Interfaces
import UseCases
import WebGateways

/// Where a store is: `sqlite:PATH`, `json:DIR`, `memory:` or `firestore:PROJECT`.
enum StoreLocation: Sendable, Hashable, CustomStringConvertible {
  /// On this machine.
  case local(LocalStore)
  /// A project of Cloud Firestore, and the data folder, whose store keeps the places.
  case firestore(String, folder: String)

  /// - Parameter folder: the data folder.
  init(_ text: String, in folder: String, _ texts: Texts) throws {
    if let local = LocalStore(text) {
      self = .local(local)
      return
    }
    let kind = text.prefix { $0 != ":" }
    let place = String(text.dropFirst(kind.count + 1))
    switch kind {
    case "firestore" where !place.isEmpty:
      guard FirestoreFavorites.isProject(place) else { throw texts.badStoreProject(place) }
      self = .firestore(place, folder: folder)
    // With the trait SQLite, `LocalStore` has read it already.
    case "sqlite" where !place.isEmpty: throw texts.noSQLite
    default: throw texts.badStore(text)
    }
  }

  /// The store that `--store` names, or else that of the data folder, if no other user can change it.
  static func chosen(_ named: String?, in folder: String, _ texts: Texts) throws -> StoreLocation {
    if let named { return try StoreLocation(named, in: folder, texts) }
    let standard = LocalStore.standard(in: folder)
    if let file = standard.file, let access = ForeignAccess(toStoreAt: file, folders: standard.folders) {
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

  /// The project, where the store is one.
  var project: String? { if case .firestore(let project, _) = self { project } else { nil } }

  /// What keeps the places: this store, or that of the data folder where the others are elsewhere.
  var ofPlaces: LocalStore {
    switch self {
    case .local(let store): store
    case .firestore(_, let folder): .standard(in: folder)
    }
  }

  /// The file that holds the data, if there is one on this machine.
  var file: String? { if case .local(let store) = self { store.file } else { nil } }

  /// The size of that file; `nil`: there is none.
  var bytes: Int? { file.flatMap { AtomicFile($0).size } }

  /// - Parameter access: how Firestore is reached.
  func open(_ calls: FileCalls, _ access: () throws -> FirestoreAccess) throws -> any Store {
    switch self {
    case .firestore(let project, _): try access().store(in: project, local: ofPlaces.open(calls))
    case .local(let store): store.open(calls)
    }
  }

  /// Opens the store for reading, without creating, migrating or touching any file; `nil` if there is none on this machine.
  func openUntouched() -> (any Store)? { if case .local(let store) = self { store.openUntouched() } else { nil } }

  /// Deletes the files of a store that can't be read any more.
  func discard(_ calls: FileCalls) throws(GatewayError) {
    if case .local(let store) = self { try store.discard(calls) }
  }
}

extension LocalStore {
  /// The file that holds the data, if there is one.
  var file: String? {
    switch self {
    #if SQLite
      case .sqlite(let path): path
    #endif
    case .json(let folder): folder + "/recetas.json"
    case .memory: nil
    }
  }

  /// The folders with its pictures.
  var folders: [String] {
    switch self {
    #if SQLite
      case .sqlite(let path): [Folder.realPath(of: path) + ".places"]
    #endif
    case .json(let folder): ["photos", "places"].map { folder + "/" + $0 }
    case .memory: []
    }
  }

  /// Opens the store for reading, without creating, migrating or touching any file; `nil` if there is none.
  func openUntouched() -> (any Store)? {
    guard let file, Folder.isThere(file) else { return nil }
    switch self {
    case .memory: return nil
    case .json(let folder): return StateStore(folder: folder)
    #if SQLite
      case .sqlite(let path): return SQLiteStore(untouchedAt: path)
    #endif
    }
  }

  /// Deletes the files of a store that can't be read any more.
  fileprivate func discard(_ calls: FileCalls) throws(GatewayError) {
    switch self {
    case .memory: break
    case .json(let folder): try StateStore.discard(folder: folder, calls: calls)
    #if SQLite
      case .sqlite(let path): try SQLiteStore.discard(path: path, calls: calls)
    #endif
    }
  }
}
