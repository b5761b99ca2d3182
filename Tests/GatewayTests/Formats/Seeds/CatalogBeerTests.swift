import Entities
import Testing
import UseCases

@Suite struct `Reading a catalog of beers` {
  @Test func `Each manufacturer in a catalog is read before its beers`() async throws {
    let text = """
      [{"name": "Casa Oso", "address": "Calle del Pez, 3", "origin": "national", "beers": [
         {"name": "Oso", "type": "Lager", "alcohol": 4.8, "calories": 140}, {"name": "Osa", "type": "Ale"}]},
       {"name": "Bären", "origin": "imported"}]
      """
    let oso = try maker("Casa Oso", "Calle del Pez, 3")
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(oso, photos: [])),
        .clean(.beer(try lager(measures: [.alcohol: 4800, .calories: 140], of: oso.id), photos: [])),
        .clean(.beer(try lager("Osa", type: "Ale", of: oso.id), photos: [])),
        .clean(.manufacturer(try maker("Bären", "", .imported), photos: [])),
      ])
  }

  @Test func `A beer catalog can be empty or contain a manufacturer without beers`() async throws {
    #expect(try await beerItems(" [ ] ") == [])
    #expect(try await beerItems(catalog()).count == 1)
  }

  @Test(arguments: [
    ("null", nil), ("0", 0), ("-0", 0), ("100", 100_000), ("4.8", 4800), ("4.125", 4125), (#""5.4""#, 5400),
    ("5e0", 5000),
  ])
  func `The alcohol content of a beer is read exactly`(json: String, alcohol: Int?) async throws {
    for field in ["alcohol", "abv", "alcoholContent"] {
      let items = try await beerItems(catalog(beerRecord(#""\#(field)": \#(json)"#)))
      #expect(items.last == .clean(.beer(try lager(measures: alcohol.map { [.alcohol: $0] } ?? [:]), photos: [])))
    }
  }

  @Test(arguments: [("null", nil), ("0", 0), ("10000", 10_000), (#""140""#, 140), ("1.5e2", 150)])
  func `The calories of a beer in a catalog are read`(json: String, calories: Int?) async throws {
    for field in ["calories", "calorieContent"] {
      let items = try await beerItems(catalog(beerRecord(#""\#(field)": \#(json)"#)))
      #expect(items.last == .clean(.beer(try lager(measures: calories.map { [.calories: $0] } ?? [:]), photos: [])))
    }
  }

  @Test func `Beer measures with too many decimals are rounded and reported`() async throws {
    let items = try await beerItems(catalog(beerRecord(#""alcohol": 4.800000000000001, "calories": 140.4"#)))
    #expect(
      items.last
        == .repaired(
          .beer(try lager(measures: [.alcohol: 4800, .calories: 140]), photos: []),
          [
            SeedRepair(record: 2, field: "alcohol", from: "4.800000000000001", to: #""4.8""#),
            SeedRepair(record: 2, field: "calories", from: "140.4", to: #""140""#),
          ]))
  }

  @Test func `White space around the name of a beer is removed and reported`() async throws {
    let items = try await beerItems(catalog(beerRecord(name: #" Oso\n "#)))
    #expect(
      items.last
        == .repaired(
          .beer(try lager(), photos: []), [SeedRepair(record: 2, field: "name", from: "\" Oso\n \"", to: #""Oso""#)]))
  }

  @Test(arguments: [
    [#""id": 1, "alcohol": 5"#, #""id": 2, "alcohol": 9"#], [#""alcohol": 5"#, #""alcohol": 9"#],
    [#""id": 1, "alcohol": 5"#, #""alcohol": 5"#], [#""alcohol": 5"#, ""],
  ])
  func `Beers with the same name get distinct ids that don't depend on the order of the beers`(fields: [String])
    async throws
  {
    let records = fields.map { beerRecord($0) }
    let beers = try await beerItems(catalog(records[0], records[1])).compactMap(\.clean?.beer)
    let others = try await beerItems(catalog(records[1], records[0])).compactMap(\.clean?.beer)
    #expect(Set(beers) == Set(others))
    #expect(Set(beers.map(\.id)).count == 2)
    #expect(try beers.allSatisfy { try $0.id != lager().id })
  }

  @Test func `If a catalog repeats a beer, both copies get the id derived from the beer's name`() async throws {
    let beer = try lager(measures: [.alcohol: 5000])
    for record in [beerRecord(#""id": 1, "alcohol": 5"#), beerRecord(#""alcohol": 5"#)] {
      #expect(try await beerItems(catalog(record, record)).compactMap(\.clean?.beer) == [beer, beer])
    }
  }
}
