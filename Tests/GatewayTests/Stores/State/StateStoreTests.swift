import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `A file is written only if something has changed` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  @Test func `Changes without an effect on an empty JSON store create no file`() async throws {
    let store = file.store()
    #expect(try await store.inventory() == StoreInventory())
    try await store.reset()
    try await store.deleteDraft(OrderDraft(id: try Order.ID("order-1")), of: .local)
    #expect(!Folder.exists(file.path))
  }

  @Test func `Reading a JSON store creates no folder`() async throws {
    let folder = file.folder.path + "/none"
    #expect(try await StateStore(folder: folder).contents() == StoreState())
    #expect(!Folder.exists(folder))
  }

  @Test func `Changes that have no effect on a JSON store don't write its file`() async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    let (before, user) = (try file.inode(), try Samples.user())
    let draft = try #require(try await store.draft(of: user))
    try await store.saveDraft(draft, of: user, replacing: draft)
    try await store.deleteDraft(OrderDraft(id: try Order.ID("order-9")), of: user)
    try await store.seed(try Samples.menu().reversed())
    try await store.importSeed(.restaurant) { (writer) throws(GatewayError) in
      try writer.removeAll()
      return .discard(())
    }
    await #expect(throws: GatewayError.conflict) {
      try await store.saveDraft(draft, of: user, replacing: nil)
    }
    #expect(try file.inode() == before)
  }

  @Test func `Reimporting a recipe with fewer details doesn't write the JSON file`() async throws {
    let store = file.store()
    let whole = try Samples.completeRecipe()
    try await store.seed(recipes: [whole])
    let before = try file.inode()
    let listed = try RecipeDetails(recipe: Recipe(id: whole.id, title: whole.recipe.title))
    for details in [whole, listed] {
      try await store.importSeed(.recipes) { (writer) throws(GatewayError) in
        _ = try writer.insert(.recipe(details))
        return .commit(())
      }
    }
    #expect(try file.inode() == before)
  }

  @Test func `A change to a JSON store writes a new file that replaces the old one`() async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    // The file is kept open, so that the system can't reuse its inode.
    let old = try FileHandle(forReadingFrom: file.url)
    let before = try file.inode()
    let draft = try #require(try await store.draft(of: Samples.user()))
    try await store.deleteDraft(draft, of: Samples.user())
    #expect(try file.inode() != before)
    try old.close()
  }

  @Test func `Only the owner can access the files and folders of a JSON store`() async throws {
    let folder = file.folder.path + "/a/b"
    try await StateStore(folder: folder).seed([])
    for (path, mode) in [
      ("/recetas.json", 0o600), ("/recetas.json.lock", 0o600), ("", 0o700), ("/..", 0o700),
    ] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
  }

  @Test func `A JSON store that another process has locked is busy after the timeout`() async throws {
    let store = file.store()
    try await store.seed([])
    let bytes = try file.bytes()
    let hurried = file.store(patience: .zero)
    let other = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
    try #require(flock(other, LOCK_EX) == 0)
    await #expect(throws: GatewayError.busy(what: file.path)) { try await hurried.reset() }
    close(other)
    #expect(try file.bytes() == bytes)
    try await store.reset()
    #expect(try await store.contents() == StoreState())
  }

  @Test func `The lock of a JSON store is released whether a change succeeds or fails`() throws {
    let lock = FileLock(file: file.path)
    #expect(try lock.hold { () throws(GatewayError) in 7 } == 7)
    #expect(throws: GatewayError.conflict) { try lock.hold { () throws(GatewayError) in throw .conflict } }
    #expect(throws: Never.self) { try lock.hold { () throws(GatewayError) in } }
  }
}

