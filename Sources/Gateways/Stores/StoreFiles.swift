package import StoreCore
package import UseCases

/// The files of a ``LocalStore`` of one kind: their names, and the operations on them.
package protocol StoreFiles: Sendable {
  /// The name of the kind, which precedes the colon in a store's location.
  static var kind: String { get }

  /// Parses the part of a location after the colon. `nil` if this part is invalid for the kind.
  init?(_ place: String)

  /// Creates the files of the default store in a data folder.
  init(in folder: String)

  /// Returns the stores of this kind to which a file or folder at this path can belong.
  static func around(_ path: String) -> [Self]

  /// The part of the location after the colon.
  var place: String { get }

  /// The path of the file that contains the data. `nil` for an in-memory store.
  var main: String? { get }

  /// The paths of the folders with pictures.
  var folders: [String] { get }

  /// The real paths of all files and folders, including those that don't exist.
  var all: [String] { get }

  /// Whether a store of this kind exists at the path.
  var areThere: Bool { get }

  /// - Parameter calls: the file calls to use. SQLite ignores them. Tests pass calls that fail.
  func open(_ calls: FileCalls) -> any Store

  func openPlaceFiles(_ calls: FileCalls) -> any PlaceFileGateway

  /// Opens the store for reading, without creating, migrating or changing any file. `nil` if the store doesn't exist.
  func openUntouched() -> (any Store)?

  /// Deletes the files of a store that can no longer be read.
  func discard(_ calls: FileCalls) throws(GatewayError)

  /// Returns the version of the existing file.
  func version() throws(GatewayError) -> StoreVersion
}

/// Represents an in-memory store, which has no files.
struct NoStoreFiles: StoreFiles {
  static let kind = "memory"
  let place = ""
  let main: String? = nil
  let folders: [String] = []
  let all: [String] = []
  let areThere = false

  init() {}
  init?(_ place: String) { if !place.isEmpty { return nil } }
  init(in folder: String) {}
  static func around(_ path: String) -> [NoStoreFiles] { [] }

  func open(_ calls: FileCalls) -> any Store { StateStore() }
  func openPlaceFiles(_ calls: FileCalls) -> any PlaceFileGateway { MemoryPlaceFiles() }
  func openUntouched() -> (any Store)? { nil }
  func discard(_ calls: FileCalls) {}
  func version() throws(GatewayError) -> StoreVersion { throw .notFound }
}

/// The files of a JSON store, which are in one folder.
struct JSONStoreFiles: StoreFiles {
  static let kind = "json"
  let place: String

  init(folder: String) { place = folder }
  init?(_ place: String) {
    if place.isEmpty { return nil }
    self.place = place
  }
  init(in folder: String) { place = folder }
  static func around(_ path: String) -> [JSONStoreFiles] { [JSONStoreFiles(folder: Folder.parent(of: path))] }

  private var path: String { place + "/recetas.json" }

  var main: String? { path }
  var folders: [String] { ["photos", "places"].map { place + "/" + $0 } }
  var all: [String] { [path, path + ".lock"] + folders }
  var areThere: Bool { Folder.status(path)?.kind == .file }

  func open(_ calls: FileCalls) -> any Store { StateStore(folder: place, calls: calls) }
  func openPlaceFiles(_ calls: FileCalls) -> any PlaceFileGateway {
    // The pictures are stored next to the real file, not next to a symbolic link.
    FolderPlaceFiles(folder: Folder.parent(of: Folder.target(of: path)) + "/places", calls: calls)
  }
  func openUntouched() -> (any Store)? { Folder.exists(path) ? StateStore(folder: place) : nil }
  func discard(_ calls: FileCalls) throws(GatewayError) { try StateStore.discard(folder: place, calls: calls) }
  func version() throws(GatewayError) -> StoreVersion { try StateStore.version(untouchedIn: place) }
}
