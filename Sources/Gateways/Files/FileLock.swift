import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock between processes, and between stores in one: held while the file beside it is read, changed and replaced.
///
/// The system drops it when its holder dies.
struct FileLock {
  /// The file that is protected; errors name it.
  let file: String
  /// How long to wait for another holder.
  var patience: Duration = .seconds(10)

  func hold<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    try Folder.make(Folder.parent(of: file))
    let lock = open(file + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .system(errno, file) }
    defer { close(lock) }
    try acquire(lock)
    return try body()
  }

  private func acquire(_ lock: Int32) throws(GatewayError) {
    var patience = Patience(patience)
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(errno, file) }
      if !patience.wait() { throw .busy(what: file) }
    }
  }
}
