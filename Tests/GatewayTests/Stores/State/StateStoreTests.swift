import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `A file is written when something changed, and only then` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  @Test func `no file is made for nothing`() async throws {
    let store = file.store()
    #expect(try await store.inventory() == StoreInventory())
    try await store.reset()
    try await store.deleteDraft(OrderDraft(id: try Order.ID("order-1")), of: .local)
    #expect(!Folder.isThere(file.path))
  }

  @Test func `reading makes no folder`() async throws {
    let folder = file.folder.path + "/none"
    #expect(try await StateStore(folder: folder).contents() == StoreState())
    #expect(!Folder.isThere(folder))
  }

  @Test func `what says the same is not written`() async throws {
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

  @Test func `what says less is not written either`() async throws {
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

  @Test func `a change takes the place of the file, in a new one`() async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    // Kept open, so that the system can't give its number to the next.
    let old = try FileHandle(forReadingFrom: file.url)
    let before = try file.inode()
    let draft = try #require(try await store.draft(of: Samples.user()))
    try await store.deleteDraft(draft, of: Samples.user())
    #expect(try file.inode() != before)
    try old.close()
  }

  @Test func `the file is its owner's alone, as are the folders`() async throws {
    let folder = file.folder.path + "/a/b"
    try await StateStore(folder: folder).seed([])
    for (path, mode) in [
      ("/recetas.json", 0o600), ("/recetas.json.lock", 0o600), ("", 0o700), ("/..", 0o700),
    ] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
  }

  @Test func `a file that somebody else keeps is busy, when the patience is over`() async throws {
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

  @Test func `a lock is let go, whatever becomes of the change`() throws {
    let lock = FileLock(file: file.path)
    #expect(try lock.hold { () throws(GatewayError) in 7 } == 7)
    #expect(throws: GatewayError.conflict) { try lock.hold { () throws(GatewayError) in throw .conflict } }
    #expect(throws: Never.self) { try lock.hold { () throws(GatewayError) in } }
  }
}
