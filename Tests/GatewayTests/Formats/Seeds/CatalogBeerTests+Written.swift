import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Catalogs as people write them` {
  private static func repair(_ field: String, _ from: String, _ to: String) -> SeedRepair {
    SeedRepair(record: 2, field: field, from: "\"\(from)\"", to: "\"\(to)\"")
  }

  @Test(
    arguments: [
      ("4,8", "4.8", 4800), ("6.5%", "6.5", 6500), ("6,5 % vol.", "6.5", 6500), ("5\u{A0}%", "5", 5000),
      ("7º", "7", 7000),
      ("1.250", "1.250", 1250), ("4,125%", "4.125", 4125), ("0,0 %", "0.0", 0), (" 4.8 ", "4.8", 4800),
    ] as [(String, String, Int)])
  func `Alcohol is read with a comma and a per cent sign, and a change of the text is reported`(
    text: String, number: String, value: Int
  ) async throws {
    let item = try await beerItems(catalog(beerRecord(#""alcohol": "\#(text)""#))).last
    let beer = SeedRecord.beer(try lager(measures: [.alcohol: value]), photos: [])
    let isChanged = TextRule.cleaned(text) != number
    #expect(item == (isChanged ? .repaired(beer, [Self.repair("alcohol", text, number)]) : .clean(beer)))
  }

  @Test(arguments: ["4,8,1", "4 8", "4.8 %%", "%", "-", "4.8 kcal", "fuerte 4.8", "4,8-5,2"])
  func `A text that is not one number of alcohol is rejected`(text: String) async throws {
    let item = try await beerItems(catalog(beerRecord(#""alcohol": "\#(text)""#))).last
    #expect(item?.problems?.map(\.expected) == [.number])
  }

  @Test(arguments: [
    ("1,250", "1250", 1250), ("1.250 kcal", "1250", 1250), ("2 000", "2000", 2000), ("150 kcal", "150", 150),
  ])
  func `Calories are read with grouped digits, and reported`(text: String, number: String, value: Int) async throws {
    let item = try await beerItems(catalog(beerRecord(#""calories": "\#(text)""#))).last
    let beer = SeedRecord.beer(try lager(measures: [.calories: value]), photos: [])
    #expect(item == .repaired(beer, [Self.repair("calories", text, number)]))
  }

  @Test(arguments: [("0.048", 48), ("0.12", 120), ("0.001", 1), (#""0,065""#, 65)])
  func `Alcohol that looks like a fraction is kept, and reported as doubtful`(json: String, value: Int) async throws {
    let item = try await beerItems(catalog(beerRecord(#""abv": \#(json)"#))).last
    guard case .repaired(.beer(let beer, _), let repairs)? = item else {
      Issue.record("\(item as Any)")
      return
    }
    #expect(beer.measures[.alcohol] == value)
    #expect(repairs.last == .doubtful("abv", record: 2, value: json, .fraction))
  }

  @Test(arguments: ["0", "0.2", "0.5", "4.8", "100"])
  func `Alcohol of a beer without or with some is not doubted`(json: String) async throws {
    #expect(try await beerItems(catalog(beerRecord(#""abv": \#(json)"#))).last?.clean != nil)
  }

  @Test func `An address of Open Brewery DB has each part once, under its old and its new names`() async throws {
    let text = #"""
      [{"name": "Nutria", "brewery_type": "micro", "address_1": "Calle Mayor 1", "address_2": null, "city": "Madrid",
        "state_province": "Madrid", "postal_code": "28001", "country": "Spain", "state": "Madrid", "street": "calle mayor 1"}]
      """#
    let nutria = SeedRecord.manufacturer(try maker("Nutria", "Calle Mayor 1, 28001, Madrid, Madrid, Spain"), photos: [])
    #expect(
      try await beerItems(text) == [.repaired(nutria, [.ignored("brewery_type", record: 1, from: #""micro""#)])])
  }

  @Test func `Parts of an address that differ under the old and the new name are both kept`() async throws {
    let text = #"[{"name": "Nutria", "country": "Spain", "address_1": "Calle Mayor 1", "street": "Local 2"}]"#
    #expect(try await beerItems(text).first?.clean?.maker?.address == "Calle Mayor 1, Local 2, Spain")
  }

  @Test func `A catalog with Spanish names of fields is read as the kit's own`() async throws {
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

  @Test func `Problems name the field as the catalog spells it`() async throws {
    let text =
      #"[{"nombre": "A", "origen": "Marte"}, {"nombre": "B", "origen": "nacional", "cervezas": [{"nombre": ""}]}]"#
    let items = try await beerItems(text)
    #expect(items.compactMap(\.problems).map { $0.compactMap(\.field) } == [["origen"], ["nombre", "type"]])
  }

  @Test func `Beers that name their manufacturers follow these, of which each comes once`() async throws {
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

  @Test func `A manufacturer with beers may be named by that word, and is not repeated for beers by themselves`()
    async throws
  {
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
