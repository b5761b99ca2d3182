import Gateways

/// The program's own files in its data folder and in every store. Commands that write a user's file don't overwrite these files.
struct ProgramFiles {
  /// Returns the folders with downloaded responses and pictures.
  static func downloads(in folder: String) -> [String] { ["answers", "images"].map { folder + "/" + $0 } }

  private let folder: String
  private let location: StoreLocation

  /// - Parameters:
  ///   - folder: the data folder.
  ///   - location: the store in use.
  init(in folder: String, _ location: StoreLocation) {
    self.folder = folder
    self.location = location
  }

  /// Returns whether a path leads to one of these files, even through another name or a link.
  func hold(_ path: String) -> Bool {
    let target = Folder.realPath(of: path)
    let known =
      [
        ShownRows.name, ShownRows.name + ".lock", SignInFile.name, SignInFile.name + ".lock",
      ]
      .map { folder + "/" + $0 } + Self.downloads(in: folder)
    // The standard stores are included even if they don't exist yet.
    let standard = LocalStore.kinds.flatMap { LocalStore.standard(in: folder, kind: $0).files.all }
    let own = known + location.ofPlaces.files.all + standard
    return own.contains { Folder.holds($0, target) } || isOfSomeStore(target)
  }

  /// Returns whether a path, or a folder that contains it, is part of an existing store.
  private func isOfSomeStore(_ target: String) -> Bool {
    var path = target
    while path.count > 1 {
      let stores = LocalStore.kinds.flatMap { $0.files.around(path) as [any StoreFiles] }
      if stores.contains(where: { $0.areThere && $0.all.contains { Folder.holds($0, target) } }) { return true }
      path = Folder.parent(of: path)
    }
    return false
  }
}

extension Kit {
  var ownFiles: ProgramFiles { ProgramFiles(in: folder, location) }
}
