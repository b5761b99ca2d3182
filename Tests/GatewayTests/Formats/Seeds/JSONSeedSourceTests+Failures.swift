import Foundation
import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `A seed file that can't be read says why` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/platos.json" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `because it is not there`() async {
    for path in [path, folder.path + "/nada/platos.json"] {
      await #expect(throws: SeedSourceError.missing(path: path)) { try await seedItems(DishSeed.file(path)) }
    }
  }

  @Test func `because what should be a folder is a file`() async throws {
    try Data("[]".utf8).write(to: URL(filePath: path))
    let inside = path + "/platos.json"
    await #expect(throws: SeedSourceError.missing(path: inside)) { try await seedItems(DishSeed.file(inside)) }
  }

  @Test func `because it is a folder`() async {
    let path = folder.path
    await #expect(throws: SeedSourceError.notAFile(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test func `because it is a pipe, without waiting for anybody`() async throws {
    try #require(mkfifo(path, 0o600) == 0)
    await #expect(throws: SeedSourceError.notAFile(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test(arguments: ["/dev/zero", "/dev/null"])
  func `because it is a device`(path: String) async {
    await #expect(throws: SeedSourceError.notAFile(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test(.enabled("the super-user may read everything") { geteuid() != 0 })
  func `because this user may not`() async throws {
    try Data("[]".utf8).write(to: URL(filePath: path))
    try #require(chmod(path, 0o000) == 0)
    await #expect(throws: SeedSourceError.notAllowed(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test func `because it is malformed, with the place`() async throws {
    try Data("[\n  {\"nombre\": \"Piña\",}\n]".utf8).write(to: URL(filePath: path))
    let error = SeedSourceError.malformed(path: path, .unexpected(found: "}"), line: 2, column: 22)
    await #expect(throws: error) { try await seedItems(DishSeed.file(path)) }
  }

  @Test func `after the records before the place were handed out`() async throws {
    try Data("[\(dishRecord()),\n\(dishRecord())".utf8).write(to: URL(filePath: path))
    var reader = try await DishSeed.file(path).open()
    #expect(try reader.next() != nil)
    #expect(try reader.next() != nil)
    let column = dishRecord().utf8.count + 1
    #expect(throws: SeedSourceError.malformed(path: path, .truncated, line: 2, column: column)) {
      try reader.next()
    }
  }

  @Test func `but is read from the start each time it is opened`() async throws {
    try Data("[\(dishRecord())]".utf8).write(to: URL(filePath: path))
    let source = DishSeed.file(path)
    for _ in 1...2 {
      var reader = try await source.open()
      #expect(try reader.next() != nil)
      #expect(try reader.next() == nil)
    }
  }
}
