import Foundation
import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `The error of an unreadable seed file` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/platos.json" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `A missing seed file is reported as missing`() async {
    for path in [path, folder.path + "/nada/platos.json"] {
      await #expect(throws: SeedSourceError.missing(path: path)) { try await seedItems(DishSeed.file(path)) }
    }
  }

  @Test func `A seed path with a file in place of a folder is reported as missing`() async throws {
    try Data("[]".utf8).write(to: URL(filePath: path))
    let inside = path + "/platos.json"
    await #expect(throws: SeedSourceError.missing(path: inside)) { try await seedItems(DishSeed.file(inside)) }
  }

  @Test func `A folder in place of a seed file is refused`() async {
    let path = folder.path
    await #expect(throws: SeedSourceError.notAFile(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test func `A pipe in place of a seed file is refused without waiting for a program to write to it`() async throws {
    try #require(mkfifo(path, 0o600) == 0)
    await #expect(throws: SeedSourceError.notAFile(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test(arguments: ["/dev/zero", "/dev/null"])
  func `A device in place of a seed file is refused`(path: String) async {
    await #expect(throws: SeedSourceError.notAFile(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test(.enabled("the superuser can read everything") { geteuid() != 0 })
  func `A seed file without read permission is refused`() async throws {
    try Data("[]".utf8).write(to: URL(filePath: path))
    try #require(chmod(path, 0o000) == 0)
    await #expect(throws: SeedSourceError.notAllowed(path: path)) { try await seedItems(DishSeed.file(path)) }
  }

  @Test func `A malformed seed file is refused with the position of the error`() async throws {
    try Data("[\n  {\"nombre\": \"Piña\",}\n]".utf8).write(to: URL(filePath: path))
    let error = SeedSourceError.malformed(path: path, .unexpected(found: "}"), line: 2, column: 22)
    await #expect(throws: error) { try await seedItems(DishSeed.file(path)) }
  }

  @Test func `The records before an error in a seed file are returned before the error is thrown`() async throws {
    try Data("[\(dishRecord()),\n\(dishRecord())".utf8).write(to: URL(filePath: path))
    var reader = try await DishSeed.file(path).open()
    #expect(try reader.next() != nil)
    #expect(try reader.next() != nil)
    let column = dishRecord().utf8.count + 1
    #expect(throws: SeedSourceError.malformed(path: path, .truncated, line: 2, column: column)) {
      try reader.next()
    }
  }

  @Test func `A seed file is read from the start each time it is opened`() async throws {
    try Data("[\(dishRecord())]".utf8).write(to: URL(filePath: path))
    let source = DishSeed.file(path)
    for _ in 1...2 {
      var reader = try await source.open()
      #expect(try reader.next() != nil)
      #expect(try reader.next() == nil)
    }
  }
}

@Suite struct `The progress of reading a seed file` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/platos.json" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `The reader of a seed file reports the number of bytes read at the end of each record`() async throws {
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

  @Test func `The number of bytes read from a seed file is correct across many chunks`() async throws {
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
