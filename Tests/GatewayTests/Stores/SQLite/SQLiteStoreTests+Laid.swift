import Foundation
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `What somebody laid where a database has its files` {
  private let database: Database

  init() throws { database = try Database() }

  @Test(arguments: Laid.allCases, ["", "-wal", "-shm", "-journal"])
  func `is refused at once, before SQLite opens anything`(laid: Laid, ending: String) async throws {
    if !ending.isEmpty { try await database.store().seed(try Samples.menu()) }
    let path = database.path + ending
    try? FileManager.default.removeItem(atPath: path)
    try laid.put(at: path)
    let before = try database.files()
    for access in [SQLiteStore.Access.readWrite, .readOnly] {
      let store = database.store(access)
      for call in [{ _ = try await store.contents() }, { try await store.reset() }] as [() async throws -> Void] {
        await #expect { try await call() } throws: { error in
          // What a link of the database itself leads to is what is refused.
          laid.isRefusalUnfollowed(error, of: path) || laid.isRefusal(error, of: "/dev/zero")
        }
      }
    }
    #expect(try database.files() == before)
  }

  @Test func `is followed when it is a link to a database, whose log is found beside it`() async throws {
    let link = try Database("link.sqlite")
    try #require(symlink(database.path, link.path) == 0)
    let store = link.store()
    try await store.seed(try Samples.menu())
    #expect(try await database.store().inventory()[.dishes] == 5)
    #expect(try await link.store(.readOnly).inventory()[.dishes] == 5)
    #expect(try link.files() == ["link.sqlite"])
  }
}
