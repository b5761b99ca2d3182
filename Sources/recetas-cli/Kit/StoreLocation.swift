import Gateways
import Interfaces
import UseCases
import WebGateways

/// Where a store is: `sqlite:PATH`, `json:DIR`, `memory:` or `firestore:PROJECT`.
enum StoreLocation: Sendable, Hashable, CustomStringConvertible {
  #if SQLite
    case sqlite(String)
  #endif
  case json(String)
  case memory
  /// A project of Cloud Firestore, and the data folder, whose store keeps the places.
  case firestore(String, folder: String)

  /// - Parameter folder: the data folder.
  init(_ text: String, in folder: String, _ texts: Texts) throws {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts.count == 2 ? String(parts[1]) : ""
    switch parts.first {
    case "memory" where parts.count == 2 && place.isEmpty: self = .memory
    case "json" where !place.isEmpty: self = .json(place)
    case "sqlite" where !place.isEmpty:
      #if SQLite
        self = .sqlite(place)
      #else
        throw texts.noSQLite
      #endif
    case "firestore" where !place.isEmpty:
      guard FirestoreFavorites.isProject(place) else { throw texts.badStoreProject(place) }
      self = .firestore(place, folder: folder)
    default: throw texts.badStore(text)
    }
  }

  /// The store of a data folder.
  static func standard(in folder: String) -> StoreLocation {
    #if SQLite
      .sqlite(folder + "/recetas.sqlite")
    #else
      .json(folder)
    #endif
  }

  var description: String {
    switch self {
    #if SQLite
      case .sqlite(let path): "sqlite:\(path)"
    #endif
    case .json(let folder): "json:\(folder)"
    case .memory: "memory:"
    case .firestore(let project, _): "firestore:\(project)"
    }
  }

  /// The project, where the store is one.
  var project: String? { if case .firestore(let project, _) = self { project } else { nil } }

  /// What keeps the places: this store, or that of the data folder where the others are elsewhere.
  var ofPlaces: StoreLocation {
    if case .firestore(_, let folder) = self { .standard(in: folder) } else { self }
  }

  /// The file that holds the data, if there is one.
  var file: String? {
    switch self {
    #if SQLite
      case .sqlite(let path): path
    #endif
    case .json(let folder): folder + "/recetas.json"
    case .memory, .firestore: nil
    }
  }

  /// The size of that file; `nil`: there is none.
  var bytes: Int? { file.flatMap { AtomicFile($0).size } }

  /// - Parameter access: how Firestore is reached.
  func open(_ access: () throws -> FirestoreAccess) throws -> any Store {
    switch self {
    case .firestore(let project, _): try access().store(in: project, local: try ofPlaces.open(access))
    case .memory: StateStore()
    case .json(let folder): StateStore(folder: folder)
    #if SQLite
      case .sqlite(let path): SQLiteStore(path: path)
    #endif
    }
  }

  /// Opens the store for reading, without creating, migrating or touching any file; `nil` if there is none on this machine.
  func openUntouched() -> (any Store)? {
    guard let file, Folder.isThere(file) else { return nil }
    switch self {
    case .firestore, .memory: return nil
    case .json(let folder): return StateStore(folder: folder)
    #if SQLite
      case .sqlite(let path): return SQLiteStore(untouchedAt: path)
    #endif
    }
  }

  /// Deletes the files of a store that can't be read any more.
  func discard() throws(GatewayError) {
    switch self {
    case .memory, .firestore: break
    case .json(let folder): try StateStore.discard(folder: folder)
    #if SQLite
      case .sqlite(let path): try SQLiteStore.discard(path: path)
    #endif
    }
  }
}
