import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing

@Suite(.serialized) struct `A reset whose process is killed at a random moment` {
  @Test(.group(.kills), arguments: Stores.lasting)
  func `leaves all or nothing, and nothing at all when it is repeated`(store: Stores) async throws {
    let beers = try await UsedBeers(store, beers: count(sample: 30, long: 300), pictures: 1000)
    let (used, program) = (beers.used, beers.used.program)
    let words = ["store", "reset", "--yes"]
    let (new, length) = try await used.undisturbed(words, times: count(sample: 1, long: 5))
    var (tally, moments) = (KillTally(), KillMoments(length, seed: 1500))
    let kills = count(sample: 3, long: 100)
    for round in 0..<kills {
      let moment = moments.next(round % 2 == 0 ? 0...1.2 : 0.6...1.1, living: tally.living)
      try await used.kill(words, after: moment, new: new, &tally)
      #expect(try await program.start(words).end().code == 0)
      #expect(try await used.dumpNow() == new)
      let left = FileManager.default.enumerator(atPath: program.folder.path)?.allObjects as? [String] ?? []
      let photos = left.filter { $0.contains("photo-") || $0.hasSuffix("unsettled") || $0.contains("document-") }
      #expect(photos == [], "killed after \(moment)")
    }
    if isLong {
      print(
        "long: \(kills) kills, \(store.rawValue), reset (\(length)): \(tally.living) hit a living process, \(tally.old) left "
          + "the old, \(tally.new) the new")
      #expect(tally.living > kills / 4)
    }
  }
}
