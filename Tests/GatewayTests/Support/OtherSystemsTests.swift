import Foundation
import GatewayTesting
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `File calls of other systems` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.file("a", "mine")
  }

  /// Linux refuses to open a socket with ENXIO, Apple's systems with EOPNOTSUPP.
  @Test(arguments: [ENXIO, ENODEV, EOPNOTSUPP])
  func `A file that the system can't open as one is refused as no plain file`(code: Int32) throws {
    var calls = FileCalls.system
    calls.openFile = { _, _, _ in
      errno = code
      return -1
    }
    let refusal = GatewayError.unusableFile(what: path, why: .notPlain)
    #expect(throws: refusal) { try AtomicFile(path, calls: calls).read() }
    #expect(throws: refusal) { try PlainFile(making: path, for: "the store", calls) }
    #expect(throws: SeedSourceError.notAFile(path: path)) { try OpenFile(path, calls) }
  }
}
