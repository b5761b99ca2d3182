import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Addresses of manufacturers in a catalog` {
  private static func item(_ fields: String) async throws -> SeedItem? {
    try await beerItems(#"[{"name": "Casa Oso", "origin": "national", \#(fields)}]"#).first
  }

  @Test func `A number in an address is read as it is written`() async throws {
    #expect(
      try await Self.item(#""street": "Mayor 1", "postal_code": 28001, "city": "Madrid""#)
        == .clean(.manufacturer(try maker("Casa Oso", "Mayor 1, 28001, Madrid"), photos: [])))
  }

  @Test(arguments: [
    ("address", #"{"streetAddress": "Mayor 1"}"#, "{…}"), ("street", #"["Mayor 1"]"#, "[…]"), ("city", "true", "true"),
    ("country", #"{"name": "Spain"}"#, "{…}"), ("dirección", #"{"calle": "Mayor 1"}"#, "{…}"),
  ]) func `A part of an address that is no text or number is counted as ignored`(
    field: String, json: String, found: String
  ) async throws {
    #expect(
      try await Self.item(#""\#(field)": \#(json), "state": "Soria""#)
        == .repaired(
          .manufacturer(try maker("Casa Oso", "Soria"), photos: []), [.ignored(field, record: 1, from: found)]))
  }

  @Test func `Empty parts of an address are no parts`() async throws {
    #expect(
      try await Self.item(#""address": {}, "street": [], "city": null, "state": " ""#)
        == .clean(.manufacturer(try maker(), photos: [])))
  }

  @Test func `A country that is no text is no origin, and rejects a manufacturer without one`() async throws {
    let text = #"[{"name": "Casa Oso", "brewery_type": "micro", "country": {"name": "Spain"}}]"#
    let problem = SeedProblem(record: 1, field: "country", expected: .origin, found: "{…}")
    #expect(try await beerItems(text) == [.rejected([problem])])
  }

  @Test func `Two spellings of a part that differ in an accent are both kept`() async throws {
    #expect(
      try await Self.item(
        #""address": "Calle Pena 1", "direccion": "Calle Peña 1", "state": "Malaga", "state_province": "Málaga""#)
        == .clean(.manufacturer(try maker("Casa Oso", "Calle Pena 1, Calle Peña 1, Málaga, Malaga"), photos: [])))
  }

  @Test func `Two spellings of a part that differ in case or composition are one`() async throws {
    #expect(
      try await Self.item(#""address": "Calle Peña 1", "direccion": "CALLE PEN\u0303A 1""#)
        == .clean(.manufacturer(try maker("Casa Oso", "Calle Peña 1"), photos: [])))
  }

  @Test(arguments: ["[1]", "{\"a\": 1}", "true"])
  func `The id of a beer that is no text or number is counted as ignored`(json: String) async throws {
    let item = try await beerItems(catalog(beerRecord(#""id": \#(json)"#))).last
    #expect(item?.repairs?.map(\.field) == ["id"])
  }

  @Test func `Beers of one name with blank ids are told apart by type and strength`() async throws {
    let beers = [beerRecord(#""id": "", "alcohol": 5"#), beerRecord(#""id": " ", "alcohol": 7"#)]
    let ids = try await beerItems(catalog(beers[0], beers[1])).compactMap { item in
      if case .clean(.beer(let beer, _)) = item { beer.id } else { nil }
    }
    #expect(Set(ids).count == 2)
  }
}
