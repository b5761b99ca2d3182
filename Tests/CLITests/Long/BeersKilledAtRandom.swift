import Foundation
import GatewayTesting
import Testing

@testable import recetas_cli

@Suite(.serialized) struct `A change of the beers whose process is killed at a random moment` {
  /// What became of the kills.
  private struct Tally {
    var tried = 0
    /// The process was still there.
    var living = 0
    var old = 0
    var new = 0
    /// Those that left pictures that nothing names.
    var untidy = 0

    static func + (one: Tally, other: Tally) -> Tally {
      Tally(
        tried: one.tried + other.tried, living: one.living + other.living, old: one.old + other.old,
        new: one.new + other.new, untidy: one.untidy + other.untidy)
    }
  }

  @Test(arguments: Stores.lasting)
  func `leaves all of the old or all of the new, with its pictures, and whatever it acknowledged`(
    store: Stores
  ) async throws {
    let beers = try await UsedBeers(
      store, beers: count(sample: 30, long: 300), pictures: count(sample: 1000, long: 60_000))
    var (random, all) = (SeededNumbers(seed: 700), Tally())
    let changes =
      isLong ? UsedBeers.Change.allCases : Array(UsedBeers.Change.allCases.shuffled(using: &random).prefix(3))
    for change in changes {
      let words = beers.words(change)
      let (new, length) = try await undisturbed(words, beers.used)
      var tally = Tally()
      for round in 0..<count(sample: 1, long: change == .importing ? 40 : 20) {
        // Any moment, and some end before; every second time one near the end, where the change is written.
        let moment = length * Double.random(in: round % 2 == 0 ? 0...1.2 : 0.7...1.2, using: &random)
        try await kill(words, after: moment, beers, new: new, &tally)
      }
      if isLong {
        print(
          "long: \(tally.tried) kills, \(store.rawValue), \(change.rawValue) (\(length)): \(tally.living) hit a living "
            + "process, \(tally.old) left the old, \(tally.new) the new, \(tally.untidy) pictures for the next to drop")
      }
      all = all + tally
    }
    if isLong { #expect(all.living > all.tried / 4 && all.old > 0 && all.new > 0, "\(all)") }
  }

  /// What a command makes of the store, and how long it takes: the middle one of several.
  private func undisturbed(_ words: [String], _ used: UsedStore) async throws -> (dump: String, length: Duration) {
    var lengths: [Duration] = []
    for _ in 1...count(sample: 1, long: 5) {
      try used.restore()
      let start = ContinuousClock.now
      #expect(try await used.program.start(words).end().code == 0)
      lengths.append(ContinuousClock.now - start)
    }
    let dump = try await used.dumpNow()
    #expect(dump != used.dump)
    let extra = try await SoundBeers(used.program).unnamedPictures("after \(words)")
    #expect(extra == [], "\(words)")
    return (dump, lengths.sorted()[lengths.count / 2])
  }

  private func kill(
    _ words: [String], after moment: Duration, _ beers: UsedBeers, new: String, _ tally: inout Tally
  ) async throws {
    let used = beers.used
    let comment: Comment = "killed after \(moment): \(words)"
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
    let sound = try await SoundBeers(used.program)
    try await sound.expectFigures(comment)
    let unnamed = try sound.unnamedPictures(comment)
    #expect(unnamed.isEmpty || used.program.location.hasPrefix("json:"), comment)

    // The next change of pictures drops what a killed one left.
    #expect(try await beers.changePictures().code == 0)
    let left = try await SoundBeers(used.program).unnamedPictures(comment)
    #expect(left == [], comment)

    tally.tried += 1
    if outcome.signal != nil { tally.living += 1 }
    if found == used.dump { tally.old += 1 }
    if isNew { tally.new += 1 }
    if !unnamed.isEmpty { tally.untidy += 1 }
  }
}
