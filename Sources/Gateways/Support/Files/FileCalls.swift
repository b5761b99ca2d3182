import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls behind ``AtomicFile``, so that a test can let each of them fail as a full or a read-only disk does.
public struct FileCalls: Sendable {
  /// As `write(2)`: how many bytes were taken, or -1 and `errno`.
  public var put: @Sendable (Int32, UnsafeRawBufferPointer) -> Int
  /// As `fsync(2)`.
  public var flush: @Sendable (Int32) -> Int32
  /// As `rename(2)`: from, to.
  public var move: @Sendable (String, String) -> Int32
  /// As `open(2)` for a new file that only its owner may read.
  public var make: @Sendable (String) -> Int32

  /// The calls of the system itself.
  public static var system: FileCalls {
    FileCalls(
      put: { write($0, $1.baseAddress, $1.count) },
      flush: { fsync($0) },
      move: { rename($0, $1) },
      make: { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) })
  }

  /// Renames a draft over the file at `path`.
  func settle(_ draft: String, as path: String) throws(GatewayError) {
    if move(draft, path) != 0 { throw .system(errno, path) }
  }

  /// A disk on which `bytes` more can be written: then the system's "no space left".
  public static func full(after bytes: Int) -> FileCalls {
    let room = Room(bytes)
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
    calls.make = { _ in
      errno = EROFS
      return -1
    }
    return calls
  }
}
