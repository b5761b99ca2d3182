package import StoreCore
package import UseCases

/// The files of a ``LocalStore`` of one kind: their names, and what is done with them.
package protocol StoreFiles: Sendable {
  /// The name of the kind, before the colon in the text of a store.
  static var kind: String { get }

  /// Reads the text after the colon. `nil` if it names no place for a store of this kind.
  init?(_ place: String)

  /// The files in a folder for data.
  init(in folder: String)

  /// The stores of this kind that may own a file, or a folder, at a path.
  static func around(_ path: String) -> [Self]

  /// The text after the colon.
  var place: String { get }

  /// The file that holds the data. `nil` in memory.
  var main: String? { get }

  /// The folders with pictures.
  var folders: [String] { get }

  /// All files and folders by their real paths, whether they exist or not.
  var all: [String] { get }

  /// Whether there is a store of this kind.
  var areThere: Bool { get }

  /// - Parameter calls: the system's own, unless a test lets them fail; SQLite makes its own.
  func open(_ calls: FileCalls) -> any Store

  func openPlaceFiles(_ calls: FileCalls) -> any PlaceFileGateway

  /// Opens the store for reading, without creating, migrating or touching any file; `nil` if there is none.
  func openUntouched() -> (any Store)?

  /// Deletes the files of a store that can't be read any more.
  func discard(_ calls: FileCalls) throws(GatewayError)

  /// The version of the file, which exists.
  func version() throws(GatewayError) -> StoreVersion
}

/// The files of a store in memory.
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

/// The files of a JSON store, in a folder.
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
    // Beside the file itself, whatever link led there.
    FolderPlaceFiles(folder: Folder.parent(of: Folder.target(of: path)) + "/places", calls: calls)
  }
  func openUntouched() -> (any Store)? { Folder.isThere(path) ? StateStore(folder: place) : nil }
  func discard(_ calls: FileCalls) throws(GatewayError) { try StateStore.discard(folder: place, calls: calls) }
  func version() throws(GatewayError) -> StoreVersion { try StateStore.version(untouchedIn: place) }
}
