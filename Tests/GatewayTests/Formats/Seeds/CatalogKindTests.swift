import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Beers and breweries in one catalog` {
  private static let tripel =
    #""name": "Tripel", "style": "Abbey", "abv": 9.5, "brewery": "Abadía", "origin": "imported""#

  @Test(arguments: [
    #""beers": null"#, #""brewery_type": null"#, #""brewery_type": "micro", "city": "Malle""#,
    #""beers": "", "logo": "a""#,
    #""cervezas": null, "brewery_type": "micro""#,
  ]) func `A beer with an empty field of breweries, or the type of its brewery, stays a beer`(field: String)
    async throws
  {
    let items = try await beerItems("[{\(Self.tripel), \(field)}]")
    #expect(items.first == .clean(.manufacturer(try maker("Abadía", "", .imported), photos: [])))
    guard case .clean(.beer(let beer, _))? = items.last?.withoutNotes else {
      Issue.record("\(items)")
      return
    }
    #expect(beer.name == "Tripel" && beer.type.name == "Abbey" && beer.measures[.alcohol] == 9500)
  }

  @Test func `A beer without a manufacturer is rejected, though it has the type of its brewery`() async throws {
    let items = try await beerItems(
      #"[{"name": "Tripel", "style": "Abbey", "brewery_type": "micro", "country": "Belgium"}]"#)
    #expect(items == [.rejected([SeedProblem(record: 1, field: "manufacturer", expected: .text, found: nil)])])
  }

  @Test func `A brewery stays one though it has empty fields of beers`() async throws {
    let text =
      #"[{"name": "Nutria", "brewery_type": "micro", "country": "ES", "brewery": null, "abv": null, "style": ""}]"#
    #expect(
      try await beerItems(text).first?.withoutNotes == .clean(.manufacturer(try maker("Nutria", "ES"), photos: [])))
    let named = #"[{"brewery": "Nutria", "brewery_type": "micro", "country": "ES"}]"#
    #expect(
      try await beerItems(named).first?.withoutNotes == .clean(.manufacturer(try maker("Nutria", "ES"), photos: [])))
  }

  @Test(arguments: [
    CatalogSeed.Assumptions(maker: "Casa Oso", type: "Lager", origin: .national),
    CatalogSeed.Assumptions(maker: "Casa Oso", origin: .national), CatalogSeed.Assumptions(type: "Lager"),
  ]) func `With an assumed maker or type, a record with a name and a country is no manufacturer`(
    assumed: CatalogSeed.Assumptions
  ) async throws {
    let text = #"[{"name": "Osa", "country": "Spain", "city": "Soria"}, {"name": "1906", "origin": "national"}]"#
    let items = try await beerItems(text, assuming: assumed).filter { $0.clean?.maker?.name != "Casa Oso" }
    #expect(items.count == 2)
    for item in items {
      if case .clean(.beer)? = Optional(item.withoutNotes), assumed.maker != nil, assumed.type != nil { continue }
      #expect(item.problems != nil, "\(item)")
    }
  }

  @Test func `With an assumed maker, manufacturers with beers and breweries stay manufacturers`() async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", type: "Lager", origin: .national)
    let text =
      #"[{"name": "A", "origin": "imported", "beers": []}, {"name": "B", "brewery_type": "micro", "country": "ES"}]"#
    let items = try await beerItems(text, assuming: assumed).map(\.withoutNotes).compactMap(\.clean?.maker?.name)
    #expect(items == ["Casa Oso", "A", "B"])
  }
}

extension SeedItem {
  /// The item as clean, without what was reported of it.
  fileprivate var withoutNotes: SeedItem { if case .repaired(let record, _) = self { .clean(record) } else { self } }
}
