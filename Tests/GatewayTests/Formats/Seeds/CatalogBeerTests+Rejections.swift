import Entities
import Testing
import UseCases

@Suite struct `A beer of a catalog is rejected` {
  @Test(
    arguments: [
      ("101", .numberBetween(0, 100), "101"), ("-0.1", .numberBetween(0, 100), "-0.1"),
      (#""fuerte""#, .number, #""fuerte""#),
      ("true", .number, "true"), ("[5]", .number, "[…]"), ("1e400", .numberBetween(0, 100), "1e400"),
    ] as [(String, SeedExpectation, String)])
  func `for its strength`(json: String, expected: SeedExpectation, found: String) async throws {
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
  func `for its calories`(json: String, expected: SeedExpectation, found: String) async throws {
    let problem = SeedProblem(record: 2, field: "calories", expected: expected, found: found)
    #expect(try await beerItems(catalog(beerRecord(#""calories": \#(json)"#))).last == .rejected([problem]))
  }

  @Test func `for all that is wrong with it, and the next is read`() async throws {
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

  @Test func `with its manufacturer, each for itself`() async throws {
    let text =
      #"[{"name": "Casa Oso", "origin": "Mars", "beers": [\#(beerRecord())]}, {"name": "B", "origin": "imported"}]"#
    #expect(
      try await beerItems(text) == [
        .rejected([SeedProblem(record: 1, field: "origin", expected: .origin, found: #""Mars""#)]),
        .rejected([SeedProblem(record: 2, field: "manufacturer", expected: .text, found: nil)]),
        .clean(.manufacturer(try maker("B", "", .imported), photos: [])),
      ])
  }

  @Test func `with its manufacturer, when that is left out for its logo`() async throws {
    let text = #"[{"name": "Casa Oso", "origin": "national", "logo": "../a.png", "beers": [\#(beerRecord())]}]"#
    #expect(
      try await beerItems(text) == [
        .rejected([SeedProblem(record: 1, field: "logo", expected: .pictureBeside, found: #""../a.png""#)]),
        .rejected([SeedProblem(record: 2, field: "manufacturer", expected: .text, found: nil)]),
      ])
  }

  @Test(arguments: [
    (120, 121, "name", 120), (300, 301, "address", 300),
  ])
  func `when a text of its manufacturer is longer than it may be`(
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
