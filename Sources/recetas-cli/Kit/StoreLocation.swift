import Gateways
import Interfaces
import UseCases

/// Where a store is: `sqlite:PATH`, `json:DIR` or `memory:`.
enum StoreLocation: Sendable, Hashable, CustomStringConvertible {
  #if SQLite
    case sqlite(String)
  #endif
  case json(String)
  case memory

  init(_ text: String, _ texts: Texts) throws {
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
    case "firestore": throw texts.noFirestore
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
    }
  }

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

  /// The size of that file; `nil`: there is none.
  var bytes: Int? { file.flatMap { AtomicFile($0).size } }

  func open() -> any Store {
    switch self {
    case .memory: StateStore()
    case .json(let folder): StateStore(folder: folder)
    #if SQLite
      case .sqlite(let path): SQLiteStore(path: path)
    #endif
    }
  }

  /// Deletes the files of a store that can't be read any more.
  func discard() throws(GatewayError) {
    switch self {
    case .memory: break
    case .json(let folder): try StateStore.discard(folder: folder)
    #if SQLite
      case .sqlite(let path): try SQLiteStore.discard(path: path)
    #endif
    }
  }
}
