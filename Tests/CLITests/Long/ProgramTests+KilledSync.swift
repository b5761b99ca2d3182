import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing

@Suite(.serialized, .group(.firestore), .emulator)
struct `A synchronization that is killed at any moment` {
  /// The favorites in the local store and in the service.
  private struct Sides: Equatable {
    let dump: String
    let here: [String]
    let there: [String]

    init(_ shared: SharedFavorites) async throws {
      dump = try await shared.dump()
      here = try SharedFavorites.favorites(in: dump)
      there = try await shared.there()
    }
  }

  /// The results of the kills so far.
  private struct Tally {
    /// The number of kills that hit a running process.
    var living = 0
    var unsent = 0
    /// The number of kills after which all changes had been sent, but were not yet marked as sent.
    var sentOnly = 0
    var settled = 0
  }

  @Test(arguments: Stores.persistent)
  func `A killed synchronization is completed by the next synchronization without loss`(store: Stores) async throws {
    let shared = try await SharedFavorites(store)
    try await shared.restore()
    let old = try await Sides(shared)
    let (new, length) = try await runWithoutKill(shared)
    var (tally, moments) = (Tally(), KillMoments(length, seed: 200))
    let kills = count(sample: 3, long: 100)
    for round in 0..<kills {
      // Half of the moments are spread over slightly more than the whole run. The others fall in the later part of the run, with the
      // requests and the writes.
      let moment = moments.next(round % 2 == 0 ? 0...1.3 : 0.5...1.3, living: tally.living)
      try await kill(after: moment, shared, old, new, &tally)
    }
    if isLong {
      print(
        "long: \(kills) kills, \(store.rawValue), synchronizing (\(length)): \(tally.living) hit a live process, "
          + "\(tally.unsent) had sent nothing, \(tally.sentOnly) had only sent changes, \(tally.settled) were complete")
      #expect(tally.living > kills / 4)
      #expect(tally.unsent > 0 && tally.sentOnly > 0 && tally.settled > 0, "a possible outcome never occurred")
    }
  }

  /// Synchronizes several times without a kill, since the emulator becomes faster with use. Returns the resulting favorites in the local
  /// store and in the service, and the shortest duration.
  private func runWithoutKill(_ shared: SharedFavorites) async throws -> (Sides, length: Duration) {
    var lengths: [Duration] = []
    for _ in 1...count(sample: 2, long: 20) {
      try await shared.restore()
      let start = ContinuousClock.now
      #expect(try await shared.startSync().end().code == 0)
      lengths.append(ContinuousClock.now - start)
    }
    let new = try await Sides(shared)
    #expect(new.here.compactMap { $0.split(separator: " ").first.map(String.init) } == SharedFavorites.whenSynced)
    #expect(new.there == new.here)
    return (new, lengths.min() ?? .zero)
  }

  private func kill(
    after moment: Duration, _ shared: SharedFavorites, _ old: Sides, _ new: Sides, _ tally: inout Tally
  ) async throws {
    try await shared.restore()
    let victim = try shared.startSync()
    victim.kill(after: moment)
    let outcome = try await victim.end()
    #expect(outcome.code == 0 || outcome.signal == SIGKILL)
    #expect(outcome.errors == "")

    let left = try await Sides(shared)
    let isWhole = [old.here, new.here].contains(left.here) && [old.there, new.there].contains(left.there)
    #expect(isWhole, "killed after \(moment): a mixture of the old and the new state remained: \(left)")
    let (wasTold, isSent) = (outcome.code == 0 || !outcome.output.isEmpty, left.there == new.there)
    #expect(left == new || !wasTold, "killed after \(moment): an acknowledged synchronization was incomplete")
    #expect(isSent || left.dump == old.dump, "killed after \(moment): unsent changes were marked as sent")
    if outcome.signal != nil { tally.living += 1 }
    if !isSent { tally.unsent += 1 } else if left.dump == old.dump { tally.sentOnly += 1 } else { tally.settled += 1 }

    #expect(try await shared.startSync().end().code == 0)
    let versions = try await shared.versions()
    let third = try await shared.startSync().end().document
    #expect(third == ["sent": 0, "received": 0, "removedHere": 0, "givenUp": 0, "unreadable": []])
    #expect(try await shared.versions() == versions)
    let isEnded = try await Sides(shared) == new
    #expect(isEnded, "killed after \(moment): a favorite is missing or duplicate")
  }
}
