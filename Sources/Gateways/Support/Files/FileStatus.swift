#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a file is, as `stat(2)` tells it.
package struct FileStatus: Sendable, Hashable {
  /// The type of a file.
  package enum Kind: Sendable, Hashable {
    case file, folder, link
    /// A pipe, a socket or a device.
    case other
  }

  package var kind: Kind
  /// The user that it belongs to.
  package var owner: UInt32
  /// Who may read and write it: the permission bits.
  package var permissions: UInt32
  /// Whether only the owner of a file in this folder may rename or delete it.
  package var isSticky: Bool
  /// How many names it has.
  package var links: Int
  package var device: UInt64
  package var inode: UInt64
  /// In bytes.
  package var size: Int64
  /// When it was changed last, since 1970.
  package var seconds: Int
  package var nanoseconds: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    owner = status.st_uid
    permissions = UInt32(status.st_mode) & 0o777
    isSticky = status.st_mode & S_ISVTX != 0
    links = Int(status.st_nlink)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = changed.tv_sec
    nanoseconds = changed.tv_nsec
  }

  /// Whether both are the same file, whatever was written to it in between.
  package func isSame(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }

  /// Whether it belongs to the user of this process.
  package var isMine: Bool { owner == geteuid() }
}
