import Foundation
import GatewayTesting
import TestGroups
import Testing

@Suite(.serialized) struct `A download of places whose process is killed at a random moment` {
  @Test(.group(.kills), arguments: Stores.lasting)
  func `is completed by the next, which asks only for what is missing`(store: Stores) async throws {
    let shops = count(sample: 5, long: 20)
    let length = try await undisturbed(store, shops)
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
      // Whoever finds all of it there drops what the killed one could not put away.
      if list.code == 0 { #expect(found.count == service.pictures.count + 1, "\(found)") }
      #expect(try await program("places", "download").code == 0)
      let verify = try await program("places", "verify")
      #expect(verify.code == 0, "killed after \(moment): \(verify.errors)")
      // What was on its way is asked for again: six pictures at most, or a document.
      let asked = Dictionary(grouping: try service.asked, by: \.self).mapValues(\.count)
      #expect(asked.count == service.paths.count)
      #expect(asked.values.allSatisfy { $0 <= 2 } && asked.values.count { $0 == 2 } <= 6, "\(asked)")
      let files = try FileManager.default.contentsOfDirectory(atPath: program.placeFolder).sorted()
      #expect(files.count == service.pictures.count + 1, "\(files)")
    }
    if isLong {
      print(
        "long: \(rounds) kills, \(store.rawValue), downloads (\(length)): \(living) hit a living process, \(ready) left all there"
      )
      #expect(living > rounds / 4)
    }
  }

  /// How long a download takes.
  private func undisturbed(_ store: Stores, _ shops: Int) async throws -> Duration {
    let service = try MadridService(shops: shops)
    let program = try Binary(store, environment: ["MADRID_SHOPS_URL": service.base])
    let start = ContinuousClock.now
    #expect(try await program("places", "download").code == 0)
    return ContinuousClock.now - start
  }
}
