import Foundation
import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `A damaged file of a JSON store` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  @Test(
    .group(.kills),
    arguments: [
      "recipes", "manufacturers", "users", "draft", "orders", "favorites", "sharedIn",
      "diets", "seeded",
    ])
  func `is not read without what a misspelt key names`(key: String) async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    let maker = try Samples.manufacturer("Peña", at: "Vigo")
    try await store.addManufacturer(maker, photos: [])
    let text = String(decoding: try file.bytes(), as: UTF8.self)
    try file.write(text.replacing("\"\(key)\"", with: "\"\(key.dropLast())~\""))
    let damaged = file.store()
    await #expect { _ = try await damaged.contents() } throws: { $0.isCorrupt(file.path, because: "") }
  }

  @Test func `is not read with a key that is there twice`() async throws {
    try file.write(#"{"format":1,"dishes":[],"seeded":["recipes"],"seeded":["restaurant"],"users":{}}"#)
    let store = file.store()
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt(file.path, because: "seeded") }
  }

  @Test func `is read in any order and any layout, with keys that say nothing`() async throws {
    try file.write(#"{"users":{}, "seeded":["recipes"],"format":1,"note":null,"more":[{}], "dishes":[]}"#)
    #expect(try await file.store().contents().seeded == [.recipes])
  }

  @Test func `can be deleted, with its pictures and nothing else`() async throws {
    let store = file.store()
    let photo = try Samples.image("a")
    let maker = try Samples.manufacturer("Peña", at: "Vigo")
    try await store.addManufacturer(maker, photos: [])
    try await store.addBeer(try Samples.beer("Ñu", of: maker, photos: [photo]), photos: [photo])
    let bytes = try file.bytes()
    try Data(bytes.dropLast(30)).write(to: file.url)
    _ = try file.folder.file("photos/mine.png", "mine")
    try StateStore.discard(folder: file.folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder.path + "/photos") == ["mine.png"])
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try await file.store().contents() == StoreState())
  }

  @Test(arguments: ["hola\n", "{}", #"{"format": "uno"}"#])
  func `Discarding a JSON store refuses a file that is not one and leaves it unchanged`(content: String) throws {
    try file.write(content)
    #expect { try StateStore.discard(folder: file.folder.path) } throws: { $0.isCorrupt }
    #expect(try file.bytes() == Array(content.utf8))
  }
}
