import Entities
import Foundation
import Gateways
import GatewayTesting
import SQLiteGateways
import TestSupport
import Testing
import UseCases

@Suite struct `Opening a store by its name` {
  private static let kinds: [LocalStore.Kind] = [.sqlite, .json, .memory]

  @Test func `A store location can name an in-memory store, a store in a folder or a database`() {
    #expect(LocalStore("memory:") == .memory)
    #expect(LocalStore("json:/data/a:b") == .json(folder: "/data/a:b"))
    #expect(LocalStore("json:relative") == .json(folder: "relative"))
    #expect(LocalStore("sqlite:/data/menu.sqlite", kinds: Self.kinds) == .sqlite(path: "/data/menu.sqlite"))
  }

  @Test func `A store location can name a database only if the app supplies that kind of store`() {
    #expect(LocalStore("sqlite:/data/menu.sqlite") == nil)
    #expect(LocalStore("json:/data", kinds: [.sqlite]) == nil)
  }

  @Test func `The default store in a folder is a JSON file unless the app supplies another kind of store`() {
    #expect(LocalStore.standard(in: "/data") == .json(folder: "/data"))
    #expect(LocalStore.standard(in: "/data", kind: .sqlite) == .sqlite(path: "/data/recetas.sqlite"))
    #expect(LocalStore.standard(in: "/data", kind: .memory) == .memory)
  }

  @Test(arguments: [
    "", ":", "memory", "memory:x", "json", "json:", "sqlite:", "SQLITE:a", " memory:", "firestore:a", "/a",
  ])
  func `A malformed store location names no local store`(text: String) {
    #expect(LocalStore(text, kinds: Self.kinds) == nil)
  }

  @Test(arguments: ["memory:", "json:/data", "sqlite:a"])
  func `The description of a local store is the string that names the store`(text: String) throws {
    #expect(try #require(LocalStore(text, kinds: Self.kinds)).description == text)
  }

  @Test func `A store opens at its path and keeps place pictures in a separate folder`() async throws {
    let (folder, dish) = (try TemporaryFolder(), try Samples.dish("Flan"))
    for text in ["json:\(folder.path)/store", "sqlite:\(folder.path)/store/menu.sqlite"] {
      let place = try #require(LocalStore(text, kinds: Self.kinds))
      try await place.open().addDish(dish)
      #expect(try await place.open().dish(dish.id) == dish)
      #expect(place.openPlaceFiles() is FolderPlaceFiles)
    }
    for name in ["recetas.json", "menu.sqlite"] {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/store/" + name))
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `An in-memory store is empty each time it is opened`() async throws {
    try await LocalStore.memory.open().addDish(Samples.dish("Flan"))
    #expect(try await LocalStore.memory.open().inventory()[.dishes] == 0)
    #expect(LocalStore.memory.openPlaceFiles() is MemoryPlaceFiles)
  }
}
