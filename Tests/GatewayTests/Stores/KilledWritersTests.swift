import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import SQLiteGateways
import TestSupport
import TestGroups
import Testing
import UseCases

#if !os(iOS)
  @Suite struct `Sixteen writers whose process is killed at a random moment` {
    private static let writers = 16

    @Test(.group(.kills), .smoke, arguments: PersistentStore.allCases)
    func `Killing sixteen writers loses no acknowledged order and leaves no order half placed`(store: PersistentStore)
      async throws
    {
      var random = SeededNumbers(seed: 1400)
      let rounds = ProcessInfo.processInfo.environment["RECETAS_LONG"] == nil ? 3 : 250
      var (round, acknowledged) = (0, 0)
      // On a busy machine, the process can be killed before any order is acknowledged. In that case, the test runs more rounds of up to a
      // second each.
      while round < rounds || acknowledged == 0 && round < 40 {
        defer { round += 1 }
        let folder = try TemporaryFolder()
        let latest = round < rounds ? 150_000 : 990_000
        let (path, moment) = (folder.path, Int.random(in: 5_000...latest, using: &random))
        await #expect(processExitsWith: .signal(SIGALRM)) { [path = path as String, moment = moment as Int, store] in
          try await store.placeOrders(in: path, killedAfter: moment)
        }
        let kept = store.opened(in: path)
        let said = try String(contentsOfFile: path + "/acknowledged", encoding: .utf8).split(separator: "\n")
        acknowledged += said.count
        for writer in 0..<Self.writers {
          let user = try User.ID("user-\(writer)")
          let history = try await kept.history(of: user, page: Page(limit: 100_000)).items
          let promised = said.filter { $0.hasPrefix("\(writer) ") }.count
          // The last order can be committed but not yet acknowledged.
          #expect((promised...(promised + 1)).contains(history.count), "round \(round), writer \(writer)")
          #expect(history.allSatisfy { $0.units == 1 }, "round \(round), writer \(writer)")
          // The last draft can be saved but not yet placed.
          let draft = try await kept.draft(of: user)
          #expect(draft.map { $0.lines.count == 1 } ?? true, "round \(round), writer \(writer)")
        }
      }
      #expect(acknowledged > 0)
    }
  }
#endif

/// A store whose data outlives the process.
enum PersistentStore: String, CaseIterable, Codable {
  case json
  case sqlite

  func opened(in folder: String) -> any Store {
    switch self {
    case .json: StateStore(folder: folder)
    case .sqlite: SQLiteStore(path: folder + "/recetas.sqlite")
    }
  }

  /// Places orders for sixteen users concurrently, logs each acknowledged order, and kills the process after `moment` microseconds.
  func placeOrders(in folder: String, killedAfter moment: Int) async throws {
    let store = opened(in: folder)
    let notes = open(folder + "/acknowledged", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let dish = try Samples.dish("Croquetas")
    // The system's timer ends the process even if its threads are busy.
    ualarm(UInt32(moment), 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<16 {
        group.addTask {
          let user = try User.ID("user-\(writer)")
          for number in 0... {
            let draft = try Samples.order("order-\(number)", [dish])
            try await store.saveDraft(draft, of: user, replacing: nil)
            try await store.place(try Samples.placed(draft, at: Double(number)), of: user, replacing: draft)
            let note = Array("\(writer) \(number)\n".utf8)
            guard write(notes, note, note.count) == note.count else { throw POSIXError(.EIO) }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
