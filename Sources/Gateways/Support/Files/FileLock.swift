import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock between processes, and between stores in one: held while the file beside it is read, changed and replaced.
struct FileLock {
  /// The file that is protected; errors name it.
  let file: String
  /// How long to wait for another holder.
  var patience: Duration = .seconds(10)

  func hold<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    let lock = try acquire()
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// The lock, which is held as long as the answer lives; the system drops it when its holder's process dies.
  func acquire() throws(GatewayError) -> HeldLock {
    try Folder.make(Folder.parent(of: file))
    let descriptor = open(file + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno, file) }
    let lock = HeldLock(descriptor)
    var patience = Patience(patience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(errno, file) }
      if !patience.wait() { throw .busy(what: file) }
    }
    return lock
  }

  /// Whether somebody holds it now; looks only, and makes nothing.
  func isHeld() throws(GatewayError) -> Bool {
    let descriptor = open(file + ".lock", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return false }
      throw .system(errno, file)
    }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}

/// A lock that is held, until its last owner goes.
final class HeldLock: Sendable {
  private let descriptor: Int32

  fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
