package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock between processes, and between stores in one process. It is held while the protected file, which is next to the lock, is read,
/// changed and replaced.
package struct FileLock {
  /// The path of the protected file, which also appears in errors.
  let file: String
  /// The maximum time to wait while another process or store holds the lock.
  var patience: Duration
  var calls: FileCalls

  package init(file: String, patience: Duration = .seconds(10), calls: FileCalls = .system) {
    (self.file, self.patience, self.calls) = (file, patience, calls)
  }

  private var path: String { file + ".lock" }

  package func hold<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    let lock = try acquire()
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Holds the lock during asynchronous work. No thread is blocked while this method waits for the lock.
  package func holdWhile<Answer>(
    _ body: () async throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    var turn = self
    turn.patience = .zero
    var left = patience
    while true {
      let lock: HeldLock
      do { lock = try turn.acquire() } catch .failed(_, .busy) where left > .zero {
        do { try await Task.sleep(for: .milliseconds(10)) } catch { throw .cancelled }
        left -= .milliseconds(10)
        continue
      } catch {
        throw error
      }
      defer { withExtendedLifetime(lock) {} }
      return try await body()
    }
  }

  /// Acquires the lock, which is held until the returned value is released. The system also releases the lock when the process ends.
  func acquire() throws(GatewayError) -> HeldLock {
    try Folder.make(Folder.parent(of: file))
    var timeout = LockTimeout(patience)
    while true {
      let lock = try PlainFile(making: path, for: file, calls)
      while calls.lock(lock.file.number, LOCK_EX | LOCK_NB) != 0 {
        guard errno == EWOULDBLOCK else { throw .system(errno, file) }
        if !timeout.wait() { throw .busy(what: file) }
      }
      // If the lock file was deleted in the meantime, the next process would lock a new file. This lock is then invalid.
      let there = calls.lookAt(FileCalls.anywhere, path)
      if there == nil && errno != ENOENT { throw .system(errno, file) }
      if there?.isSame(as: lock.status) == true { return HeldLock(lock.file, calls) }
      if !timeout.wait() { throw .busy(what: file) }
    }
  }

  /// Whether any process currently holds the lock. Checking creates no files.
  func isHeld() throws(GatewayError) -> Bool {
    guard let lock = try PlainFile(reading: path, followsLinks: false, calls) else { return false }
    defer { withExtendedLifetime(lock) {} }
    if calls.lock(lock.file.number, LOCK_SH | LOCK_NB) != 0 { return errno == EWOULDBLOCK }
    defer { withExtendedLifetime(HeldLock(lock.file, calls)) {} }
    return false
  }
}

extension OpenFolder {
  /// Acquires the lock of the folder itself, to create a file in the folder. `nil` if the file system doesn't support such locks.
  ///
  /// - Parameter file: the path of the file to create, for error messages.
  package func lock(toMake file: String, patience: Duration) throws(GatewayError) -> HeldLock? {
    var timeout = LockTimeout(patience)
    while calls.lock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { return nil }
      if !timeout.wait() { throw .busy(what: file) }
    }
    return HeldLock(folder, calls)
  }
}

/// An acquired lock, which is released on deinitialization.
///
/// Closing the file is not enough to release the lock. A child process has a copy of the descriptor until it executes its program, and
/// would hold the lock until then.
package final class HeldLock: Sendable {
  private let file: Descriptor
  private let calls: FileCalls

  fileprivate init(_ file: Descriptor, _ calls: FileCalls) {
    self.file = file
    self.calls = calls
  }

  deinit { _ = calls.lock(file.number, LOCK_UN) }
}
