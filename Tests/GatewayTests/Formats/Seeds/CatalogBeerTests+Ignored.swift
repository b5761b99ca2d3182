import Entities
import Testing
import UseCases

@Suite struct `Fields of a catalog that the kit doesn't keep` {
  private func ignored(_ fields: (String, String)..., record: Int) -> [SeedRepair] {
    fields.map { .ignored($0, record: record, from: $1) }
  }

  @Test func `Fields of a beer that the kit has no place for are counted, unless they say nothing`() async throws {
    let more = #""ebc": 30, "description": "Con lúpulo", "image_url": "a.png", "ph": null, "tags": [], "notes": " ""#
    let fields = ignored(("ebc", "30"), ("description", #""Con lúpulo""#), ("image_url", #""a.png""#), record: 2)
    #expect(
      try await beerItems(catalog(beerRecord(more))).last == .repaired(.beer(try lager(), photos: []), fields))
    // Of records that stand by themselves, only the names are read.
    let text = #"[{"name": "Oso", "type": "Lager", "manufacturer": "Casa Oso", "origin": "national", \#(more)}]"#
    let item = try await beerItems(text).last
    #expect(item?.repairs?.map(\.field) == ["ebc", "description", "image_url", "notes"])
    #expect(item?.repairs?.allSatisfy { $0.kind == .ignored && $0.record == 1 } == true)
  }

  @Test func `Fields of a manufacturer that the kit has no place for are counted`() async throws {
    let text = #"[{"name": "Nutria", "brewery_type": "micro", "country": "Spain", "phone": "1", "latitude": 36.5}]"#
    let item = try await beerItems(text).first
    #expect(item?.repairs?.map(\.field) == ["brewery_type", "phone", "latitude"])
    #expect(item?.repairs?.allSatisfy { $0.kind == .ignored } == true)
  }

  @Test func `A field in a second spelling is counted, as the beers beside others are`() async throws {
    let text = #"""
      [{"name": "Casa Oso", "nombre": "Oso", "origin": "national", "type": "micro", "beers": [\#(beerRecord())],
        "cervezas": [\#(beerRecord(name: "Osa"))]}]
      """#
    let items = try await beerItems(text)
    #expect(items.count == 2)
    #expect(items[0].repairs?.map(\.field) == ["nombre", "type", "cervezas"])
    let beer = try await beerItems(catalog(beerRecord(#""alcohol": 5, "abv": 4, "estilo": "Rubia""#))).last
    #expect(
      beer
        == .repaired(
          .beer(try lager(measures: [.alcohol: 5000]), photos: []),
          ignored(("abv", "4"), ("estilo", #""Rubia""#), record: 2)))
  }

  @Test func `The maker that a beer of a manufacturer names is counted if it is another one`() async throws {
    let names = catalog(beerRecord(#""brewery": "CASA OSO""#), beerRecord(#""brewery": "Otra""#, name: "Osa"))
    let items = try await beerItems(names)
    #expect(items[1] == .clean(.beer(try lager(), photos: [])))
    #expect(
      items[2]
        == .repaired(.beer(try lager("Osa"), photos: []), ignored(("brewery", #""Otra""#), record: 3)))
  }

  @Test func `A field that a record of a catalog has twice rejects the record`() async throws {
    let twice = #""alcohol": 5, "alcohol": 6, "ebc": 1, "ebc": 2"#
    #expect(
      try await beerItems(catalog(beerRecord(twice))).last
        == .rejected([SeedProblem(record: 2, field: "alcohol", expected: .fieldOnce, found: "6")]))
    let text = #"[{"name": "Casa Oso", "name": "Casa Osa", "origin": "national"}]"#
    #expect(
      try await beerItems(text)
        == [.rejected([SeedProblem(record: 1, field: "name", expected: .fieldOnce, found: #""Casa Osa""#)])])
    let unknown = try await beerItems(catalog(beerRecord(#""ebc": 1, "ebc": 2"#))).last
    #expect(unknown?.repairs?.map(\.field) == ["ebc"])
  }
}
