import Foundation
import GatewayTesting
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `File calls on other systems` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.file("a", "mine")
  }

  /// Opening a socket fails with ENXIO on Linux and with EOPNOTSUPP on Apple's systems.
  @Test(arguments: [ENXIO, ENODEV, EOPNOTSUPP])
  func `An object that can't be opened as a file is refused because it isn't a plain file`(code: Int32) throws {
    var calls = FileCalls.system
    calls.openFile = { _, _, _ in refuse(code) }
    let refusal = GatewayError.unusableFile(what: path, why: .notPlain)
    #expect(throws: refusal) { try AtomicFile(path, calls: calls).read() }
    #expect(throws: refusal) { try PlainFile(making: path, for: "the store", calls) }
    #expect(throws: SeedSourceError.notAFile(path: path)) { try OpenFile(path, calls) }
  }

  @Test func `A file name that the file system refuses is reported as unavailable`() throws {
    for code in [EILSEQ, ENAMETOOLONG] {
      var calls = FileCalls.system
      calls.openFile = { _, _, _ in refuse(code) }
      #expect(throws: GatewayError.unavailable(what: path, why: GatewayError.reason(code))) {
        try AtomicFile(path, calls: calls).read()
      }
    }
  }

  @Test(arguments: [ENOTSUP, EOPNOTSUPP, EINVAL, ENOTTY])
  func `A plain flush replaces a full flush that the file system doesn't support`(code: Int32) throws {
    let file = open(path, O_WRONLY)
    defer { close(file) }
    #expect(FileCalls.flush(file) { _ in refuse(code) } == 0)
    #expect(FileCalls.flush(-1) { _ in refuse(code) } == -1)
    #expect(errno == EBADF)
  }

  @Test func `A plain flush doesn't follow a full flush that succeeds or fails with an I/O error`() throws {
    #expect(FileCalls.flush(-1) { _ in 0 } == 0)
    let file = open(path, O_WRONLY)
    defer { close(file) }
    #expect(FileCalls.flush(file) { _ in refuse(EIO) } == -1)
    #expect(errno == EIO)
  }

}

/// Fails with this error, as a system call would.
private func refuse(_ code: Int32) -> Int32 {
  errno = code
  return -1
}
