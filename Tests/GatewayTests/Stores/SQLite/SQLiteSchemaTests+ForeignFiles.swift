import Foundation
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `A file that is no store's is refused, and not touched` {
  private let database: Database

  init() throws { database = try Database() }

  @Test(arguments: [
    Data("xy".utf8), Data("no database, but a text that goes on for a while\n".utf8),
    Data(repeating: 0, count: 100),
    Data(repeating: 0xFF, count: 8192), Data("SQLite format 3\u{0}".utf8),
    Data("SQLite format 3\u{0}".utf8) + Data(repeating: 7, count: 4096), Data(#"{"format":1}"#.utf8),
  ])
  func `as a file that is no database`(bytes: Data) async throws {
    try bytes.write(to: URL(filePath: database.path))
    try await expectUntouched(\.isCorrupt)
  }

  @Test(arguments: [
    "CREATE TABLE bookmark (url TEXT)", "PRAGMA user_version = 7", "PRAGMA application_id = 252006673",
    "CREATE TABLE dish (name TEXT); PRAGMA user_version = 1", "CREATE VIEW two AS SELECT 2",
    "PRAGMA journal_mode = WAL; CREATE TABLE bookmark (url TEXT)",
  ])
  func `as another program's database`(script: String) async throws {
    try { try database.foreignConnection().runScript(script) }()
    try await expectUntouched(hasLog: script.contains("WAL")) {
      $0.isCorrupt(database.path, because: "another program")
    }
  }

  @Test(arguments: [SQLiteSchema.version + 1, SQLiteSchema.version + 2, 2_147_483_647])
  func `as a newer kit's`(version: Int) async throws {
    try await database.store().seed(try Samples.menu())
    try {
      try database.foreignConnection().runScript("PRAGMA user_version = \(version); DROP TABLE dish")
    }()
    try await expectUntouched(hasLog: true) {
      $0 == .newerVersion(what: database.path, found: version, known: SQLiteSchema.version)
    }
  }

  @Test(arguments: [-1, -2_147_483_648])
  func `as a database of a version that is none`(version: Int) async throws {
    try await database.store().seed([])
    try { try database.foreignConnection().runScript("PRAGMA user_version = \(version)") }()
    try await expectUntouched(hasLog: true, \.isCorrupt)
  }

  @Test func `as a store's with a page overwritten`() async throws {
    try await database.store().seed(try (0..<500).map { try Samples.dish("Plato \($0)") })
    var bytes = try database.bytes()
    let pageSize = 4096
    bytes.replaceSubrange(pageSize * 2..<pageSize * 9, with: Data(repeating: 0xA5, count: pageSize * 7))
    try bytes.write(to: URL(filePath: database.path))
    let store = database.store()
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt }
    #expect(try database.bytes() == bytes)
  }

  @Test func `as a folder`() async throws {
    try FileManager.default.createDirectory(atPath: database.path, withIntermediateDirectories: true)
    let store = database.store()
    await #expect { try await store.reset() } throws: { $0.isUnavailable(database.path) }
    #expect(try database.files() == ["recetas.sqlite"])
  }

  @Test func `but an empty file becomes one`() async throws {
    try Data().write(to: URL(filePath: database.path))
    try await database.store().seed(try Samples.menu())
    #expect(try await database.store().inventory()[.dishes] == 5)
  }

  private func expectUntouched(hasLog: Bool = false, _ isExpected: (GatewayError) -> Bool) async throws {
    let before = try database.bytes()
    for access in [SQLiteStore.Access.readWrite, .readOnly] {
      let store = database.store(access)
      for _ in 1...2 {
        await #expect { try await store.reset() } throws: { ($0 as? GatewayError).map(isExpected) ?? false }
        await #expect { _ = try await store.contents() } throws: { ($0 as? GatewayError).map(isExpected) ?? false }
      }
    }
    #expect(try database.bytes() == before)
    let files = try database.files()
    // A reader of a file with a log leaves an empty one.
    let others = hasLog ? files.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } : files
    #expect(others == ["recetas.sqlite"])
  }
}
