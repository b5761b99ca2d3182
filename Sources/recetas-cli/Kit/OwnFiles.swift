import Gateways

/// The files that belong to the program: of its data folder, and of every store. Commands that write a user's file leave them alone.
struct OwnFiles {
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
    var own = known + location.ofPlaces.ownFiles + LocalStore.json(folder: folder).ownFiles
    own += LocalStore.standard(in: folder).ownFiles
    return own.contains { Folder.holds($0, target) } || isOfSomeStore(target)
  }

  /// Whether a path, or a folder that holds it, is part of a store that exists.
  private func isOfSomeStore(_ target: String) -> Bool {
    var path = target
    while path.count > 1 {
      let parent = Folder.parent(of: path)
      let stores = [LocalStore.json(folder: parent)] + Self.databases(of: path)
      if stores.contains(where: { $0.isThere && $0.ownFiles.contains { Folder.holds($0, target) } }) { return true }
      path = parent
    }
    return false
  }

  #if SQLite
    /// The databases that a file may be, or be beside.
    private static func databases(of path: String) -> [LocalStore] {
      LocalStore.endings.filter { path.hasSuffix($0) }.map { .sqlite(path: String(path.dropLast($0.count))) }
    }
  #else
    private static func databases(of path: String) -> [LocalStore] { [] }
  #endif
}

extension Kit {
  var ownFiles: OwnFiles { OwnFiles(in: folder, location) }
}

extension LocalStore {
  #if SQLite
    /// The endings of a database's files: the name of the database is the rest.
    fileprivate static let endings = ["", "-wal", "-shm", "-journal", ".places"]
  #endif

  fileprivate var ownFiles: [String] {
    switch self {
    case .memory: []
    case .json(let folder): ["recetas.json", "recetas.json.lock"].map { folder + "/" + $0 } + folders
    #if SQLite
      // Beside the file itself, whatever link led there.
      case .sqlite(let path): Self.endings.map { Folder.realPath(of: path) + $0 }
    #endif
    }
  }

  fileprivate var isThere: Bool {
    switch self {
    case .memory: false
    case .json: file.map { Folder.status($0)?.kind == .file } ?? false
    #if SQLite
      case .sqlite(let path): (try? OpenFile.beginning(of: path, 16)) == Array("SQLite format 3\0".utf8)
    #endif
    }
  }
}
