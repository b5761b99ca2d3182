import Entities
import MemoryGateways
public import UseCases

extension StateStore {
  /// Deletes a file that can't be read, with all pictures: what is left of a store that can't be reset.
  ///
  /// - Throws: `GatewayError.corrupt(what:why:)` if there is no sign in it that it was a store, which is left as it is.
  public static func discard(folder: String) throws(GatewayError) {
    let file = Folder.target(of: folder + "/recetas.json")
    let photos = Folder.parent(of: file) + "/photos"
    let lock = try FileLock(file: file).acquire()
    defer { withExtendedLifetime(lock) {} }
    let marks = ["\"dishes\"", "\"manufacturers\"", "\"recipes\"", "\"seeded\"", "\"users\""]
    guard try StoreRemains(file, marks: marks).areOfStore() else {
      throw .corrupt(what: file, why: "nothing in it shows that it was a store")
    }
    // Before the file, so that it can be repeated if the process is killed in between.
    for picture in try FolderFile.all(in: photos, .system) where isPicture(picture.name) {
      try AtomicFile(photos + "/" + picture.name).remove()
    }
    try AtomicFile(file).remove()
  }

  /// Whether a file in the folder of pictures is the store's: others are not its to delete.
  private static func isPicture(_ file: String) -> Bool {
    let name = DraftName.target(of: file) ?? file
    return name == "unsettled" || name.hasPrefix("photo-") && (try? Photo.ID(name)) != nil
  }
}
