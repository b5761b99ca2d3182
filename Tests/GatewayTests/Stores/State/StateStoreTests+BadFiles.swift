import Entities
import Foundation
import Gateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `A file that can't be understood is an error, and stays as it is` {
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
  func `when it is something else`(text: String) async throws {
    try file.write(text)
    try await expectRefused { error in
      if case .corrupt(let what, let why) = error { what == file.path && !why.isEmpty } else { false }
    }
  }

  @Test(.group(.heavy)) func `wherever it was cut`() async throws {
    try await UsedStore.fill(file.store())
    let whole = try file.bytes()
    // The line break at the end is all that may be missing.
    for length in stride(from: 0, through: whole.count - 2, by: 37) + [whole.count - 2] {
      try Data(whole.prefix(length)).write(to: file.url)
      let store = file.store()
      await #expect { _ = try await store.inventory() } throws: { $0.isCorrupt }
      await #expect { try await store.reset() } throws: { $0.isCorrupt }
      #expect(try file.bytes() == Array(whole.prefix(length)))
    }
  }

  @Test(arguments: [StoreDocument.format + 1, 1000])
  func `when a newer kit wrote it, whatever else is in it`(format: Int) async throws {
    try file.write(#"{"format": \#(format), "menus": {"carta": []}}"#)
    let expected = GatewayError.newerVersion(what: file.path, found: format, known: StoreDocument.format)
    try await expectRefused { $0 == expected }
  }

  @Test func `when it is a folder`() async throws {
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    let store = file.store()
    await #expect { try await store.reset() } throws: { $0.isUnavailable(file.path) }
    #expect(try file.inode() != nil)
  }

  @Test(.enabled("the super-user may read everything") { geteuid() != 0 })
  func `when this user may not read it`() async throws {
    try await UsedStore.fill(file.store())
    try #require(chmod(file.path, 0o000) == 0)
    let store = file.store()
    await #expect(throws: GatewayError.notAllowed(what: file.path)) { _ = try await store.contents() }
    await #expect(throws: GatewayError.notAllowed(what: file.path)) { try await store.reset() }
    try #require(chmod(file.path, 0o600) == 0)
    #expect(try await store.inventory()[.placedOrders] == 2)
  }

  @Test func `when it becomes that while a store is open`() async throws {
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
