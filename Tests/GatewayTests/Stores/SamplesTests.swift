import Entities
@testable import Gateways
import GatewayTesting
@testable import StoreCore
@testable import SQLiteGateways
import TestSupport
import Testing
import UseCases

@Suite struct `Samples that somebody changed` {
  private let catalog: SampleCatalog
  private let recipe: RecipeDetails

  init() throws {
    catalog = try SampleCatalog()
    recipe = try Samples.details("Flan")
  }

  private func fill(_ store: any Store) async throws {
    try await store.importSeed(.beers) { (writer) throws(GatewayError) in
      writer.markSamples()
      for record in catalog.records { _ = try writer.insert(record) }
      return .commit(())
    }
    try await store.importSeed(.recipes) { (writer) throws(GatewayError) in
      writer.markSamples()
      _ = try writer.insert(.recipe(recipe))
      return .commit(())
    }
  }

  private func dropSamples(_ store: any Store, _ domain: Domain) async throws {
    try await store.importSeed(domain) { (writer) throws(GatewayError) in
      writer.dropSamples()
      return .commit(())
    }
  }

  @Test(arguments: Stores.allCases)
  func `stay: a recipe, a beer with its maker, a maker`(store: Stores) async throws {
    let gateway = store.subject(try TemporaryFolder()).gateway
    try await fill(gateway)
    let (beer, maker) = (catalog.beers[0], catalog.makers[1])
    let changed = try Samples.details("Flan", ["4 huevos"])
    try await gateway.replaceRecipe(recipe, by: changed)
    let stronger = try Beer(
      id: beer.id, of: beer.manufacturer, name: beer.name, type: beer.type, measures: [.alcohol: 9900],
      album: beer.album)
    try await gateway.replaceBeer(beer, by: stronger, photos: [])
    let moved = Manufacturer(maker.id, of: try Samples.manufacturer(maker.name, .imported, at: "Otra calle"))
    try await gateway.replaceManufacturer(maker, by: moved, photos: [])

    for domain in [Domain.recipes, .beers] { try await dropSamples(gateway, domain) }
    #expect(try await gateway.details(recipe.id).value == changed)
    let beers = try await gateway.contents().beers
    #expect(Set(beers.beers.keys) == [beer.id])
    #expect(Set(beers.manufacturers.keys) == [beer.manufacturer, maker.id])
  }

  @Test func `in the JSON file itself stay, too`() async throws {
    let file = try StoreFile()
    try await fill(file.store())
    let text = String(decoding: try file.bytes(), as: UTF8.self)
    #expect(text.contains("Flan"))
    try file.write(text.replacing("Flan", with: "Flan de la casa"))
    try await dropSamples(file.store(), .recipes)
    #expect(try await file.store().contents().recipes.all.map(\.recipe.title) == ["Flan de la casa"])
  }

  /// Version 0.1.0 wrote a digest of each sample into the database.
  @Test(arguments: [true, false])
  func `are told by their digests in a database of version 0.1.0`(isChanged: Bool) async throws {
    let database = try Database()
    try await fill(database.store())
    let digest = try #require(try SampleMark.digest(of: .recipe(recipe)))
    try database.foreignConnection().run(
      "UPDATE sample SET digest = ? WHERE domain = 'recipes'", .text(isChanged ? "no" + digest : digest))
    try await dropSamples(database.store(), .recipes)
    #expect(try await database.store().contents().recipes.count == (isChanged ? 1 : 0))
  }

  @Test func `are not the places of an older version, which have no digests`() async throws {
    let database = try Database()
    let place = try Samples.place("1", "Casa")
    try await database.store().importSeed(.places) { (writer) throws(GatewayError) in
      writer.markSamples()
      _ = try writer.insert(.place(place))
      return .commit(())
    }
    try database.foreignConnection().run("UPDATE sample SET digest = 'bundle'")
    #expect(try await database.store().samples(in: .places) == SampleCount(1, of: 1))
  }
}
