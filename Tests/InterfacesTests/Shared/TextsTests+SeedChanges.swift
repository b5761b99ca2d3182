import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@Suite struct `Changes of a seed` {
  /// Returns the change from `old` to `new` in an import.
  private func change(_ domain: Domain, from old: SeedRecord, to new: SeedRecord, after first: SeedRecord? = nil)
    async throws -> SeedChange
  {
    let store = StateStore()
    var report: SeedReport?
    for record in [old, new] {
      let source = ScriptedSeedSource(([first].compactMap(\.self) + [record]).map { .clean($0) })
      report = try await ImportSeedInteractor(domain, from: source, into: store)(SeedPolicy(.replacing))
    }
    return try #require(report?.changes.first)
  }

  @Test func `The line about a changed dish in a seed names the changed fields`() async throws {
    let change = try await change(
      .restaurant, from: .dish(Samples.dish("Flan", "De huevo", cents: 305)),
      to: .dish(Samples.dish("Flan", "De bote", cents: 990, kind: "Postres")))
    BothLanguages.check(
      { $0.words(change) }, "«Flan» cambia: sección, precio, descripción",
      "“Flan” changes: section, price, description")
  }

  @Test func `The line about a changed recipe, manufacturer or beer in a seed names the changed fields`() async throws {
    let (bare, whole) = (try Samples.details("Pan"), try Samples.details("Pan", ["harina"]))
    let recipe = try await change(.recipes, from: .recipe(bare), to: .recipe(whole))
    BothLanguages.check({ $0.words(recipe) }, "«Pan» cambia: ingredientes", "“Pan” changes: ingredients")

    let (here, there) = (
      try Samples.manufacturer("Alba", .national), try Samples.manufacturer("Alba", .imported)
    )
    let maker = try await change(
      .beers, from: .manufacturer(here, photos: []), to: .manufacturer(there, photos: []))
    BothLanguages.check({ $0.words(maker) }, "«Alba» cambia: origen", "“Alba” changes: origin")

    let beers = try [4800, 5000].map { try Samples.beer("Rubia", of: here, measures: [.alcohol: $0]) }
    let beer = try await change(
      .beers, from: .beer(beers[0], photos: []), to: .beer(beers[1], photos: []),
      after: .manufacturer(here, photos: []))
    BothLanguages.check({ $0.words(beer) }, "«Rubia» cambia: alcohol", "“Rubia” changes: alcohol")
  }

  @Test func `The comparison line of an import counts new, changed and unchanged records`() async throws {
    let source = ScriptedSeedSource([.clean(.dish(try Samples.dish("Flan"))), .clean(.dish(try Samples.dish("Pan")))])
    let report = try await ImportSeedInteractor(.restaurant, from: source, into: StateStore())(SeedPolicy(.adding))
    BothLanguages.check(
      { $0.comparison(report ?? SeedReport()) }, "2 nuevos, 0 cambiados, 0 sin cambios", "2 new, 0 changed, 0 unchanged"
    )
  }
}
