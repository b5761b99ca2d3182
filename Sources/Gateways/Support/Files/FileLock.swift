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

  /// Takes the lock, which is held as long as the returned value lives. The system releases it when the process dies.
  func acquire() throws(GatewayError) -> Descriptor {
    try Folder.make(Folder.parent(of: file))
    let lock = try Descriptor(open(file + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600), file)
    var patience = Patience(patience)
    while flock(lock.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(errno, file) }
      if !patience.wait() { throw .busy(what: file) }
    }
    return lock
  }

  /// Whether somebody holds it now; looks only, and makes nothing.
  func isHeld() throws(GatewayError) -> Bool {
    let number = open(file + ".lock", O_RDONLY | O_CLOEXEC)
    if number < 0 && errno == ENOENT { return false }
    let lock = try Descriptor(number, file)
    defer { withExtendedLifetime(lock) {} }
    return flock(lock.number, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
