import GatewayTesting
import TestGroups
import Testing

@Suite(.serialized) struct `A change of the beers whose process is killed at a random moment` {
  @Test(.group(.kills), arguments: Stores.lasting)
  func `leaves all of the old or all of the new, with its pictures, and whatever it acknowledged`(
    store: Stores
  ) async throws {
    let beers = try await UsedBeers(
      store, beers: count(sample: 30, long: 300), pictures: count(sample: 1000, long: 60_000))
    var (random, all) = (SeededNumbers(seed: 700), KillTally())
    let changes =
      isLong ? UsedBeers.Change.allCases : Array(UsedBeers.Change.allCases.shuffled(using: &random).prefix(3))
    for change in changes {
      let words = beers.words(change)
      let (new, length) = try await beers.used.undisturbed(words, times: count(sample: 1, long: 5))
      let extra = try await SoundBeers(beers.used.program).unnamedPictures("after \(words)")
      #expect(extra == [], "\(words)")
      var (tally, moments) = (KillTally(), KillMoments(length, seed: 700))
      for round in 0..<count(sample: 1, long: change == .importing ? 40 : 20) {
        // Any moment, and some end before; every second time one near the end, where the change is written.
        let moment = moments.next(round % 2 == 0 ? 0...1.2 : 0.7...1.2, living: tally.living)
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

  private func kill(
    _ words: [String], after moment: Duration, _ beers: UsedBeers, new: String, _ tally: inout KillTally
  ) async throws {
    let used = beers.used
    let comment: Comment = "killed after \(moment): \(words)"
    try await used.kill(words, after: moment, new: new, &tally)
    let sound = try await SoundBeers(used.program)
    try await sound.expectFigures(comment)
    let unnamed = try sound.unnamedPictures(comment)
    #expect(unnamed.isEmpty || used.program.location.hasPrefix("json:"), comment)

    // The next change of pictures drops what a killed one left.
    #expect(try await beers.changePictures().code == 0)
    let left = try await SoundBeers(used.program).unnamedPictures(comment)
    #expect(left == [], comment)

    if !unnamed.isEmpty { tally.untidy += 1 }
  }
}
