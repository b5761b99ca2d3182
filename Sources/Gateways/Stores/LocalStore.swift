import StoreCore
public import UseCases

/// Where a store on this machine is, as a value and as text: what a user gives as an option or a setting.
///
/// ```swift
/// guard let place = LocalStore("sqlite:/var/lib/menu.sqlite") else { throw Usage() }
/// let store = place.open()
/// ```
public enum LocalStore: Sendable, Hashable, LosslessStringConvertible {
  /// `memory:`; its content goes with it.
  case memory
  /// `json:FOLDER`, a JSON file in this folder.
  case json(folder: String)
  #if SQLite
    /// `sqlite:PATH`, a database at this path. Without the trait `SQLite` there is no such case.
    case sqlite(path: String)
  #endif

  /// Reads `memory:`, `json:FOLDER` or `sqlite:PATH`; `nil` for everything else. Nothing is looked for on the disk.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = parts.first, let place = parts.dropFirst().first else { return nil }
    switch kind {
    case "memory" where place.isEmpty: self = .memory
    case "json" where !place.isEmpty: self = .json(folder: place)
    #if SQLite
      case "sqlite" where !place.isEmpty: self = .sqlite(path: place)
    #endif
    default: return nil
    }
  }

  /// The usual store of a folder for data: the database `recetas.sqlite`, or without the trait `SQLite` the JSON file.
  public static func standard(in folder: String) -> LocalStore {
    #if SQLite
      .sqlite(path: folder + "/recetas.sqlite")
    #else
      .json(folder: folder)
    #endif
  }

  /// The text that names it.
  public var description: String {
    switch self {
    case .memory: "memory:"
    case .json(let folder): "json:\(folder)"
    #if SQLite
      case .sqlite(let path): "sqlite:\(path)"
    #endif
    }
  }

  /// The store. Files are read, made or brought up to date by its first call, which throws what is wrong with them.
  public func open() -> any Store { open(.system) }

  /// - Parameter calls: the system's own, unless a test lets them fail; SQLite makes its own.
  package func open(_ calls: FileCalls) -> any Store {
    switch self {
    case .memory: StateStore()
    case .json(let folder): StateStore(folder: folder, calls: calls)
    #if SQLite
      case .sqlite(let path): SQLiteStore(path: path)
    #endif
    }
  }

  /// The pictures of its places, which are kept beside it.
  public func openPlaceFiles() -> any PlaceFileGateway { openPlaceFiles(.system) }

  package func openPlaceFiles(_ calls: FileCalls) -> any PlaceFileGateway {
    switch self {
    case .memory: MemoryPlaceFiles()
    // Beside the file itself, whatever link led there.
    case .json(let folder):
      FolderPlaceFiles(folder: Folder.parent(of: Folder.target(of: folder + "/recetas.json")) + "/places", calls: calls)
    #if SQLite
      case .sqlite(let path): FolderPlaceFiles(folder: Folder.target(of: path) + ".places", calls: calls)
    #endif
    }
  }
}
