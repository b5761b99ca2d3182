import Entities
import Foundation
import Gateways
@testable import SQLiteGateways
import TestSupport
import Testing
import UseCases

/// The database of an SQLite store, with direct access to it.
struct Database {
  let folder: TemporaryFolder
  let path: String

  init(_ name: String = "recetas.sqlite") throws {
    folder = try TemporaryFolder()
    path = folder.path + "/" + name
  }

  func store(_ access: SQLiteStore.Access = .readWrite) -> SQLiteStore {
    SQLiteStore(path: path, access: access)
  }

  /// Returns a connection like the store's, with checks and foreign keys enabled.
  func connection(_ access: SQLiteStore.Access = .readWrite) throws -> SQLiteConnection {
    try SQLiteFile(path, access).open()
  }

  /// Returns a connection like that of any other program. The database file is created if it is missing.
  func foreignConnection() throws -> SQLiteConnection {
    let (readWrite, create): (Int32, Int32) = (2, 4)
    return try SQLiteConnection(path, path: path, flags: readWrite | create)
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  /// Returns the names of the files in the folder.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

// Damage is written to the bytes of a closed file, since Apple's SQLite doesn't let programs write the schema (`writable_schema`).
extension Database {
  /// Fills a store and closes it.
  func fill() async throws {
    let store = store()
    try await UsedStore.fill(store)
    try await store.close()
  }

  /// Overwrites a string in the closed file with another string of the same length. The first occurrence on or after page `page` is
  /// replaced.
  func overwrite(
    _ text: some StringProtocol, with other: some StringProtocol, fromPage page: Int = 1
  ) throws {
    try #require(text.utf8.count == other.utf8.count)
    var bytes = try bytes()
    let start = (page - 1) * 4096
    let range = try #require(bytes.range(of: Data(text.utf8), in: start..<bytes.count), "the file lacks \(text)")
    bytes.replaceSubrange(range, with: Data(other.utf8))
    try bytes.write(to: URL(filePath: path))
  }

  /// Runs `change` on the closed file while its tables lack these constraints.
  func withoutRules(_ rules: [String], _ change: (SQLiteConnection) throws -> Void) throws {
    let old = try bytes()
    var lax = old
    var overwritten: [Range<Int>] = []
    for rule in rules {
      var next = lax.startIndex
      while let range = lax.range(of: Data(rule.utf8), in: next..<lax.endIndex) {
        next = range.upperBound
        // This occurrence is the condition of an index or a trigger.
        if lax[..<range.lowerBound].suffix(3) == Data(" IS".utf8) { continue }
        lax.replaceSubrange(range, with: Data(repeating: UInt8(ascii: " "), count: range.count))
        overwritten.append(range)
      }
    }
    try lax.write(to: URL(filePath: path))
    // The connection is closed, so that the change is in the file itself.
    do { try change(try foreignConnection()) }
    var changed = try bytes()
    for range in overwritten { changed.replaceSubrange(range, with: old[range]) }
    try changed.write(to: URL(filePath: path))
  }
}

extension SQLiteConnection {
  /// Returns the rows of a query as text.
  func texts(_ sql: String, columns: Int32 = 1) throws -> [[String]] {
    try rows(sql) { (row) throws(GatewayError) in (0..<columns).map { row.converted($0) } }
  }
}

extension Trait where Self == ConditionTrait {
  /// A trait that runs a test only if SQLite keeps using files that were moved or deleted.
  static var ifMovedFilesAreUsed: Self {
    .enabled("Apple's SQLite refuses a database whose files were moved or deleted") { SQLiteFile.usesMovedFiles }
  }
}

extension SQLiteFile {
  /// Whether SQLite keeps using files that were moved or deleted.
  static var usesMovedFiles: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }
}

extension SQLiteStore {
  /// Returns the names of all dishes, and checks the whole store.
  func dishNames() async throws -> [String] { try await contents().menu.all.map(\.name) }
}

extension Result where Failure == GatewayError {
  var isReplaced: Bool { if case .failure(let error) = self { error.faultKind == .replaced } else { false } }
}
