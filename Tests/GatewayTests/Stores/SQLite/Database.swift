import Entities
import Foundation
import Gateways
@testable import SQLiteGateways
import TestSupport
import UseCases

/// The database of an SQLite store, and ways past the store into it.
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

  /// As the store opens it, checks and foreign keys on.
  func connection(_ access: SQLiteStore.Access = .readWrite) throws -> SQLiteConnection {
    try SQLiteFile(path, access).open()
  }

  /// As any program opens it, or makes it.
  func foreignConnection() throws -> SQLiteConnection {
    let (readWrite, create): (Int32, Int32) = (2, 4)
    return try SQLiteConnection(path, path: path, flags: readWrite | create)
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  /// The names of the files in the folder.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

extension SQLiteConnection {
  /// The rows of a query, as texts.
  func texts(_ sql: String, columns: Int32 = 1) throws -> [[String]] {
    try rows(sql) { (row) throws(GatewayError) in (0..<columns).map { row.converted($0) } }
  }
}

extension SQLiteStore {
  /// The names of all dishes, read with a check of the whole store.
  func dishNames() async throws -> [String] { try await contents().menu.all.map(\.name) }
}

extension Result where Failure == GatewayError {
  var isReplaced: Bool { if case .failure(let error) = self { error.faultKind == .replaced } else { false } }
}
