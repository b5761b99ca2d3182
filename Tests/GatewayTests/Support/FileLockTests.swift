@testable import Gateways
import GatewayTesting
import Synchronization
import TestSupport
import Testing
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct `A lock on a file` {
  /// A simulated child process that still has the parent's descriptors, since it hasn't started its program yet.
  private final class Child: Sendable {
    let copies = Mutex<[Int32]>([])

    /// File calls that simulate the start of a child process whenever a file is locked.
    var calls: FileCalls {
      var calls = FileCalls.system
      let lock = calls.lock
      calls.lock = { [self] file, operation in
        let result = lock(file, operation)
        if result == 0, operation != LOCK_UN { copies.withLock { $0.append(dup(file)) } }
        return result
      }
      return calls
    }

    deinit { copies.withLock { $0.forEach { close($0) } } }
  }

  @Test func `A released file lock is free even if a child process still has the file open`() throws {
    let folder = try TemporaryFolder()
    let child = Child()
    let lock = FileLock(file: folder.path + "/file", patience: .zero, calls: child.calls)
    try lock.hold { () throws(GatewayError) in
      #expect(try lock.isHeld())
      #expect(throws: GatewayError.busy(what: lock.file)) { try lock.hold {} }
    }
    #expect(try !lock.isHeld())
    try lock.hold {}
    #expect(child.copies.withLock(\.count) == 3)
  }
}
