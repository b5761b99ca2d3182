import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Real-world catalogs` {
  private static func repair(_ field: String, _ from: String, _ to: String) -> SeedRepair {
    SeedRepair(record: 2, field: field, from: "\"\(from)\"", to: "\"\(to)\"")
  }

  @Test(
    arguments: [
      ("4,8", "4.8", 4800), ("6.5%", "6.5", 6500), ("6,5 % vol.", "6.5", 6500), ("5\u{A0}%", "5", 5000),
      ("7º", "7", 7000),
      ("1.250", "1.250", 1250), ("4,125%", "4.125", 4125), ("0,0 %", "0.0", 0), (" 4.8 ", "4.8", 4800),
    ] as [(String, String, Int)])
  func `A beer's alcohol content is read with a decimal comma or a percent sign`(
    text: String, number: String, value: Int
  ) async throws {
    let item = try await beerItems(catalog(beerRecord(#""alcohol": "\#(text)""#))).last
    let beer = SeedRecord.beer(try lager(measures: [.alcohol: value]), photos: [])
    let isChanged = TextRule.cleaned(text) != number
    #expect(item == (isChanged ? .repaired(beer, [Self.repair("alcohol", text, number)]) : .clean(beer)))
  }

  @Test(arguments: ["4,8,1", "4 8", "4.8 %%", "%", "-", "4.8 kcal", "fuerte 4.8", "4,8-5,2"])
  func `A beer's alcohol content that isn't exactly one number is rejected`(text: String) async throws {
    let item = try await beerItems(catalog(beerRecord(#""alcohol": "\#(text)""#))).last
    #expect(item?.problems?.map(\.expected) == [.number])
  }

  @Test(arguments: [
    ("1,250", "1250", 1250), ("1.250 kcal", "1250", 1250), ("2 000", "2000", 2000), ("150 kcal", "150", 150),
  ])
  func `A beer's calories with separators or a unit are read and reported`(text: String, number: String, value: Int)
    async throws
  {
    let item = try await beerItems(catalog(beerRecord(#""calories": "\#(text)""#))).last
    let beer = SeedRecord.beer(try lager(measures: [.calories: value]), photos: [])
    #expect(item == .repaired(beer, [Self.repair("calories", text, number)]))
  }

  @Test(arguments: [("0.048", 48), ("0.12", 120), ("0.001", 1), (#""0,065""#, 65)])
  func `A beer's alcohol content that looks like a fraction is kept and reported as doubtful`(json: String, value: Int)
    async throws
  {
    let item = try await beerItems(catalog(beerRecord(#""abv": \#(json)"#))).last
    guard case .repaired(.beer(let beer, _), let repairs)? = item else {
      Issue.record("\(item as Any)")
      return
    }
    #expect(beer.measures[.alcohol] == value)
    #expect(repairs.last == .doubtful("abv", record: 2, value: json, .fraction))
  }

  @Test(arguments: ["0", "0.2", "0.5", "4.8", "100"])
  func `A beer's alcohol content of zero or at least 0.2 percent is not reported as doubtful`(json: String) async throws
  {
    #expect(try await beerItems(catalog(beerRecord(#""abv": \#(json)"#))).last?.clean != nil)
  }

  @Test func `An address part that Open Brewery DB repeats in an old and a new field is used once`() async throws {
    let text = #"""
      [{"name": "Nutria", "brewery_type": "micro", "address_1": "Calle Mayor 1", "address_2": null, "city": "Madrid",
        "state_province": "Madrid", "postal_code": "28001", "country": "Spain", "state": "Madrid", "street": "calle mayor 1"}]
      """#
    let nutria = SeedRecord.manufacturer(try maker("Nutria", "Calle Mayor 1, 28001, Madrid, Madrid, Spain"), photos: [])
    #expect(try await beerItems(text) == [.repaired(nutria, [.ignored("brewery_type", record: 1, from: #""micro""#)])])
  }

  @Test func `Different address parts in an old and a new field of Open Brewery DB are both kept`() async throws {
    let text = #"[{"name": "Nutria", "country": "Spain", "address_1": "Calle Mayor 1", "street": "Local 2"}]"#
    #expect(try await beerItems(text).first?.clean?.maker?.address == "Calle Mayor 1, Local 2, Spain")
  }

  @Test func `A beer catalog with Spanish field names is read like a catalog with the kit's own names`() async throws {
    let text = #"""
      [{"nombre": "Casa Oso", "dirección": "Calle 1", "origen": "nacional", "cervezas":
        [{"nombre": "Oso", "tipo": "Lager", "graduación": "4,8 %", "calorias": 120}]}]
      """#
    let oso = try maker("Casa Oso", "Calle 1")
    let beer = try lager(measures: [.alcohol: 4800, .calories: 120], of: oso.id)
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(oso, photos: [])),
        .repaired(.beer(beer, photos: []), [Self.repair("graduación", "4,8 %", "4.8")]),
      ])
  }

  @Test func `A problem in a beer catalog is reported with the field name that the catalog uses`() async throws {
    let text =
      #"[{"nombre": "A", "origen": "Marte"}, {"nombre": "B", "origen": "nacional", "cervezas": [{"nombre": ""}]}]"#
    let items = try await beerItems(text)
    #expect(items.compactMap(\.problems).map { $0.compactMap(\.field) } == [["origen"], ["nombre", "type"]])
  }

  @Test func `A manufacturer that several beers name is returned only once and before the beers`() async throws {
    let text = #"""
      [{"nombre": "Oso", "tipo": "Lager", "fabricante": "Casa Oso", "origen": "nacional"},
       {"nombre": "Osa", "tipo": "Lager", "fabricante": "Casa Oso", "origen": "nacional"},
       {"name": "Nutria", "type": "Lager", "manufacturer": "Otter", "country": "Ireland"}]
      """#
    let (oso, otter) = (try maker(), try maker("Otter", "", .imported))
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(oso, photos: [])), .clean(.manufacturer(otter, photos: [])),
        .clean(.beer(try lager(), photos: [])), .clean(.beer(try lager("Osa"), photos: [])),
        .clean(.beer(try lager("Nutria", of: otter.id), photos: [])),
      ])
  }

  @Test func `A manufacturer with its name in the manufacturer field isn't repeated for later beers`() async throws {
    let text = #"""
      [{"fabricante": "Casa Oso", "origen": "nacional", "cervezas": [{"nombre": "Oso", "tipo": "Lager"}]},
       {"nombre": "Osa", "tipo": "Lager", "fabricante": "Casa Oso", "origen": "nacional"}]
      """#
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: [])),
        .clean(.beer(try lager("Osa"), photos: [])),
      ])
  }
}

@Suite struct `Beers with other names for the manufacturer field` {
  private func missing(_ field: String = "manufacturer", _ found: String? = nil) -> SeedProblem {
    SeedProblem(record: 1, field: field, expected: .text, found: found)
  }

  @Test(arguments: [
    "manufacturer", "fabricante", "brewery", "brewery_name", "breweryName", "brand", "maker", "producer", "marca",
    "cervecera", "cervecería", "productor",
  ])
  func `The manufacturer of a beer is read from any of the usual fields`(field: String) async throws {
    let text = #"[{"name": "Osa", "type": "Lager", "\#(field)": "Casa Oso", "origin": "national"}]"#
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager("Osa"), photos: [])),
      ])
  }

  @Test func `The name of a manufacturer with beers is read from the brewery field`() async throws {
    let items = try await beerItems(#"[{"brewery": "Casa Oso", "origin": "national", "beers": [\#(beerRecord())]}]"#)
    #expect(items == [.clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: []))])
  }

  @Test(arguments: [(#"{"name": "Casa Oso"}"#, "{…}"), ("7", "7"), (#"["Casa Oso"]"#, "[…]"), ("true", "true")])
  func `A beer whose manufacturer isn't text is rejected even if the import assumes a manufacturer`(
    json: String, found: String
  )
    async throws
  {
    let text = #"[{"name": "Osa", "type": "Lager", "country": "Spain", "brewery": \#(json)}]"#
    #expect(try await beerItems(text) == [.rejected([missing("brewery", found)])])
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", origin: .national)
    #expect(try await beerItems(text, assuming: assumed).last == .rejected([missing("brewery", found)]))
  }

  @Test func `A beer with a blank or null manufacturer gets the manufacturer that the import assumes`() async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", origin: .national)
    for nothing in ["null", #"" ""#] {
      let text = #"[{"name": "Oso", "type": "Lager", "brewery": \#(nothing)}]"#
      #expect(try await beerItems(text, assuming: assumed).last == .clean(.beer(try lager(), photos: [])))
    }
  }

  @Test(arguments: [#""abv": 5"#, #""calories": 40"#, #""ibu": 30"#, #""style": "Lager""#, #""graduación": "5 %""#])
  func `A catalog record with a field that only beers have is rejected if it lacks a manufacturer`(field: String)
    async throws
  {
    for place in [#""country": "Spain""#, #""origin": "national""#, #""city": "Soria", "logo": "a.png""#] {
      let text = #"[{"name": "Osa", "type": "Lager", \#(place), \#(field)}]"#
      #expect(try await beerItems(text) == [.rejected([missing()])])
    }
  }

  @Test func `An empty catalog field is ignored if the record has the same field in another spelling`() async throws {
    let beer = #""type": "", "style": "Lager", "manufacturer": "", "brewery": "Casa Oso", "alcohol": "", "abv": 5"#
    let items = try await beerItems(#"[{"name": "Oso", \#(beer), "country": "", "pais": "España", "calories": ""}]"#)
    #expect(items.last?.clean?.beer == (try lager(measures: [.alcohol: 5000])))
  }

  @Test(arguments: ["style", "estilo"])
  func `The type of a beer is read from the style field if there is no type field`(field: String) async throws {
    let items = try await beerItems(catalog(#"{"name": "Oso", "\#(field)": "Lager"}"#))
    #expect(items.last == .clean(.beer(try lager(), photos: [])))
  }
}

@Suite struct `Single beers next to the records of their manufacturers` {
  private let inSoria = #"{"name": "Casa Oso", "address": "Soria", "origin": "national"}"#
  private let oso = #"{"name": "Oso", "type": "Lager", "manufacturer": "casa oso"}"#

  private func expectBeer(of maker: Manufacturer, in text: String, _ comment: Comment) async throws {
    let items = try await beerItems(text)
    #expect(
      items == [.clean(.manufacturer(maker, photos: [])), .clean(.beer(try lager(of: maker.id), photos: []))], comment)
  }

  @Test func `A beer belongs to the only manufacturer in the file with the name that the beer gives`() async throws {
    let maker = try maker("Casa Oso", "Soria")
    try await expectBeer(of: maker, in: "[\(inSoria), \(oso)]", "maker first")
    try await expectBeer(of: maker, in: "[\(oso), \(inSoria)]", "beer first")
    let plain = #"{"name": "Casa Oso", "origin": "national"}"#
    try await expectBeer(of: try GatewayTests.maker(), in: "[\(oso), \(plain)]", "no address")
  }

  @Test func `A beer belongs to neither of two manufacturers with the name that the beer gives`() async throws {
    let inLugo = inSoria.replacing("Soria", with: "Lugo")
    let items = try await beerItems("[\(inSoria), \(inLugo), \(oso)]")
    #expect(items.last == .clean(.beer(try lager(), photos: [])))
  }

  @Test func `Beers with the same name get distinct ids if their manufacturer is found in the file`() async throws {
    let strong = oso.replacing("}", with: #", "alcohol": 7}"#)
    let items = try await beerItems("[\(oso), \(inSoria), \(strong)]")
    let maker = try maker("Casa Oso", "Soria")
    let ids = items.compactMap { if case .clean(.beer(let beer, _)) = $0 { beer.id } else { nil } }
    #expect(
      ids == [
        Beer.ID(ofBeerNamed: "Oso", of: maker.id, number: "Lager"),
        Beer.ID(ofBeerNamed: "Oso", of: maker.id, number: "Lager 7000"),
      ])
  }

  @Test func `A manufacturer with nested beers is returned once even if an earlier beer names it`() async throws {
    let whole = #"{"name": "Casa Oso", "origin": "national", "beers": [{"name": "Osa", "type": "Lager"}]}"#
    let items = try await beerItems("[\(oso), \(whole)]")
    #expect(
      items == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: [])),
        .clean(.beer(try lager("Osa"), photos: [])),
      ])
  }
}
