import Entities
import Gateways
import Interfaces

extension Context {
  /// All of the standard input.
  func standardInput(atMost limit: Int) async throws -> [UInt8] {
    guard let bytes = await console.readAll(atMost: limit) else { throw texts.inputTooLong(limit) }
    return bytes
  }

  /// Saves a complete picture, and says where: the extension fits its format.
  func save(_ image: LoadedImage, in file: String) async throws {
    let target = image.format.fileName(file)
    guard image.isWhole else { throw texts.cutImage(for: target) }
    try await save(image.bytes, in: target)
    output.notice(texts.savedImage(in: target))
  }

  /// Saves bytes in a user's file atomically; an existing one is replaced only if the user agrees.
  func save(_ bytes: [UInt8], in file: String) async throws {
    try requireOutsideStore(file)
    if SavedFile(file).isThere { try await confirm(texts.confirmReplacing(file)) }
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
    location.ofPlaces.ownFiles
      + ["rows.json", "rows.json.lock", SignInFile.name, "answers", "images"].map { folder + "/" + $0 }
  }
}

extension LocalStore {
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
