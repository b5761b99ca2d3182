import Gateways

/// The files that belong to the program: of its data folder, and of every store. Commands that write a user's file leave them alone.
struct ProgramFiles {
  /// The folders with what was downloaded: answers of services, and pictures.
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

  /// Whether a path is one of these files, whatever name or link leads there.
  func hold(_ path: String) -> Bool {
    let target = Folder.realPath(of: path)
    let known =
      [
        ShownRows.name, ShownRows.name + ".lock", SignInFile.name, SignInFile.name + ".lock",
      ]
      .map { folder + "/" + $0 } + Self.downloads(in: folder)
    // Those of the standard stores may be yet to come.
    let standard = LocalStore.kinds.flatMap { LocalStore.standard(in: folder, kind: $0).files.all }
    let own = known + location.ofPlaces.files.all + standard
    return own.contains { Folder.holds($0, target) } || isOfSomeStore(target)
  }

  /// Whether a path, or a folder that holds it, is part of a store that exists.
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
