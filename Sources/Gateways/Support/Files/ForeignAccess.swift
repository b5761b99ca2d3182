/// How another user can put data in files of this user.
package enum ForeignAccess: Sendable, Hashable {
  /// The file belongs to another user.
  case owner(path: String)
  /// Other users may change the file or folder.
  case writable(path: String, permissions: UInt32)

  /// Looks at a store's file, the files that SQLite keeps next to it, its folders, and the folder around them.
  ///
  /// - Parameter folders: hold the store's pictures.
  /// - Returns: `nil` if only this user can change them.
  package init?(toStoreAt file: String, folders: [String]) {
    if let access = ["", "-wal", "-shm", "-journal"].lazy.compactMap({ ForeignAccess(toFile: file + $0) }).first {
      self = access
      return
    }
    if let access = folders.lazy.compactMap(ForeignAccess.init(toFolder:)).first {
      self = access
      return
    }
    // In a folder with the sticky bit others create files, but replace none.
    let folder = Folder.parent(of: Folder.realPath(of: file))
    guard let status = Folder.status(folder), status.permissions & 0o002 != 0, !status.isSticky else { return nil }
    self = .writable(path: folder, permissions: status.permissions)
  }

  /// Looks at a folder whose files are read as this user's own, even those that were created by others under a sticky bit.
  ///
  /// - Returns: `nil` if only this user, or a group of the user, can write in it, or it does not exist.
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

  /// Looks at one file.
  ///
  /// - Returns: `nil` if only this user can write it, or it does not exist.
  package init?(toFile path: String) {
    guard let status = Folder.status(path) else { return nil }
    // The administrator is another user, too: whoever runs a command as root may not mean to read what a user has prepared.
    if !status.isMine {
      self = .owner(path: path)
    } else if status.permissions & 0o022 != 0 {
      self = .writable(path: path, permissions: status.permissions)
    } else {
      return nil
    }
  }
}
