import Entities
import StoreCore
public import UseCases

extension StateStore {
  /// Deletes a file that can't be read, with all pictures: what is left of a store that can't be reset.
  ///
  /// - Parameter calls: the system's own, unless a test lets them fail.
  /// - Throws: `GatewayError.corrupt(what:why:)` if there is no sign in it that it was a store, which is left as it is;
  ///   `GatewayError.unfinished(_:)` if pictures are left, which the next change deletes.
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
    // The next change deletes what is left of the pictures, if this one can't.
    let photoFolder = PhotoFolder(store: AtomicFile(file, calls: calls))
    if !named.isEmpty { try photoFolder.begin(Set(named)) }
    try AtomicFile(file, calls: calls).remove()
    try GatewayError.finishing { () throws(GatewayError) in
      // The note last.
      for name in try pictures().sorted() { try AtomicFile(photos + "/" + name, calls: calls).remove() }
    }
  }

  /// Whether a file in the folder of pictures is the store's: others are not its to delete.
  private static func isPicture(_ file: String) -> Bool {
    let name = DraftName.target(of: file) ?? file
    return name == "unsettled" || name.hasPrefix("photo-") && (try? Photo.ID(name)) != nil
  }
}
