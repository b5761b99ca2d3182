import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Rejected beers of a catalog` {
  @Test(
    arguments: [
      ("101", .numberBetween(0, 100), "101"), ("-0.1", .numberBetween(0, 100), "-0.1"),
      (#""fuerte""#, .number, #""fuerte""#),
      ("true", .number, "true"), ("[5]", .number, "[…]"), ("1e400", .numberBetween(0, 100), "1e400"),
    ] as [(String, SeedExpectation, String)])
  func `A beer with an invalid alcohol content is rejected`(json: String, expected: SeedExpectation, found: String)
    async throws
  {
    for field in ["alcohol", "abv", "alcoholContent"] {
      let problem = SeedProblem(record: 2, field: field, expected: expected, found: found)
      #expect(try await beerItems(catalog(beerRecord(#""\#(field)": \#(json)"#))).last == .rejected([problem]))
    }
  }

  @Test(
    arguments: [
      ("-1", .numberBetween(0, 10_000), "-1"), ("10001", .numberBetween(0, 10_000), "10001"),
      (#""muchas""#, .number, #""muchas""#), (#""nan""#, .number, #""nan""#), ("{}", .number, "{…}"),
    ] as [(String, SeedExpectation, String)])
  func `A beer with invalid calories is rejected`(json: String, expected: SeedExpectation, found: String) async throws {
    let problem = SeedProblem(record: 2, field: "calories", expected: expected, found: found)
    #expect(try await beerItems(catalog(beerRecord(#""calories": \#(json)"#))).last == .rejected([problem]))
  }

  @Test func `A beer is rejected with all its problems, and the next beer in the file is read`() async throws {
    let items = try await beerItems(catalog(#"{"name": "", "alcohol": 101, "calories": -1}"#, "7", beerRecord()))
    #expect(items.count == 4)
    #expect(
      items[1]
        == .rejected([
          SeedProblem(record: 2, field: "name", expected: .nonEmptyText, found: #""""#),
          SeedProblem(record: 2, field: "type", expected: .text, found: nil),
          SeedProblem(record: 2, field: "alcohol", expected: .numberBetween(0, 100), found: "101"),
          SeedProblem(record: 2, field: "calories", expected: .numberBetween(0, 10_000), found: "-1"),
        ]))
    #expect(items[2] == .rejected([SeedProblem(record: 3, field: nil, expected: .object, found: "7")]))
    #expect(items[3] == .clean(.beer(try lager(), photos: [])))
  }

  @Test func `The beers of a manufacturer with an invalid origin are rejected individually`() async throws {
    let text =
      #"[{"name": "Casa Oso", "origin": "Mars", "beers": [\#(beerRecord())]}, {"name": "B", "origin": "imported"}]"#
    #expect(
      try await beerItems(text) == [
        .rejected([SeedProblem(record: 1, field: "origin", expected: .origin, found: #""Mars""#)]),
        .rejected([SeedProblem(record: 2, field: "manufacturer", expected: .text, found: nil)]),
        .clean(.manufacturer(try maker("B", "", .imported), photos: [])),
      ])
  }

  @Test func `The beers of a manufacturer with an invalid logo are rejected individually`() async throws {
    let text = #"[{"name": "Casa Oso", "origin": "national", "logo": "../a.png", "beers": [\#(beerRecord())]}]"#
    #expect(
      try await beerItems(text) == [
        .rejected([SeedProblem(record: 1, field: "logo", expected: .pictureFile, found: #""../a.png""#)]),
        .rejected([SeedProblem(record: 2, field: "manufacturer", expected: .text, found: nil)]),
      ])
  }

  @Test(arguments: [
    (120, 121, "name", 120), (300, 301, "address", 300),
  ])
  func `A manufacturer is rejected if its name or address is too long`(
    fits: Int, tooLong: Int, field: String, limit: Int
  ) async throws {
    func text(_ length: Int) -> String {
      let (name, address) = field == "name" ? (length, 0) : (1, length)
      return #"[{"name": "\#(String(repeating: "n", count: name))", "origin": "national", "#
        + #""address": "\#(String(repeating: "a", count: address))"}]"#
    }
    #expect(try await beerItems(text(fits)).first?.clean != nil)
    let problems = try #require(try await beerItems(text(tooLong)).first?.problems)
    #expect(problems.map(\.field) == [field])
    #expect(problems.first?.expected == .textUpTo(limit))
  }
}

@Suite struct `Fields of a catalog that the kit doesn't keep` {
  private func ignored(_ fields: (String, String)..., record: Int) -> [SeedRepair] {
    fields.map { .ignored($0, record: record, from: $1) }
  }

  @Test func `Unknown fields of a beer are counted as ignored unless they are empty`() async throws {
    let more = #""ebc": 30, "description": "Con lúpulo", "image_url": "a.png", "ph": null, "tags": [], "notes": " ""#
    let fields = ignored(("ebc", "30"), ("description", #""Con lúpulo""#), ("image_url", #""a.png""#), record: 2)
    #expect(
      try await beerItems(catalog(beerRecord(more))).last == .repaired(.beer(try lager(), photos: []), fields))
    // For records outside a manufacturer, only the names of other members are read.
    let text = #"[{"name": "Oso", "type": "Lager", "manufacturer": "Casa Oso", "origin": "national", \#(more)}]"#
    let item = try await beerItems(text).last
    #expect(item?.repairs?.map(\.field) == ["ebc", "description", "image_url", "notes"])
    #expect(item?.repairs?.allSatisfy { $0.kind == .ignored && $0.record == 1 } == true)
  }

  @Test func `Unknown fields of a manufacturer are counted as ignored`() async throws {
    let text = #"[{"name": "Nutria", "brewery_type": "micro", "country": "Spain", "phone": "1", "latitude": 36.5}]"#
    let item = try await beerItems(text).first
    #expect(item?.repairs?.map(\.field) == ["brewery_type", "phone", "latitude"])
    #expect(item?.repairs?.allSatisfy { $0.kind == .ignored } == true)
  }

  @Test func `A catalog field in a second spelling is counted as ignored`() async throws {
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

  @Test func `A nested beer's manufacturer name is counted as ignored if it contradicts the manufacturer`() async throws
  {
    let names = catalog(beerRecord(#""brewery": "CASA OSO""#), beerRecord(#""brewery": "Otra""#, name: "Osa"))
    let items = try await beerItems(names)
    #expect(items[1] == .clean(.beer(try lager(), photos: [])))
    #expect(
      items[2]
        == .repaired(.beer(try lager("Osa"), photos: []), ignored(("brewery", #""Otra""#), record: 3)))
  }

  @Test func `A catalog record with a repeated field is rejected`() async throws {
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

@Suite struct `Beers in other formats` {
  @Test(
    arguments: [
      (#""type": "Domestic""#, .national), (#""type": "imported""#, .imported), (#""origin": "NACIONAL""#, .national),
      (#""origin": "Importada""#, .imported), (#""country": "España""#, .national), (#""country": "Spain""#, .national),
      (#""country": "Belgium""#, .imported),
    ] as [(String, Manufacturer.Origin)])
  func `A manufacturer's origin is recognized in various words, languages and fields`(
    field: String, origin: Manufacturer.Origin
  )
    async throws
  {
    let items = try await beerItems(#"[{"name": "Casa Oso", "beers": [], \#(field)}]"#)
    #expect(items.first?.clean?.maker?.origin == origin)
  }

  @Test func `A brewery record is read as a manufacturer with the parts of its address in order`() async throws {
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

  @Test func `Beers without a manufacturer get the manufacturer and type that the import assumes`() async throws {
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

  @Test func `Beers without a manufacturer are rejected if the import assumes no manufacturer`() async throws {
    let ownerless = SeedProblem(record: 1, field: "manufacturer", expected: .text, found: nil)
    let noType = SeedProblem(record: 1, field: "type", expected: .text, found: nil)
    #expect(try await beerItems(punk).first == .rejected([noType, ownerless]))
  }

  @Test(arguments: ["", String(repeating: "a", count: 61)])
  func `An invalid beer type that the import assumes is reported for every beer`(type: String) async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", type: type, origin: .national)
    let items = try await beerItems(punk, assuming: assumed)
    #expect(items[1] == .rejected([SeedProblem(record: 1, field: "type", expected: .text, found: nil)]))
  }

  @Test func `The origin that the import assumes applies to manufacturers without an origin in the file`() async throws
  {
    let text = #"[{"name": "A", "beers": []}, {"name": "B", "origin": "imported"}]"#
    #expect(
      try await beerItems(text, assuming: CatalogSeed.Assumptions(origin: .national)) == [
        .clean(.manufacturer(try maker("A"), photos: [])),
        .clean(.manufacturer(try maker("B", "", .imported), photos: [])),
      ])
  }
}
