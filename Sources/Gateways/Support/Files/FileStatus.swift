#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The status of a file, as returned by `stat(2)`.
package struct FileStatus: Sendable, Hashable {
  /// The type of a file.
  package enum Kind: Sendable, Hashable {
    case file, folder, link
    /// A pipe, a socket or a device.
    case other
  }

  package var kind: Kind
  /// The id of the user who owns the file.
  package var owner: UInt32
  /// The permission bits.
  package var permissions: UInt32
  /// Whether the folder has the sticky bit, so that only the owner of a file in the folder can rename or delete the file.
  package var isSticky: Bool
  /// The number of hard links.
  package var links: Int
  package var device: UInt64
  package var inode: UInt64
  /// The size of the file, in bytes.
  package var size: Int64
  /// The time of the last modification, in seconds since 1970.
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

  /// Whether both values describe the same file, even if the file was modified in the meantime.
  package func isSame(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }

  /// Whether the file belongs to the user who runs this process.
  package var isMine: Bool { owner == geteuid() }
}