@Suite struct `An unreadable file is reported and kept` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  @Test(arguments: [
    "", " ", "null", "[]", "{}", "{", "7", "no JSON", #"{"format":1}"#,
    #"{"format":1,"dishes":[],"seeded":[]}"#,
    #"{"format":"1","dishes":[],"seeded":[],"users":{}}"#,
    #"{"format":0,"dishes":[],"seeded":[],"users":{}}"#,
    #"{"format":-1,"dishes":[],"seeded":[],"users":{}}"#, #"{"format":1,"dishes":{},"seeded":[],"users":{}}"#,
    #"{"format":1,"dishes":[],"seeded":[],"users":{}"#, "SQLite format 3\u{0}",
  ])
  func `A file that isn't a JSON store is refused and left unchanged`(text: String) async throws {
    try file.write(text)
    try await expectRefused { error in
      if case .corrupt(let what, let why) = error { what == file.path && !why.isEmpty } else { false }
    }
  }

  @Test(.group(.heavy)) func `A truncated JSON store is refused and left unchanged`() async throws {
    try await UsedStore.fill(file.store())
    let whole = try file.bytes()
    // A truncated file is corrupt unless only its final line break is missing.
    for length in stride(from: 0, through: whole.count - 2, by: 37) + [whole.count - 2] {
      try Data(whole.prefix(length)).write(to: file.url)
      let store = file.store()
      await #expect { _ = try await store.inventory() } throws: { $0.isCorrupt }
      await #expect { try await store.reset() } throws: { $0.isCorrupt }
      #expect(try file.bytes() == Array(whole.prefix(length)))
    }
  }

  @Test(arguments: [StoreDocument.format + 1, 1000])
  func `A JSON store from a newer version is refused and left unchanged`(format: Int) async throws {
    try file.write(#"{"format": \#(format), "menus": {"carta": []}}"#)
    let expected = GatewayError.newerVersion(what: file.path, found: format, known: StoreDocument.format)
    try await expectRefused { $0 == expected }
  }

  @Test func `A folder in place of the JSON document is refused`() async throws {
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    let store = file.store()
    await #expect { try await store.reset() } throws: { $0.isUnavailable(file.path) }
    #expect(try file.inode() != nil)
  }

  @Test(.enabled("the superuser can read everything") { geteuid() != 0 })
  func `A JSON document that the user can't read is refused and left unchanged`() async throws {
    try await UsedStore.fill(file.store())
    try #require(chmod(file.path, 0o000) == 0)
    let store = file.store()
    await #expect(throws: GatewayError.notAllowed(what: file.path)) { _ = try await store.contents() }
    await #expect(throws: GatewayError.notAllowed(what: file.path)) { try await store.reset() }
    try #require(chmod(file.path, 0o600) == 0)
    #expect(try await store.inventory()[.placedOrders] == 2)
  }

  @Test func `A JSON document that is damaged while the store is open is refused`() async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    try file.write("oops")
    try await expectRefused(store) { $0.isCorrupt }
  }

  private func expectRefused(_ opened: StateStore? = nil, as isExpected: (GatewayError) -> Bool) async throws {
    let (before, inode) = (try file.bytes(), try file.inode())
    let store = opened ?? file.store()
    let order = try Samples.order("order-9", Samples.menu())
    let calls: [() async throws -> Void] = [
      { _ = try await store.draft(of: .local) }, { _ = try await store.contents() },
      { _ = try await store.isSeeded(.restaurant) }, { try await store.seed([]) },
      { try await store.saveDraft(order, of: .local, replacing: nil) }, { try await store.reset() },
    ]
    for call in calls {
      await #expect { try await call() } throws: { ($0 as? GatewayError).map(isExpected) ?? false }
    }
    #expect(try file.bytes() == before && file.inode() == inode)
  }
}

@Suite struct `A damaged file of a JSON store` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  @Test(
    .group(.kills),
    arguments: [
      "recipes", "manufacturers", "users", "draft", "orders", "favorites", "sharedIn",
      "diets", "seeded",
    ])
  func `A JSON document with a misspelled key is reported as corrupt`(key: String) async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    let maker = try Samples.manufacturer("Peña", at: "Vigo")
    try await store.addManufacturer(maker, photos: [])
    let text = String(decoding: try file.bytes(), as: UTF8.self)
    try file.write(text.replacing("\"\(key)\"", with: "\"\(key.dropLast())~\""))
    let damaged = file.store()
    await #expect { _ = try await damaged.contents() } throws: { $0.isCorrupt(file.path, because: "") }
  }

  @Test func `A JSON document with a duplicate key is reported as corrupt`() async throws {
    try file.write(#"{"format":1,"dishes":[],"seeded":["recipes"],"seeded":["restaurant"],"users":{}}"#)
    let store = file.store()
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt(file.path, because: "seeded") }
  }

  @Test func `A JSON document can have any layout, any order of keys, and unknown keys`() async throws {
    try file.write(#"{"users":{}, "seeded":["recipes"],"format":1,"note":null,"more":[{}], "dishes":[]}"#)
    #expect(try await file.store().contents().seeded == [.recipes])
  }

  @Test func `Discarding a JSON store deletes its document and pictures and nothing else`() async throws {
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
  func `Discarding a JSON store refuses a file that isn't a JSON store and leaves it unchanged`(content: String) throws
  {
    try file.write(content)
    #expect { try StateStore.discard(folder: file.folder.path) } throws: { $0.isCorrupt }
    #expect(try file.bytes() == Array(content.utf8))
  }
}
