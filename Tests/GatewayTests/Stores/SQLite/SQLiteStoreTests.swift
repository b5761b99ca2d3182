import Entities
import Foundation
@testable import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `The database and the JSON file agree` {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `on what a used store holds, and each can be opened as the other's dump`() async throws {
    let json = try StoreFile()
    try await UsedStore.fill(database.store())
    try await UsedStore.fill(json.store())
    let dump = try await dump(of: database.store())
    #expect(Array(dump.utf8) == (try json.bytes()))
    // The dump of a database is a file that the other store opens.
    let copy = try StoreFile()
    try Data(dump.utf8).write(to: copy.url)
    #expect(try await copy.store().contents() == json.store().contents())
  }

  @Test func `on the order of kinds that are spelled in two ways, or read alike`() async throws {
    let kinds = ["Café", "Cafe\u{301}", "cafe", "A B", "A\u{A0}B", "ab", "a\u{AD}b"]
    let dishes = try kinds.enumerated().flatMap { index, kind in
      try ["c", "á", "ñ", "b"].map { try Samples.dish("\($0) \(index)", kind: kind) }
    }
    let (one, two): (any Store, any Store) = (database.store(), StateStore())
    for store in [one, two] { try await store.seed(dishes.reversed()) }
    #expect(try await dump(of: one) == dump(of: two))
    let (found, expected) = (try await one.page(), try await two.page())
    #expect(found == expected)
    #expect(try await one.inventory() == two.inventory())
  }

  @Test(.group(.heavy), arguments: 1...25)
  func `after any changes, and on every answer`(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    let (one, two): (any Store, any Store) = (database.store(), StateStore())
    for number in 1...40 {
      let step = try await Step.random(&random, in: two)
      let (answer, other) = (await step.run(on: one), await step.run(on: two))
      #expect(answer == other, "step \(number), \(step)")
      let (found, expected) = (try await dump(of: one), try await dump(of: two))
      try #require(found == expected, "step \(number), \(step)")
    }
    #expect(try await dump(of: database.store()) == dump(of: two))
  }

  private func dump(of store: any Store) async throws -> String {
    String(decoding: try StoreDocument(await store.contents()).encoded(), as: UTF8.self)
  }
}

extension MenuGateway {
  /// The whole menu.
  fileprivate func page() async throws(GatewayError) -> [Dish] {
    try await dishes(matching: SearchText(), of: nil, page: Page(limit: 1000)).items
  }
}
