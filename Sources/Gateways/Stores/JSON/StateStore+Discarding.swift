import Entities
import StoreCore
public import UseCases

extension StateStore {
  /// Deletes the unreadable file and all pictures of a store that can't be reset.
  ///
  /// - Parameter calls: the file calls to use. Tests pass calls that fail.
  /// - Throws: `GatewayError.corrupt(what:why:)` if the file contains no sign that it was a store. In this case, the file is not deleted.
  ///   `GatewayError.unfinished(_:)` if some pictures were not deleted. The next change deletes them.
  public static func discard(folder: String, calls: FileCalls = .system) throws(GatewayError) {
    let file = Folder.target(of: folder + "/recetas.json")
    let photos = Folder.parent(of: file) + "/photos"
    let lock = try FileLock(file: file, calls: calls).acquire()
    defer { withExtendedLifetime(lock) {} }
    let marks = ["\"dishes\"", "\"manufacturers\"", "\"recipes\"", "\"seeded\"", "\"users\""]
    guard try UnreadableStore(file, marks: marks, calls).isOfStore() else {
      throw .corrupt(what: file, why: "nothing in it shows that it was a store")
    }
    func pictures() throws(GatewayError) -> [String] {
      try FolderFile.all(in: photos, calls).map(\.name).filter(isPicture)
    }
    let named = try pictures().compactMap { try? Photo.ID($0) }
    // If some pictures can't be deleted now, the next change deletes them, because a file in the folder lists them.
    let photoFolder = PhotoFolder(store: AtomicFile(file, calls: calls))
    if !named.isEmpty { try photoFolder.begin(Set(named)) }
    try AtomicFile(file, calls: calls).remove()
    try GatewayError.finishing { () throws(GatewayError) in
      // The name of the file that lists the pictures sorts after the names of all pictures, so that file is deleted last.
      for name in try pictures().sorted() { try AtomicFile(photos + "/" + name, calls: calls).remove() }
    }
  }

  /// Whether a file in the folder of pictures belongs to the store. Other files must not be deleted.
  private static func isPicture(_ file: String) -> Bool {
    let name = TemporaryFileName.target(of: file) ?? file
    return name == "unsettled" || name.hasPrefix("photo-") && (try? Photo.ID(name)) != nil
  }
}
