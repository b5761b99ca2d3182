import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Origins that beers by themselves name` {
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

  @Test func `An origin that contradicts the one of an earlier beer is counted as ignored`() async throws {
    let beers = [("A", "Spain"), ("B", "Belgium"), ("C", "ES"), ("D", "Bélgica")].map {
      Self.beer($0, #""country": "\#($1)""#)
    }
    let items = try await beerItems("[\(beers.joined(separator: ", "))]")
    #expect(items.first == .clean(.manufacturer(try maker(), photos: [])))
    #expect(
      try await Self.reported("[\(beers.joined(separator: ", "))]")
        == [[], [#"country "Belgium""#], [], [#"country "Bélgica""#]])
  }

  @Test func `An origin that contradicts the record of the manufacturer is counted as ignored`() async throws {
    let maker = #"{"name": "Casa Oso", "address": "Soria", "origin": "national"}"#
    let beers = [Self.beer("A", #""origin": "imported""#), Self.beer("B", #""origen": "nacional""#)]
    #expect(
      try await Self.reported("[\(maker), \(beers[0]), \(beers[1])]") == [[#"origin "imported""#], []])
  }

  @Test(arguments: [
    (#""origin": 5"#, "origin 5"), (#""origin": "Marte""#, #"origin "Marte""#), (#""country": [1]"#, "country […]"),
  ])
  func `An origin that is not understood is counted as ignored`(field: String, reported: String) async throws {
    let first = Self.beer("A", #""origin": "national""#)
    #expect(try await Self.reported("[\(first), \(Self.beer("B", field))]") == [[], [reported]])
  }

  @Test func `A country next to an origin is not read, and counted as ignored if it says something else`() async throws
  {
    let beer = Self.beer("A", #""origin": "national", "country": "Belgium""#)
    #expect(try await Self.reported("[\(beer)]") == [[#"country "Belgium""#]])
    #expect(try await Self.reported("[\(beer.replacing("Belgium", with: "Spain"))]") == [[]])
  }

  @Test func `A country that contradicts the assumed manufacturer of a beer is counted as ignored`()
    async throws
  {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", type: "Lager", origin: .national)
    let text = #"[{"name": "A", "abv": 5, "country": "Belgium"}, {"name": "B", "abv": 5, "country": "Spain"}]"#
    #expect(try await Self.reported(text, assuming: assumed) == [[#"country "Belgium""#], []])
  }
}
