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
  let path: String
  /// How long to wait for another holder, in milliseconds.
  var patience = 5000

  func hold<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    try Folder.make(Folder.parent(of: path))
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .system(errno, path) }
    defer { close(file) }
    try acquire(file)
    return try body()
  }

  private func acquire(_ file: Int32) throws(GatewayError) {
    var waited = 0
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(errno, path) }
      if waited >= patience { throw .busy(what: path) }
      // A waiting lock has no time limit of its own; the thread is the store's own, so it may be held up.
      usleep(2000)
      waited += 2
    }
  }
}
