import Synchronization
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls that the kit uses for files. A test can replace these calls, to simulate a full or read-only disk, or files that belong
/// to another user.
///
/// Every call, including a test's replacement, is repeated if a signal interrupts it.
///
/// A name is relative to an open folder. If the folder is `anywhere`, the name is a path.
public struct FileCalls: Sendable {
  /// Opens a file, as `openat(2)` does. Parameters: folder, name, flags. The call never blocks on a pipe. If the call creates the file,
  /// only its owner can access it.
  package var openFile: @Sendable (Int32, String, Int32) -> Int32 { didSet { openFile = repeated(openFile) } }
  /// Returns the status of an open file, as `fstat(2)` does. `nil` if the call fails, with `errno` set.
  package var look: @Sendable (Int32) -> FileStatus? { didSet { look = repeated(look) } }
  /// Returns the status of the entry with a name, as `fstatat(2)` does, without following a link. Parameters: folder, name. `nil` if the
  /// call fails, with `errno` set.
  package var lookAt: @Sendable (Int32, String) -> FileStatus? { didSet { lookAt = repeated(lookAt) } }
  /// Returns the status of the file or folder at a path, as `stat(2)` does, following links. `nil` if the call fails, with `errno` set.
  package var statusOfTarget: @Sendable (String) -> FileStatus? { didSet { statusOfTarget = repeated(statusOfTarget) } }
  /// Reads bytes, as `read(2)` does, and returns the number of bytes read, or -1 with `errno` set.
  package var take: @Sendable (Int32, UnsafeMutableRawBufferPointer) -> Int { didSet { take = repeated(take) } }
  /// Writes bytes, as `write(2)` does, and returns the number of bytes written, or -1 with `errno` set.
  package var put: @Sendable (Int32, UnsafeRawBufferPointer) -> Int { didSet { put = repeated(put) } }
  /// Flushes a file, as `fsync(2)` does, so that its data is on the storage medium. On Apple's systems, this requires `F_FULLFSYNC`, which
  /// flushes the drive's whole cache and takes milliseconds for each file. Source: Apple's manual pages `fsync(2)` and `fcntl(2)`.
  package var flush: @Sendable (Int32) -> Int32 { didSet { flush = repeated(flush) } }
  /// Locks or unlocks a file, as `flock(2)` does.
  package var lock: @Sendable (Int32, Int32) -> Int32 { didSet { lock = repeated(lock) } }
  /// Renames a file within a folder, as `renameat(2)` does. Parameters: folder, old name, new name.
  package var move: @Sendable (Int32, String, String) -> Int32 { didSet { move = repeated(move) } }
  /// Deletes a file, as `unlinkat(2)` does. Parameters: folder, name.
  package var remove: @Sendable (Int32, String) -> Int32 { didSet { remove = repeated(remove) } }
  /// Creates a file that only its owner can access, as `openat(2)` does. Parameters: folder, name. Fails if the name already exists.
  package var make: @Sendable (Int32, String) -> Int32 { didSet { make = repeated(make) } }

  /// The folder argument for a name that is a path.
  package static var anywhere: Int32 { AT_FDCWD }

  /// The actual system calls, without replacements.
  public static var system: FileCalls {
    let careful = O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    return FileCalls(
      openFile: { openat($0, $1, $2 | careful, 0o600) },
      look: { file in
        var status = stat()
        return repeating { fstat(file, &status) } == 0 ? FileStatus(status) : nil
      },
      lookAt: { folder, name in
        var status = stat()
        return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(status) : nil
      },
      statusOfTarget: { path in
        var status = stat()
        return stat(path, &status) == 0 ? FileStatus(status) : nil
      },
      take: { file, buffer in repeating { read(file, buffer.baseAddress, buffer.count) } },
      put: { file, bytes in repeating { write(file, bytes.baseAddress, bytes.count) } },
      flush: { file in
        #if canImport(Darwin)
          return FileCalls.flush(file) { fcntl($0, F_FULLFSYNC) }
        #else
          return repeating { fsync(file) }
        #endif
      },
      lock: { file, operation in repeating { flock(file, operation) } },
      move: { renameat($0, $1, $0, $2) },
      remove: { unlinkat($0, $1, 0) },
      make: { openat($0, $1, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | careful, 0o600) })
  }

  /// Flushes a file to the storage medium by calling `fully`, or by calling `fsync(2)` if the file system doesn't support `fully`.
  static func flush(_ file: Int32, fully: (Int32) -> Int32) -> Int32 {
    let result = repeating { fully(file) }
    return result < 0 && [ENOTSUP, EOPNOTSUPP, EINVAL, ENOTTY].contains(errno) ? repeating { fsync(file) } : result
  }

  /// Returns calls that simulate a disk with room for `bytes` more bytes. After these bytes, writing fails with `ENOSPC`.
  public static func full(after bytes: Int) -> FileCalls {
    let room = DiskSpace(bytes)
    var calls = system
    calls.put = { file, buffer in
      let taken = room.take(buffer.count)
      if taken == 0 && !buffer.isEmpty {
        errno = ENOSPC
        return -1
      }
      return write(file, buffer.baseAddress, taken)
    }
    return calls
  }

  /// Calls that simulate a read-only disk.
  public static var readOnly: FileCalls {
    var calls = system
    let refused: @Sendable (Int32, String) -> Int32 = { _, _ in
      errno = EROFS
      return -1
    }
    (calls.make, calls.remove) = (refused, refused)
    calls.openFile = { [open = calls.openFile] in $2 & O_ACCMODE == O_RDONLY ? open($0, $1, $2) : refused($0, $1) }
    return calls
  }
}

/// The free space on a simulated disk.
final class DiskSpace: Sendable {
  private let left: Mutex<Int>

  init(_ bytes: Int) { left = Mutex(bytes) }

  /// Reserves up to `wanted` bytes, and returns the number of reserved bytes.
  func take(_ wanted: Int) -> Int {
    left.withLock { left in
      let taken = min(wanted, left)
      left -= taken
      return taken
    }
  }
}
