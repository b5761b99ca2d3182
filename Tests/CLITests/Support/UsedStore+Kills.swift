import Foundation
import Testing

/// What became of the kills of a change.
struct KillTally {
  var tried = 0
  /// The process was still there.
  var living = 0
  var old = 0
  var new = 0
  /// Those that left pictures that nothing names.
  var untidy = 0

  static func + (one: Self, other: Self) -> Self {
    Self(
      tried: one.tried + other.tried, living: one.living + other.living, old: one.old + other.old,
      new: one.new + other.new, untidy: one.untidy + other.untidy)
  }
}

extension UsedStore {
  /// What a command makes of the store, and how long it takes: the middle one of several.
  func undisturbed(_ words: [String], times: Int) async throws -> (dump: String, length: Duration) {
    var lengths: [Duration] = []
    for _ in 1...times {
      try restore()
      let start = ContinuousClock.now
      #expect(try await program.start(words).end().code == 0)
      lengths.append(ContinuousClock.now - start)
    }
    let new = try await dumpNow()
    #expect(new != dump)
    return (new, lengths.sorted()[lengths.count / 2])
  }

  /// Kills a command, and expects it to leave all of the old or all of the new, and whatever it acknowledged.
  func kill(_ words: [String], after moment: Duration, new: String, _ tally: inout KillTally) async throws {
    try restore()
    let victim = try program.start(words)
    victim.kill(after: moment)
    let outcome = try await victim.end()
    #expect(outcome.code == 0 || outcome.signal == SIGKILL)
    #expect(outcome.errors == "")

    let found = try await dumpNow()
    let isWhole = found == dump || found == new
    #expect(isWhole, "killed after \(moment), \(words) left a mixture")
    // Who was told has it.
    let (isNew, wasTold) = (found == new, outcome.code == 0 || !outcome.output.isEmpty)
    #expect(isNew || !wasTold, "killed after \(moment), \(words) had answered")

    tally.tried += 1
    if outcome.signal != nil { tally.living += 1 }
    if found == dump { tally.old += 1 }
    if isNew { tally.new += 1 }
  }
}
