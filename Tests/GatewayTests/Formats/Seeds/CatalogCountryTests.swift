import Entities
import Gateways
import Testing
import UseCases

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
  ]) func `Spain is national in its usual spellings and codes`(country: String) async throws {
    #expect(Self.origin(try await Self.items(country)) == .national)
    #expect(Self.origin(try await Self.items(country, assuming: .imported)) == .national)
  }

  @Test(arguments: [
    "Belgium", "Bélgica", "United States", "US", "usa", "U.S.A.", "EE. UU.", "Estados Unidos", "England", "Escocia",
    "Deutschland", "DE", "DEU", "GB", "UK", "Ireland", "Isle of Man", "South Korea", "Korea, Republic of", "Czechia",
    "República Checa", "The Netherlands", "Países Bajos", "Portugal (Porto)", "Kingdom of Belgium", "Österreich",
    "Trinidad & Tobago", "Côte d'Ivoire", "Guinea-Bissau", "PRT", "JPN",
    "Bosnia-Herzegovina", "Viet Nam", "Santa Lucía", "Éire", "Czech Rep.",
  ]) func `Another country is imported in its usual spellings and codes`(country: String) async throws {
    #expect(Self.origin(try await Self.items(country)) == .imported)
    #expect(Self.origin(try await Self.items(country, assuming: .national)) == .imported)
  }

  @Test(arguments: [
    "Cataluña", "Europe", "Mordor", "n/a", "-", "Spain, Belgium", "España y Portugal", "Spanish", "28001", "Spainx",
    "E",
  ]) func `A country that is not understood counts as no origin`(country: String) async throws {
    let problem = SeedProblem(record: 1, field: "country", expected: .origin, found: "\"\(country)\"")
    #expect(try await Self.items(country) == [.rejected([problem])])
    #expect(Self.origin(try await Self.items(country, assuming: .national)) == .national)
    #expect(Self.origin(try await Self.items(country, assuming: .imported)) == .imported)
  }

  @Test func `A beer that names Spain by its code is of a national manufacturer`() async throws {
    let text = #"[{"name": "Oso", "type": "Lager", "brewery": "Casa Oso", "country": "ES"}]"#
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: [])),
      ])
  }
}
