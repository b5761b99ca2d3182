import Entities
import Foundation
import Gateways
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@Suite struct `Export and import of a store are the identity` {
  /// Fills a store in memory, brings it to another one and from there to a third, which must be the same export.
  private func check(_ count: Int, seed: UInt64, in stores: Stores) async throws {
    let folder = try TemporaryFolder()
    let (source, target) = (try UsedDataFolder(.memory), try UsedDataFolder(stores))
    var any = AnyRecords(random: SeededNumbers(seed: seed))
    try await any.fill(source.store, count)
    let inventory = try await source.store.inventory()
    try await source.export(to: folder.path + "/one")
    try await target.restore(folder.path + "/one")
    #expect(try await target.store.inventory() == inventory, "seed \(seed)")
    #expect(try await target.contents().dump == source.contents().dump, "seed \(seed)")
    try await target.export(to: folder.path + "/two")
    for file in ["/catalog.jsonl", "/users.jsonl"] {
      let (one, two) = (try lines(folder.path + "/one" + file), try lines(folder.path + "/two" + file))
      #expect(one.count == two.count, "seed \(seed)")
      if let (one, two) = zip(one, two).first(where: { $0 != $1 }) {
        Issue.record("seed \(seed): \(one)\ncame back as \(two)")
      }
    }
  }

  private func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: Stores.allCases) func `for 500 records of any content`(stores: Stores) async throws {
    try await check(500, seed: 391, in: stores)
  }

  @Test(.group(.random), arguments: Stores.allCases) func `for many records of any content`(stores: Stores) async throws
  {
    let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
    for seed in 0..<(isLong ? 50 : 1) { try await check(10_000, seed: 39_100 + UInt64(seed), in: stores) }
    if isLong { print("long: 500,000 records exported and imported, seeds 39100 to 39149") }
  }
}
