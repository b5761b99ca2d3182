import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `A store that is named by a text` {
  @Test func `is the one in memory, a folder, or a database`() {
    #expect(LocalStore("memory:") == .memory)
    #expect(LocalStore("json:/data/a:b") == .json(folder: "/data/a:b"))
    #expect(LocalStore("json:relative") == .json(folder: "relative"))
    #if SQLite
      #expect(LocalStore("sqlite:/data/menu.sqlite") == .sqlite(path: "/data/menu.sqlite"))
      #expect(LocalStore.standard(in: "/data") == LocalStore("sqlite:/data/recetas.sqlite"))
    #else
      #expect(LocalStore("sqlite:/data/menu.sqlite") == nil)
      #expect(LocalStore.standard(in: "/data") == LocalStore("json:/data"))
    #endif
  }

  @Test(arguments: [
    "", ":", "memory", "memory:x", "json", "json:", "sqlite:", "SQLITE:a", " memory:", "firestore:a", "/a",
  ])
  func `A malformed location names no local store`(text: String) { #expect(LocalStore(text) == nil) }

  static let texts = ["memory:", "json:/data"] + (LocalStore("sqlite:a").map { ["\($0)"] } ?? [])

  @Test(arguments: texts) func `is named by the same text again`(text: String) throws {
    #expect(try #require(LocalStore(text)).description == text)
  }

  @Test func `opens where the text says, and in a folder of their own the pictures of places`() async throws {
    let (folder, dish) = (try TemporaryFolder(), try Samples.dish("Flan"))
    let texts = ["json:\(folder.path)/store", "sqlite:\(folder.path)/store/menu.sqlite"]
    // Without SQLite, one.
    let places = texts.compactMap { LocalStore($0) }
    for place in places {
      try await place.open().addDish(dish)
      #expect(try await place.open().dish(dish.id) == dish)
      #expect(place.openPlaceFiles() is FolderPlaceFiles)
    }
    for name in ["recetas.json"] + (places.count > 1 ? ["menu.sqlite"] : []) {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/store/" + name))
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `in memory begins anew each time`() async throws {
    try await LocalStore.memory.open().addDish(Samples.dish("Flan"))
    #expect(try await LocalStore.memory.open().inventory()[.dishes] == 0)
    #expect(LocalStore.memory.openPlaceFiles() is MemoryPlaceFiles)
  }
}
