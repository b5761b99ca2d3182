import Synchronization
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls behind the kit's files, so that a test can let each of them fail as a full or a read-only disk does, or find what
/// somebody else has laid there.
///
/// A call that a signal interrupts is repeated, also one that a test puts in.
///
/// A name is that of a file in an open folder, or a path where the folder is `anywhere`.
public struct FileCalls: Sendable {
  /// As `openat(2)`: folder, name, flags. It never waits for whoever is at the other end of a pipe, and makes files for their owner alone.
  package var openFile: @Sendable (Int32, String, Int32) -> Int32 { didSet { openFile = repeated(openFile) } }
  /// As `fstat(2)`; `nil`: it failed, with `errno`.
  package var look: @Sendable (Int32) -> FileStatus? { didSet { look = repeated(look) } }
  /// As `fstatat(2)`, of a link itself: folder, name; `nil`: it failed, with `errno`.
  package var lookAt: @Sendable (Int32, String) -> FileStatus? { didSet { lookAt = repeated(lookAt) } }
  /// As `stat(2)`, of what a link leads to; `nil`: it failed, with `errno`.
  package var lookBehind: @Sendable (String) -> FileStatus? { didSet { lookBehind = repeated(lookBehind) } }
  /// As `read(2)`.
  package var take: @Sendable (Int32, UnsafeMutableRawBufferPointer) -> Int { didSet { take = repeated(take) } }
  /// As `write(2)`: how many bytes were taken, or -1 and `errno`.
  package var put: @Sendable (Int32, UnsafeRawBufferPointer) -> Int { didSet { put = repeated(put) } }
  /// As `fsync(2)`: what was written is on the medium afterwards. On Apple's systems that takes `F_FULLFSYNC`, which empties the drive's
  /// whole cache, so each file costs milliseconds. Source: the manual pages `fsync(2)` and `fcntl(2)` there.
  package var flush: @Sendable (Int32) -> Int32 { didSet { flush = repeated(flush) } }
  /// As `flock(2)`.
  package var lock: @Sendable (Int32, Int32) -> Int32 { didSet { lock = repeated(lock) } }
  /// As `renameat(2)` within a folder: from, to.
  package var move: @Sendable (Int32, String, String) -> Int32 { didSet { move = repeated(move) } }
  /// As `unlinkat(2)`: folder, name.
  package var remove: @Sendable (Int32, String) -> Int32 { didSet { remove = repeated(remove) } }
  /// As `openat(2)` for a new file that only its owner may read: folder, name. Whatever has the name already makes it fail.
  package var make: @Sendable (Int32, String) -> Int32 { didSet { make = repeated(make) } }

  /// Stands for the folder where a name is a path.
  package static var anywhere: Int32 { AT_FDCWD }

  /// The calls of the system itself.
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
      lookBehind: { path in
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

  /// Flushes a file down to the medium by `fully`, or by `fsync(2)` alone on a file system that supports nothing else.
  static func flush(_ file: Int32, fully: (Int32) -> Int32) -> Int32 {
    let result = repeating { fully(file) }
    return result < 0 && [ENOTSUP, EOPNOTSUPP, EINVAL, ENOTTY].contains(errno) ? repeating { fsync(file) } : result
  }

  /// A disk on which `bytes` more can be written: then the system's "no space left".
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

  /// A disk that can only be read.
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

/// How many bytes can still be written to a disk that is about to be full.
final class DiskSpace: Sendable {
  private let left: Mutex<Int>

  init(_ bytes: Int) { left = Mutex(bytes) }

  /// As many of `wanted` bytes as there is room for.
  func take(_ wanted: Int) -> Int {
    left.withLock { left in
      let taken = min(wanted, left)
      left -= taken
      return taken
    }
  }
}
