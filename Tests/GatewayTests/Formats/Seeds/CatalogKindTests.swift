import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Beers and breweries in the same catalog` {
  private static let tripel =
    #""name": "Tripel", "style": "Abbey", "abv": 9.5, "brewery": "Abadía", "origin": "imported""#

  @Test(arguments: [
    #""beers": null"#, #""brewery_type": null"#, #""brewery_type": "micro", "city": "Malle""#,
    #""beers": "", "logo": "a""#,
    #""cervezas": null, "brewery_type": "micro""#,
  ]) func `A record with an empty brewery field or the type of its brewery is read as a beer`(field: String)
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

  @Test func `A beer record with the type of its brewery is rejected if it has no manufacturer`() async throws {
    let items = try await beerItems(
      #"[{"name": "Tripel", "style": "Abbey", "brewery_type": "micro", "country": "Belgium"}]"#)
    #expect(items == [.rejected([SeedProblem(record: 1, field: "manufacturer", expected: .text, found: nil)])])
  }

  @Test func `A brewery record with empty beer fields is read as a brewery`() async throws {
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
  ]) func `A catalog record with only a name and an address is never read as a manufacturer`(
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

  @Test func `Manufacturers and breweries are recognized even if the import assumes a manufacturer`() async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", type: "Lager", origin: .national)
    let text =
      #"[{"name": "A", "origin": "imported", "beers": []}, {"name": "B", "brewery_type": "micro", "country": "ES"}]"#
    let items = try await beerItems(text, assuming: assumed).map(\.withoutNotes).compactMap(\.clean?.maker?.name)
    #expect(items == ["Casa Oso", "A", "B"])
  }
}

extension SeedItem {
  /// A clean item with the record of a repaired item. For any other item, the item itself.
  fileprivate var withoutNotes: SeedItem { if case .repaired(let record, _) = self { .clean(record) } else { self } }
}

@Suite struct `Origins in the records of single beers` {
  private static func reported(
    _ text: String, assuming assumptions: CatalogSeed.Assumptions = .init()
  ) async throws -> [[String]] {
    try await beerItems(text, assuming: assumptions).filter { $0.clean?.maker == nil }.map { item in
      (item.repairs ?? []).filter { $0.kind == .ignored }.map { "\($0.field) \($0.from)" }
    }
  }

  private static func beer(_ name: String, _ fields: String) -> String {
    #"{"name": "\#(name)", "type": "Lager", "brewery": "Casa Oso", \#(fields)}"#
  }

  @Test func `A beer's origin that contradicts an earlier beer of the manufacturer is counted as ignored`() async throws
  {
    let beers = [("A", "Spain"), ("B", "Belgium"), ("C", "ES"), ("D", "Bélgica")].map {
      Self.beer($0, #""country": "\#($1)""#)
    }
    let items = try await beerItems("[\(beers.joined(separator: ", "))]")
    #expect(items.first == .clean(.manufacturer(try maker(), photos: [])))
    #expect(
      try await Self.reported("[\(beers.joined(separator: ", "))]")
        == [[], [#"country "Belgium""#], [], [#"country "Bélgica""#]])
  }

  @Test func `A beer's origin that contradicts the manufacturer's record is counted as ignored`() async throws {
    let maker = #"{"name": "Casa Oso", "address": "Soria", "origin": "national"}"#
    let beers = [Self.beer("A", #""origin": "imported""#), Self.beer("B", #""origen": "nacional""#)]
    #expect(try await Self.reported("[\(maker), \(beers[0]), \(beers[1])]") == [[#"origin "imported""#], []])
  }

  @Test(arguments: [
    (#""origin": 5"#, "origin 5"), (#""origin": "Marte""#, #"origin "Marte""#), (#""country": [1]"#, "country […]"),
  ])
  func `An unknown origin in a beer's record is counted as ignored`(field: String, reported: String) async throws {
    let first = Self.beer("A", #""origin": "national""#)
    #expect(try await Self.reported("[\(first), \(Self.beer("B", field))]") == [[], [reported]])
  }

  @Test func `A beer's country that contradicts the origin of the same beer is counted as ignored`() async throws {
    let beer = Self.beer("A", #""origin": "national", "country": "Belgium""#)
    #expect(try await Self.reported("[\(beer)]") == [[#"country "Belgium""#]])
    #expect(try await Self.reported("[\(beer.replacing("Belgium", with: "Spain"))]") == [[]])
  }

  @Test func `A beer's country that contradicts the assumed manufacturer is counted as ignored`() async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", type: "Lager", origin: .national)
    let text = #"[{"name": "A", "abv": 5, "country": "Belgium"}, {"name": "B", "abv": 5, "country": "Spain"}]"#
    #expect(try await Self.reported(text, assuming: assumed) == [[#"country "Belgium""#], []])
  }
}
