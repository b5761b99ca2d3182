import GatewayTesting
import TestGroups
import Testing

@Suite(.serialized) struct `A change whose process is killed at a random moment` {
  private static func kills(_ change: UsedStore.Change) -> Int {
    switch change {
    case .importing: count(sample: 2, long: 150)
    case .placing, .changing: count(sample: 1, long: 50)
    }
  }

  @Test(.group(.kills), arguments: Stores.lasting)
  func `leaves all of the old or all of the new, and whatever it acknowledged`(store: Stores) async throws {
    let dishes = count(sample: 600, long: 5000)
    let used = try await UsedStore(store, dishes: dishes)
    for change in UsedStore.Change.allCases {
      let words = try used.words(change, dishes: dishes)
      let (new, length) = try await used.undisturbed(words, times: count(sample: 2, long: 5))
      var (tally, moments) = (KillTally(), KillMoments(length, seed: 500))
      for round in 0..<Self.kills(change) {
        // Any moment, and some end before; every second time one near the end, where the change is written.
        let moment = moments.next(round % 2 == 0 ? 0...1.2 : 0.7...1.2, living: tally.living)
        try await used.kill(words, after: moment, new: new, &tally)
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
}
