import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing

@Suite(.group(.kills), .serialized) struct `A copy of a store whose process is killed at a random moment` {
  private func used(_ store: Stores) async throws -> (UsedStore, copy: String) {
    let beers = try await UsedBeers(store, beers: count(sample: 30, long: 300), pictures: 1000)
    let (used, copy) = (beers.used, beers.used.files.path + "/copia")
    #expect(try await used.program.start(beers.words(.importing)).end().code == 0)
    #expect(try await used.program("store", "export", copy).code == 0)
    try used.restore()
    return (used, copy)
  }

  @Test(arguments: Stores.lasting)
  func `is brought back whole or not at all`(store: Stores) async throws {
    let (used, copy) = try await used(store)
    let words = ["store", "import", copy, "--force", "--yes"]
    let (new, length) = try await used.undisturbed(words, times: count(sample: 1, long: 5))
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
        "long: \(kills) kills, \(store.rawValue), import (\(length)): \(tally.living) hit a living process, \(tally.old) left "
          + "the old, \(tally.new) the new")
      #expect(tally.living > kills / 4)
    }
  }

  @Test(arguments: Stores.lasting)
  func `is there whole or not at all, and leaves nothing beside when it is repeated`(store: Stores) async throws {
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
        "long: \(kills) kills, \(store.rawValue), export (\(length)): \(living) hit a living process, \(there) left it whole"
      )
      #expect(living > kills / 4)
    }
  }
}
