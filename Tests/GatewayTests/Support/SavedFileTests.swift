import Foundation
@testable import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `A file that is saved for a user` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/mapa.svg" }

  init() throws { folder = try TemporaryFolder() }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `is there whole, with nothing beside it`() throws {
    for text in ["one", "two"] {
      try SavedFile(path).save(Array(text.utf8))
      #expect(try self.text(path) == text)
      #expect(try names() == ["mapa.svg"])
    }
  }

  @Test func `keeps the rights of the one that was there`() throws {
    try SavedFile(path).save([1])
    #expect(chmod(path, 0o640) == 0)
    try SavedFile(path).save([2])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func `is written where a link leads, and never over a folder`() throws {
    let file = try folder.file("real", "old")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file)
    try SavedFile(path).save(Array("new".utf8))
    #expect(try text(file) == "new")
    #expect(throws: GatewayError.self) { try SavedFile(folder.path).save([1]) }
    #expect(try names() == ["mapa.svg", "real"])
  }

  @Test(arguments: [FileCalls.full(after: 0), .full(after: 2)])
  func `stays what it was where there is no room, with nothing beside it`(calls: FileCalls) throws {
    try SavedFile(path).save(Array("old".utf8))
    #expect { try SavedFile(path, calls: calls).save(Array("new".utf8)) } throws: { $0.isFull }
    #expect(try text(path) == "old")
    #expect(try names() == ["mapa.svg"])
  }
}
