import Foundation
import GatewayTesting
import Testing

@testable import recetas_cli

@Suite(.serialized) struct `A change whose process is killed at a random moment` {
  /// What became of the kills.
  private struct Tally {
    /// The process was still there.
    var living = 0
    var old = 0
    var new = 0
  }

  private static func kills(_ change: UsedStore.Change) -> Int {
    switch change {
    case .importing: count(sample: 2, long: 150)
    case .placing, .changing: count(sample: 1, long: 50)
    }
  }

  @Test(arguments: Stores.lasting)
  func `leaves all of the old or all of the new, and whatever it acknowledged`(store: Stores) async throws {
    let dishes = count(sample: 600, long: 5000)
    let used = try await UsedStore(store, dishes: dishes)
    var random = SeededNumbers(seed: 500)
    for change in UsedStore.Change.allCases {
      let words = try used.words(change, dishes: dishes)
      let (new, length) = try await undisturbed(words, used)
      var tally = Tally()
      for round in 0..<Self.kills(change) {
        // Any moment, and some end before; every second time one near the end, where the change is written.
        let moment = length * Double.random(in: round % 2 == 0 ? 0...1.2 : 0.7...1.2, using: &random)
        try await kill(words, after: moment, used, new: new, &tally)
      }
      if isLong {
        print(
          "long: \(Self.kills(change)) kills, \(store.rawValue), \(change.rawValue) (\(length)): "
            + "\(tally.living) hit a living process, \(tally.old) left the old, \(tally.new) the new")
        #expect(tally.living > Self.kills(change) / 4)
        #expect(tally.old > 0 && tally.new > 0, "only one outcome was seen of \(change)")
      }
    }
    #expect(try await used.program("order", "add", "dish-plato-\(dishes)").code == 0)
  }

  /// What a command makes of the store, and how long it takes: the middle one of several.
  private func undisturbed(_ words: [String], _ used: UsedStore) async throws -> (dump: String, length: Duration) {
    var lengths: [Duration] = []
    for _ in 1...count(sample: 2, long: 5) {
      try used.restore()
      let start = ContinuousClock.now
      #expect(try await used.program.start(words).end().code == 0)
      lengths.append(ContinuousClock.now - start)
    }
    let dump = try await used.dumpNow()
    #expect(dump != used.dump)
    return (dump, lengths.sorted()[lengths.count / 2])
  }

  private func kill(
    _ words: [String], after moment: Duration, _ used: UsedStore, new: String, _ tally: inout Tally
  ) async throws {
    try used.restore()
    let victim = try used.program.start(words)
    victim.kill(after: moment)
    let outcome = try await victim.end()
    #expect(outcome.code == 0 || outcome.signal == SIGKILL)
    #expect(outcome.errors == "")

    let found = try await used.dumpNow()
    let isWhole = found == used.dump || found == new
    #expect(isWhole, "killed after \(moment), \(words) left a mixture")
    // Who was told has it.
    let (isNew, wasTold) = (found == new, outcome.code == 0 || !outcome.output.isEmpty)
    #expect(isNew || !wasTold, "killed after \(moment), \(words) had answered")

    if outcome.signal != nil { tally.living += 1 }
    if found == used.dump { tally.old += 1 }
    if isNew { tally.new += 1 }
  }
}
