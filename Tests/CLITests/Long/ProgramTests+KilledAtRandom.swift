import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing

@Suite(.serialized) struct `A change whose process is killed at a random moment` {
  private static func kills(_ change: UsedStore.Change) -> Int {
    switch change {
    case .importing: count(sample: 2, long: 150)
    case .placing, .changing: count(sample: 1, long: 50)
    }
  }

  @Test(.group(.kills), arguments: Stores.persistent)
  func `After a change is killed, the store is consistent and contains every acknowledged change`(store: Stores)
    async throws
  {
    let dishes = count(sample: 600, long: 5000)
    let used = try await UsedStore(store, dishes: dishes)
    for change in UsedStore.Change.allCases {
      let words = try used.words(change, dishes: dishes)
      let (new, length) = try await used.runWithoutKill(words, times: count(sample: 2, long: 5))
      var (tally, moments) = (KillTally(), KillMoments(length, seed: 500))
      for round in 0..<Self.kills(change) {
        // Half of the moments are spread over slightly more than the whole run. The others fall near its end, when the change is written.
        let moment = moments.next(round % 2 == 0 ? 0...1.2 : 0.7...1.2, living: tally.living)
        try await used.kill(words, after: moment, new: new, &tally)
      }
      if isLong {
        print(
          "long: \(Self.kills(change)) kills, \(store.rawValue), \(change.rawValue) (\(length)): "
            + "\(tally.living) hit a live process, \(tally.old) left the old state, \(tally.new) the new one")
        #expect(tally.living > Self.kills(change) / 4)
        #expect(tally.old > 0 && tally.new > 0, "all kills of \(change) had the same outcome")
      }
    }
    #expect(try await used.program("order", "add", "dish-plato-\(dishes)").code == 0)
  }
}

