/// A way in which another user can change the data that this user reads.
package enum ForeignAccess: Sendable, Hashable {
  /// The file belongs to another user.
  case owner(path: String)
  /// Other users can change the file or folder.
  case writable(path: String, permissions: UInt32)

  /// Examines a store's file, the files that SQLite keeps next to it, its folders, and its parent folder.
  ///
  /// - Parameter folders: the folders with the store's pictures.
  /// - Returns: `nil` if only this user can change these files and folders.
  package init?(toStoreAt file: String, folders: [String]) {
    if let access = ["", "-wal", "-shm", "-journal"].lazy.compactMap({ ForeignAccess(toFile: file + $0) }).first {
      self = access
      return
    }
    if let access = folders.lazy.compactMap(ForeignAccess.init(toFolder:)).first {
      self = access
      return
    }
    // In a folder with the sticky bit, other users can create files but can't replace existing ones.
    let folder = Folder.parent(of: Folder.realPath(of: file))
    guard let status = Folder.status(folder), status.permissions & 0o002 != 0, !status.isSticky else { return nil }
    self = .writable(path: folder, permissions: status.permissions)
  }

  /// Examines a folder whose files are trusted as much as this user's own files. Other users must not be able to create files there, even
  /// if the folder has the sticky bit.
  ///
  /// - Returns: `nil` if the folder doesn't exist, or if only this user or one of the user's groups can write to it.
  package init?(toFolder path: String) {
    guard let status = Folder.status(path) else { return nil }
    if !status.isMine {
      self = .owner(path: path)
    } else if status.permissions & 0o002 != 0 {
      self = .writable(path: path, permissions: status.permissions)
    } else {
      return nil
    }
  }

  /// Examines a file.
  ///
  /// - Returns: `nil` if the file doesn't exist, or if only this user can write to it.
  package init?(toFile path: String) {
    guard let status = Folder.status(path) else { return nil }
    // Another user's file is reported even to the administrator. A command that runs as root might otherwise trust data prepared by any
    // user.
    if !status.isMine {
      self = .owner(path: path)
    } else if status.permissions & 0o022 != 0 {
      self = .writable(path: path, permissions: status.permissions)
    } else {
      return nil
    }
  }
}
