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

@Suite struct `A seed file tells how far it is read` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/platos.json" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `in bytes, at the end of each record, of the bytes of the file`() async throws {
    let text = "[\(dishRecord()),\n  \(dishRecord("\"Pan\""))]\n\n"
    try Data(text.utf8).write(to: URL(filePath: path))
    var reader = try await DishSeed.file(path).open()
    #expect(reader.totalBytes == text.utf8.count)
    #expect(reader.bytesRead == 0)

    let first = 1 + dishRecord().utf8.count
    _ = try reader.next()
    #expect(reader.bytesRead == first)
    _ = try reader.next()
    #expect(reader.bytesRead == first + 4 + dishRecord("\"Pan\"").utf8.count)
    #expect(try reader.next() == nil)
    #expect(reader.bytesRead == text.utf8.count)
  }

  @Test func `however many chunks it is read in`() async throws {
    let text = Array(repeating: dishRecord(), count: 5000).joined(separator: "\n")
    try Data(text.utf8).write(to: URL(filePath: path))
    var reader = try await DishSeed.file(path).open()
    for record in 1...5000 {
      _ = try reader.next()
      try #require(reader.bytesRead == record * (dishRecord().utf8.count + 1) - 1)
    }
    #expect(reader.totalBytes == reader.bytesRead)
  }
}