@Suite(.serialized) struct `A change of beers whose process is killed at a random moment` {
  @Test(.group(.kills), arguments: Stores.persistent)
  func `A killed change to beers leaves a consistent store with every acknowledged change`(store: Stores) async throws {
    let beers = try await UsedBeers(
      store, beers: count(sample: 30, long: 300), pictures: count(sample: 1000, long: 60_000))
    var (random, all) = (SeededNumbers(seed: 700), KillTally())
    let changes =
      isLong ? UsedBeers.Change.allCases : Array(UsedBeers.Change.allCases.shuffled(using: &random).prefix(3))
    for change in changes {
      let words = beers.words(change)
      let (new, length) = try await beers.used.runWithoutKill(words, times: count(sample: 1, long: 5))
      let extra = try await IntactBeers(beers.used.program).unnamedPictures("after \(words)")
      #expect(extra == [], "\(words)")
      var (tally, moments) = (KillTally(), KillMoments(length, seed: 700))
      for round in 0..<count(sample: 1, long: change == .importing ? 40 : 20) {
        // Half of the moments are spread over slightly more than the whole run. The others fall near its end, when the change is written.
        let moment = moments.next(round % 2 == 0 ? 0...1.2 : 0.7...1.2, living: tally.living)
        try await kill(words, after: moment, beers, new: new, &tally)
      }
      if isLong {
        print(
          "long: \(tally.tried) kills, \(store.rawValue), \(change.rawValue) (\(length)): \(tally.living) hit a live "
            + "process, \(tally.old) left the old state, \(tally.new) the new one, \(tally.untidy) unused pictures")
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
    let sound = try await IntactBeers(used.program)
    try await sound.expectFigures(comment)
    let unnamed = try sound.unnamedPictures(comment)
    #expect(unnamed.isEmpty || used.program.location.hasPrefix("json:"), comment)

    // The next change to pictures deletes the pictures that a killed change left behind.
    #expect(try await beers.changePictures().code == 0)
    let left = try await IntactBeers(used.program).unnamedPictures(comment)
    #expect(left == [], comment)

    if !unnamed.isEmpty { tally.untidy += 1 }
  }
}

@Suite(.serialized) struct `A download of places whose process is killed at a random moment` {
  @Test(.group(.kills), arguments: Stores.persistent)
  func `After a kill, a resumed download of places requests only the missing parts`(store: Stores) async throws {
    let shops = count(sample: 5, long: 20)
    let length = try await runWithoutKill(store, shops)
    var (living, ready, moments) = (0, 0, KillMoments(length, seed: 600))
    let rounds = count(sample: 2, long: 100)
    for _ in 0..<rounds {
      let service = try MadridService(shops: shops)
      let program = try Binary(store, environment: ["MADRID_SHOPS_URL": service.base])
      let moment = moments.next(0.1...1.1, living: living)
      let victim = try program.start(["places", "download"])
      victim.kill(after: moment)
      let outcome = try await victim.end()
      if outcome.signal != nil { living += 1 }

      let list = try await program("places", "list", "--json")
      if list.code == 0 {
        ready += 1
        #expect(try list.document["places"].items.count == shops + 1, "killed after \(moment)")
      } else {
        #expect(list.code == 75 && outcome.code != 0, "killed after \(moment): \(list.errors)")
      }
      let found = try FileManager.default.contentsOfDirectory(atPath: program.placeFolder).sorted()
      // When the program finds a complete download, it deletes leftover files.
      if list.code == 0 { #expect(found.count == service.pictures.count + 1, "\(found)") }
      #expect(try await program("places", "download").code == 0)
      let verify = try await program("places", "verify")
      #expect(verify.code == 0, "killed after \(moment): \(verify.errors)")
      // The requests that were pending are repeated: at most six pictures, or one document.
      let asked = Dictionary(grouping: try service.asked, by: \.self).mapValues(\.count)
      #expect(asked.count == service.paths.count)
      #expect(asked.values.allSatisfy { $0 <= 2 } && asked.values.count { $0 == 2 } <= 6, "\(asked)")
      let files = try FileManager.default.contentsOfDirectory(atPath: program.placeFolder).sorted()
      #expect(files.count == service.pictures.count + 1, "\(files)")
    }
    if isLong {
      print(
        "long: \(rounds) kills, \(store.rawValue), downloads (\(length)): \(living) hit a live process, \(ready) left everything"
      )
      #expect(living > rounds / 4)
    }
  }

  /// Returns the duration of a download that isn't killed.
  private func runWithoutKill(_ store: Stores, _ shops: Int) async throws -> Duration {
    let service = try MadridService(shops: shops)
    let program = try Binary(store, environment: ["MADRID_SHOPS_URL": service.base])
    let start = ContinuousClock.now
    #expect(try await program("places", "download").code == 0)
    return ContinuousClock.now - start
  }
}

@Suite(.group(.kills), .serialized) struct `An export or import of a store whose process is killed at a random moment` {
  private func used(_ store: Stores) async throws -> (UsedStore, copy: String) {
    let beers = try await UsedBeers(store, beers: count(sample: 30, long: 300), pictures: 1000)
    let (used, copy) = (beers.used, beers.used.files.path + "/copia")
    #expect(try await used.program.start(beers.words(.importing)).end().code == 0)
    #expect(try await used.program("store", "export", copy).code == 0)
    try used.restore()
    return (used, copy)
  }

  @Test(arguments: Stores.persistent)
  func `A killed import of a store copy leaves the store in either its old or its new state`(store: Stores) async throws
  {
    let (used, copy) = try await used(store)
    let words = ["store", "import", copy, "--force", "--yes"]
    let (new, length) = try await used.runWithoutKill(words, times: count(sample: 1, long: 5))
    var (tally, moments) = (KillTally(), KillMoments(length, seed: 1600))
    let kills = count(sample: 3, long: 100)
    for round in 0..<kills {
      let moment = moments.next(round % 2 == 0 ? 0...1.2 : 0.6...1.1, living: tally.living)
      try await used.kill(words, after: moment, new: new, &tally)
      #expect(try await used.program.start(words).end().code == 0)
      #expect(try await used.dumpNow() == new)
    }
    if isLong {
      print(
        "long: \(kills) kills, \(store.rawValue), import (\(length)): \(tally.living) hit a live process, \(tally.old) left "
          + "the old state, \(tally.new) the new one")
      #expect(tally.living > kills / 4)
    }
  }

  @Test(arguments: Stores.persistent)
  func `A killed export of a store can be repeated and leaves no other files behind`(store: Stores) async throws {
    let (used, copy) = try await used(store)
    let program = used.program
    #expect(try await program.start(["store", "import", copy, "--force", "--yes"]).end().code == 0)
    let (folder, whole) = (
      try TemporaryFolder(isOnDisk: true), try FileManager.default.subpathsOfDirectory(atPath: copy)
    )
    let words = ["store", "export", folder.path + "/copia"]
    let start = ContinuousClock.now
    #expect(try await program.start(["store", "export", folder.path + "/otra"]).end().code == 0)
    let length = ContinuousClock.now - start
    var (there, living, moments) = (0, 0, KillMoments(length, seed: 1601))
    let kills = count(sample: 3, long: 100)
    for _ in 0..<kills {
      let victim = try program.start(words)
      victim.kill(after: moments.next(0...1.2, living: living))
      let outcome = try await victim.end()
      if outcome.signal != nil { living += 1 }
      if FileManager.default.fileExists(atPath: words[2]) {
        there += 1
      } else {
        #expect(outcome.code != 0)
        #expect(try await program.start(words).end().code == 0)
      }
      #expect(Set(try FileManager.default.subpathsOfDirectory(atPath: words[2])) == Set(whole))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["copia", "otra"])
      try FileManager.default.removeItem(atPath: words[2])
    }
    if isLong {
      print(
        "long: \(kills) kills, \(store.rawValue), export (\(length)): \(living) hit a live process, \(there) left it whole"
      )
      #expect(living > kills / 4)
    }
  }
}

@Suite(.serialized) struct `A reset whose process is killed at a random moment` {
  @Test(.group(.kills), arguments: Stores.persistent)
  func `A killed reset of a store is completed by a second reset`(store: Stores) async throws {
    let beers = try await UsedBeers(store, beers: count(sample: 30, long: 300), pictures: 1000)
    let (used, program) = (beers.used, beers.used.program)
    let words = ["store", "reset", "--yes"]
    let (new, length) = try await used.runWithoutKill(words, times: count(sample: 1, long: 5))
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
        "long: \(kills) kills, \(store.rawValue), reset (\(length)): \(tally.living) hit a live process, \(tally.old) left "
          + "the old state, \(tally.new) the new one")
      #expect(tally.living > kills / 4)
    }
  }
}
