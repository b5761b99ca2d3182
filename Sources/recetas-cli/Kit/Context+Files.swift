import Gateways
import Interfaces

extension Context {
  /// Saves bytes in a file of the user's, whole, in place of one that is there.
  func save(_ bytes: [UInt8], in file: String) throws {
    try requireOutsideStore(file)
    do { try SavedFile(file).save(bytes) } catch { throw texts.cannotSave(file) }
  }

  /// Refuses a target that is one of the program's own files, whatever name or link leads there.
  func requireOutsideStore(_ file: String) throws {
    let target = Folder.realPath(of: file)
    if kit.ownFiles.contains(where: { Folder.holds($0, target) }) { throw texts.isOfTheStore(file) }
  }
}

extension Kit {
  /// The files of the store and of the data folder, and the folders that are theirs alone.
  fileprivate var ownFiles: [String] {
    location.ownFiles + ["rows.json", "rows.json.lock", "answers", "images"].map { folder + "/" + $0 }
  }
}

extension StoreLocation {
  fileprivate var ownFiles: [String] {
    switch self {
    case .memory: []
    case .json(let folder): ["recetas.json", "recetas.json.lock", "photos", "places"].map { folder + "/" + $0 }
    #if SQLite
      // Beside the file itself, whatever link led there.
      case .sqlite(let path): ["", "-wal", "-shm", "-journal", ".places"].map { Folder.realPath(of: path) + $0 }
    #endif
    }
  }
}
