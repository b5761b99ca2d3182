import Foundation
import Gateways
import UseCases

/// An entry that opens a JSON store's file. The file still has its contents after the store rewrites it, or is refused and left unchanged.
struct FuzzedStateFile: FuzzEntry {
  let folder: String

  func seeds() async throws -> [[UInt8]] {
    let store = StateStore()
    var seeds = [try JSONDocument.encode(StoreDocument(try await store.contents()), isPretty: false)]
    try await FuzzSeeds.fill(store)
    seeds.append(try JSONDocument.encode(StoreDocument(try await store.contents())))
    return seeds
  }

  func check(_ bytes: [UInt8]) async throws -> Bool {
    let file = URL(filePath: folder + "/recetas.json")
    try Data(bytes).write(to: file)
    let store = StateStore(folder: folder)
    let contents: StoreState
    do { contents = try await store.contents() } catch {
      guard case .corrupt = error else {
        guard case .newerVersion = error.faultKind else { throw Broken("unexpected error: \(error)") }
        return false
      }
      do {
        try await store.reset()
        throw Broken("an unreadable file was replaced")
      } catch is GatewayError {}
      try demand(try Data(contentsOf: file) == Data(bytes), "an unreadable file was changed")
      return false
    }
    // The import adds nothing, but rewrites the file in the kit's format.
    try await store.importSeed(.restaurant) { _ in .commit(()) }
    let again = try await StateStore(folder: folder).contents()
    try demand(again.menu == contents.menu && again.orders == contents.orders, "the document differs after a change")
    try demand(again.seeded == [.restaurant], "the domain is not marked as seeded")
    return true
  }
}
