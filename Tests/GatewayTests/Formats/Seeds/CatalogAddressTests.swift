import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Addresses of manufacturers in a catalog` {
  private static func item(_ fields: String) async throws -> SeedItem? {
    try await beerItems(#"[{"name": "Casa Oso", "origin": "national", \#(fields)}]"#).first
  }

  @Test(arguments: [
    (#""street": "Mayor 1", "postal_code": 28001, "city": "Madrid""#, "Mayor 1, 28001, Madrid"),
    (#""address": {}, "street": [], "city": null, "state": " ""#, ""),
    // Parts of an address are different if an accent differs, but not if only case or Unicode composition differs.
    (#""address": "Calle Pena 1", "direccion": "Calle Peña 1""#, "Calle Pena 1, Calle Peña 1"),
    (#""state": "Malaga", "state_province": "Málaga""#, "Málaga, Malaga"),
    (#""address": "Calle Peña 1", "direccion": "CALLE PEN\u0303A 1""#, "Calle Peña 1"),
  ])
  func `Each nonempty part of a manufacturer's address is used once and unchanged`(json: String, address: String)
    async throws
  {
    #expect(try await Self.item(json) == .clean(.manufacturer(try maker("Casa Oso", address), photos: [])))
  }

  @Test(arguments: [
    ("address", #"{"streetAddress": "Mayor 1"}"#, "{…}"), ("street", #"["Mayor 1"]"#, "[…]"), ("city", "true", "true"),
    ("country", #"{"name": "Spain"}"#, "{…}"), ("dirección", #"{"calle": "Mayor 1"}"#, "{…}"),
  ]) func `A part of a manufacturer's address is ignored if it is neither text nor a number`(
    field: String, json: String, found: String
  )
    async throws
  {
    #expect(
      try await Self.item(#""\#(field)": \#(json), "state": "Soria""#)
        == .repaired(
          .manufacturer(try maker("Casa Oso", "Soria"), photos: []), [.ignored(field, record: 1, from: found)]))
  }

  @Test func `A manufacturer is rejected if its record has no origin except a country that isn't text`() async throws {
    let text = #"[{"name": "Casa Oso", "brewery_type": "micro", "country": {"name": "Spain"}}]"#
    let problem = SeedProblem(record: 1, field: "country", expected: .origin, found: "{…}")
    #expect(try await beerItems(text) == [.rejected([problem])])
  }

  @Test(arguments: ["[1]", "{\"a\": 1}", "true"])
  func `A beer id that is neither text nor a number is counted as ignored`(json: String) async throws {
    let item = try await beerItems(catalog(beerRecord(#""id": \#(json)"#))).last
    #expect(item?.repairs?.map(\.field) == ["id"])
  }

  @Test func `Beers with the same name and blank ids are distinguished by type and alcohol content`() async throws {
    let beers = [beerRecord(#""id": "", "alcohol": 5"#), beerRecord(#""id": " ", "alcohol": 7"#)]
    let ids = try await beerItems(catalog(beers[0], beers[1])).compactMap { item in
      if case .clean(.beer(let beer, _)) = item { beer.id } else { nil }
    }
    #expect(Set(ids).count == 2)
  }
}

@Suite struct `Countries of manufacturers in a catalog` {
  private static func items(
    _ country: String, assuming origin: Manufacturer.Origin? = nil
  ) async throws -> [SeedItem] {
    try await beerItems(
      #"[{"name": "Casa Oso", "brewery_type": "micro", "country": "\#(country)"}]"#,
      assuming: CatalogSeed.Assumptions(origin: origin))
  }

  private static func origin(_ items: [SeedItem]) -> Manufacturer.Origin? {
    if case .repaired(.manufacturer(let maker, _), _)? = items.first { maker.origin } else { nil }
  }

  @Test(arguments: [
    "Spain", "España", "ES", "ESP", "es", "Espanya", "Espagne", "Espainia", "Spanien", "Spain, Europe", "Madrid, Spain",
    "España (Cataluña)", "Reino de España", "Kingdom of Spain", " ESPAÑA ", "Espan\\u0303a", "E.S.P.", "Spain / España",
    "Cádiz (CA), España",
  ]) func `Spain as a country is recognized as a national origin in its usual spellings and codes`(country: String)
    async throws
  {
    #expect(Self.origin(try await Self.items(country)) == .national)
    #expect(Self.origin(try await Self.items(country, assuming: .imported)) == .national)
  }

  @Test(arguments: [
    "Belgium", "Bélgica", "United States", "US", "usa", "U.S.A.", "EE. UU.", "Estados Unidos", "England", "Escocia",
    "Deutschland", "DE", "DEU", "GB", "UK", "Ireland", "Isle of Man", "South Korea", "Korea, Republic of", "Czechia",
    "República Checa", "The Netherlands", "Países Bajos", "Portugal (Porto)", "Kingdom of Belgium", "Österreich",
    "Trinidad & Tobago", "Côte d'Ivoire", "Guinea-Bissau", "PRT", "JPN",
    "Bosnia-Herzegovina", "Viet Nam", "Santa Lucía", "Éire", "Czech Rep.",
  ]) func `Countries other than Spain are recognized as imported in their usual spellings and codes`(country: String)
    async throws
  {
    #expect(Self.origin(try await Self.items(country)) == .imported)
    #expect(Self.origin(try await Self.items(country, assuming: .national)) == .imported)
  }

  @Test(arguments: [
    "Cataluña", "Europe", "Mordor", "n/a", "-", "Spain, Belgium", "España y Portugal", "Spanish", "28001", "Spainx",
    "E",
  ]) func `A manufacturer's unknown country is treated as a missing origin`(country: String) async throws {
    let problem = SeedProblem(record: 1, field: "country", expected: .origin, found: "\"\(country)\"")
    #expect(try await Self.items(country) == [.rejected([problem])])
    #expect(Self.origin(try await Self.items(country, assuming: .national)) == .national)
    #expect(Self.origin(try await Self.items(country, assuming: .imported)) == .imported)
  }

  @Test func `A beer with the country code of Spain belongs to a national manufacturer`() async throws {
    let text = #"[{"name": "Oso", "type": "Lager", "brewery": "Casa Oso", "country": "ES"}]"#
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: [])),
      ])
  }
}
