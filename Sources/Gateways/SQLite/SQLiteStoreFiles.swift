public import Gateways
package import StoreCore
package import UseCases

extension LocalStore {
  /// Returns the location of a store in the SQLite database at this path.
  package static func sqlite(path: String) -> LocalStore { LocalStore(SQLiteStoreFiles(path: path)) }
}

extension LocalStore.Kind {
  /// The kind of a store in an SQLite database. Its locations have the form `sqlite:PATH`.
  public static let sqlite = LocalStore.Kind(SQLiteStoreFiles.self)
}

/// The files of a store in an SQLite database.
package struct SQLiteStoreFiles: StoreFiles {
  package static let kind = "sqlite"
  package let place: String

  init(path: String) { place = path }
  package init?(_ place: String) {
    if place.isEmpty { return nil }
    self.place = place
  }
  package init(in folder: String) { place = folder + "/recetas.sqlite" }

  /// The suffixes of the names of a store's files and folders. Each suffix follows the path of the database.
  private static let endings = ["", "-wal", "-shm", "-journal", ".places"]

  package static func around(_ path: String) -> [SQLiteStoreFiles] {
    endings.filter(path.hasSuffix).map { SQLiteStoreFiles(path: String(path.dropLast($0.count))) }
  }

  package var main: String? { place }
  package var folders: [String] { [Folder.realPath(of: place) + ".places"] }
  // SQLite puts its other files next to the real file, not next to a symbolic link.
  package var all: [String] { Self.endings.map { Folder.realPath(of: place) + $0 } }
  package var areThere: Bool { (try? OpenFile.beginning(of: place, 16)) == Array("SQLite format 3\0".utf8) }

  package func open(_ calls: FileCalls) -> any Store { SQLiteStore(path: place) }
  package func openPlaceFiles(_ calls: FileCalls) -> any PlaceFileGateway {
    FolderPlaceFiles(folder: Folder.target(of: place) + ".places", calls: calls)
  }
  package func openUntouched() -> (any Store)? { Folder.exists(place) ? SQLiteStore(untouchedAt: place) : nil }
  package func discard(_ calls: FileCalls) throws(GatewayError) { try SQLiteStore.discard(path: place, calls: calls) }
  package func version() throws(GatewayError) -> StoreVersion {
    try SQLiteFile(place, .readOnly, isUntouched: true).examine()
  }
}
