import Testing
import UseCases

@Suite struct `A place that is wrong` {
  private func problem(_ field: String?, _ expected: SeedExpectation, _ found: String?) -> SeedItem {
    .rejected([SeedProblem(record: 1, field: field, expected: expected, found: found)])
  }

  @Test func `has no name`() async throws {
    #expect(try await placeItem(#"{"id":"7"}"#) == problem("name", .text, nil))
    for (json, found) in [("null", "null"), ("[]", "[…]")] {
      #expect(try await placeItem(placeRecord(name: json)) == problem("name", .text, found))
    }
    for json in [#""""#, #""  ""#, #""\u200b""#] {
      let text = try #require(json == #""\u200b""# ? "\"\u{200B}\"" : json)
      #expect(try await placeItem(placeRecord(name: json)) == problem("name", .nonEmptyText, text))
    }
  }

  @Test func `has no id`() async throws {
    #expect(try await placeItem(#"{"name":"Lola"}"#) == problem("id", .text, nil))
    for (json, found) in [("null", "null"), ("true", "true"), ("[7]", "[…]")] {
      #expect(try await placeItem(placeRecord(id: json)) == problem("id", .text, found))
    }
    for json in [#""""#, #"" ""#] {
      #expect(try await placeItem(placeRecord(id: json)) == problem("id", .nonEmptyText, json))
    }
  }

  @Test(arguments: [1000, 100_000]) func `has an id that is too long`(length: Int) async throws {
    let id = String(repeating: "7", count: length)
    let found = "\"\(id.prefix(60))…\""
    #expect(try await placeItem(placeRecord(id: "\"\(id)\"")) == problem("id", .textUpTo(1000), found))
  }

  @Test func `has neither`() async throws {
    #expect(
      try await placeItem(#"{"address":"Sol, 1","url":"-"}"#)
        == .rejected([
          SeedProblem(record: 1, field: "id", expected: .text, found: nil),
          SeedProblem(record: 1, field: "name", expected: .text, found: nil),
        ]))
    #expect(try await placeItems("[{}]").count == 1)
  }

  @Test(arguments: [("7", "7"), ("null", "null"), (#""x""#, #""x""#), ("true", "true")])
  func `is no object`(json: String, found: String) async throws {
    #expect(try await placeItem(json) == problem(nil, .object, found))
  }

  @Test func `is told by its number, and the others are read`() async throws {
    let items = try await placeItems(placeDocument(placeRecord(), "{}", placeRecord(#""url":"-""#, id: "9")))
    try #require(items.count == 3)
    #expect(items[0] == .clean(.place(try churros())))
    #expect(items[1].problems?.map(\.record) == [2, 2] && items[2].repairs?.map(\.record) == [3])
  }

  @Test func `is mended where blanks are all that is wrong, which is told`() async throws {
    let item = try await placeItem(placeRecord(id: #"" 7""#, name: #"" Churros\n Lola ""#))
    #expect(
      item
        == placeFound(
          try churros(), placeRepair("id", from: "\" 7\"", to: "\"7\""),
          placeRepair("name", from: "\" Churros\n Lola \"", to: "\"Churros Lola\"")))
  }
}
