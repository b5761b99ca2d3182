import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Beers as others write them are read` {
  @Test(
    arguments: [
      (#""type": "Domestic""#, .national), (#""type": "imported""#, .imported), (#""origin": "NACIONAL""#, .national),
      (#""origin": "Importada""#, .imported), (#""country": "España""#, .national), (#""country": "Spain""#, .national),
      (#""country": "Belgium""#, .imported),
    ] as [(String, Manufacturer.Origin)])
  func `with an origin in other words`(field: String, origin: Manufacturer.Origin) async throws {
    let items = try await beerItems(#"[{"name": "Casa Oso", "beers": [], \#(field)}]"#)
    #expect(items.first?.clean?.maker?.origin == origin)
  }

  @Test func `as breweries with the parts of an address, in their order`() async throws {
    let text = #"""
      [{"id": "1", "name": "Nutria", "brewery_type": "micro", "country": "Irlanda", "city": "Cork", "street": " Muelle 1 ",
        "state": null, "postal_code": "T12", "phone": "1", "longitude": "-8.4"}]
      """#
    let nutria = SeedRecord.manufacturer(try maker("Nutria", "Muelle 1, T12, Cork, Irlanda", .imported), photos: [])
    let ignored = [("id", #""1""#), ("brewery_type", #""micro""#), ("phone", "true"), ("longitude", "true")].map {
      SeedRepair.ignored($0, record: 1, from: $1)
    }
    #expect(try await beerItems(text) == [.repaired(nutria, ignored)])
  }

  private let punk = #"""
    [{"id": 7, "name": "Oso", "abv": 6, "image": "7.png", "method": {"twist": null}, "ingredients": {"malt": [{"name": "A"}]}},
     {"id": 8, "name": "Oso", "type": "Stout", "abv": null}]
    """#

  @Test func `by themselves, after the maker and with the type that somebody says`() async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa  Oso ", type: " Ale", origin: .national)
    #expect(
      try await beerItems(punk, assuming: assumed) == [
        .clean(.manufacturer(try maker(), photos: [])),
        .repaired(
          .beer(try lager(type: "Ale", measures: [.alcohol: 6000], number: "7"), photos: []),
          ["image", "method", "ingredients"].map { .ignored($0, record: 1, from: "true") }),
        .clean(.beer(try lager(type: "Stout", number: "8"), photos: [])),
      ])
  }

  @Test func `by themselves are nobody's when nobody says whose`() async throws {
    let nobodys = SeedProblem(record: 1, field: "manufacturer", expected: .text, found: nil)
    let noType = SeedProblem(record: 1, field: "type", expected: .text, found: nil)
    #expect(try await beerItems(punk).first == .rejected([noType, nobodys]))
  }

  @Test(arguments: ["", String(repeating: "a", count: 61)])
  func `and a type that can't be is told of every beer`(type: String) async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", type: type, origin: .national)
    let items = try await beerItems(punk, assuming: assumed)
    #expect(items[1] == .rejected([SeedProblem(record: 1, field: "type", expected: .text, found: nil)]))
  }

  @Test func `where the origin is what somebody says, unless the file does`() async throws {
    let text = #"[{"name": "A", "beers": []}, {"name": "B", "origin": "imported"}]"#
    #expect(
      try await beerItems(text, assuming: CatalogSeed.Assumptions(origin: .national)) == [
        .clean(.manufacturer(try maker("A"), photos: [])),
        .clean(.manufacturer(try maker("B", "", .imported), photos: [])),
      ])
  }
}
