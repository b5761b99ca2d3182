import Entities
import Foundation
import Gateways
import SQLiteGateways
import UseCases

/// An entry that opens an SQLite store's file. The store returns the same valid contents twice, or refuses the file.
struct FuzzedDatabase: FuzzEntry {
  let folder: String

  func seeds() async throws -> [[UInt8]] {
    let path = folder + "/seed.sqlite"
    func bytes(_ change: (SQLiteStore) async throws -> Void) async throws -> [UInt8] {
      try await change(SQLiteStore(path: path))
      return Array(try Data(contentsOf: URL(filePath: path)))
    }
    return [try await bytes { try await $0.reset() }, try await bytes { try await FuzzSeeds.fill($0) }]
  }

  func check(_ bytes: [UInt8]) async throws -> Bool {
    let path = folder + "/recetas.sqlite"
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    try Data(bytes).write(to: URL(filePath: path))
    let store = SQLiteStore(path: path, patience: .zero)
    let contents: StoreState
    do { contents = try await store.contents() } catch { return false }
    try demand(try await SQLiteStore(path: path, patience: .zero).contents() == contents, "two stores differ")
    try await requireRoundTrip(contents)
    // Other queries and changes can find damage elsewhere in the file.
    do {
      _ = try await store.inventory()
      _ = try await store.dishes(matching: SearchText("a"), of: nil, page: Page(offset: 1, limit: 3))
      _ = try await store.dishKinds()
      for (user, _) in contents.orders { _ = try await store.history(of: user, page: .first) }
      try await store.reset()
    } catch {}  // The error is a GatewayError, as the compiler checks.
    return true
  }
}
