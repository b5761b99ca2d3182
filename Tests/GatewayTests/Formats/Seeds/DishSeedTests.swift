import Entities
import TestGroups
import Testing
import UseCases

@Suite struct `Reading a dish from its record` {
  @Test func `A dish without problems is read unchanged`() async throws {
    let text =
      #"[{"tipo":"Postres","precio":4.35,"nombre":"Piña asada","descripcion":"Con miel y \u00e1rnica"}]"#
    #expect(try await seedItems(text) == [.clean(.dish(try dish("Piña asada", "Con miel y árnica", cents: 435)))])
  }

  @Test func `Dishes are read in the order of the file`() async throws {
    let records = (1...3).map { dishRecord("\"Plato \($0)\"") }
    let expected = try (1...3).map { SeedItem.clean(.dish(try dish("Plato \($0)"))) }
    #expect(try await seedItems("[\(records.joined(separator: ",\n"))]") == expected)
    #expect(try await seedItems(" [ ] ") == [])
  }

  @Test(
    arguments: [
      ("0.10", 10), ("19.90", 1990), ("4.35", 435), ("1e1", 1000), ("0", 0), ("-0", 0), ("0.01", 1), ("7", 700),
      ("1.5E0", 150), ("0.100", 10), ("1234e-2", 1234), ("0.29", 29), ("1.15", 115),
      ("92233720368547758.07", .max),
    ] as [(String, Int64)])
  func `The price of a dish is read exactly`(price: String, cents: Int64) async throws {
    #expect(try await seedItems("[\(dishRecord(price: price))]") == [.clean(.dish(try dish(cents: cents)))])
  }

  @Test(arguments: [
    (#""""#, ""), (#""Con\u00a0miel""#, "Con\u{A0}miel"), (#""🍍 a la brasa""#, "🍍 a la brasa"),
  ])
  func `The description of a dish is read, even if it is empty`(json: String, text: String) async throws {
    #expect(
      try await seedItems("[\(dishRecord(#""Piña""#, json))]") == [.clean(.dish(try dish("Piña", text)))])
  }

  @Test(arguments: [
    (#""  Piña  ""#, #""  Piña  ""#), (#""Piña\n""#, "\"Piña\n\""), (#""\tPiña\r\n""#, "\"\tPiña\r\n\""),
    (#""\u0001Piña""#, "\"\u{1}Piña\""), (#""Piña\u2003""#, "\"Piña\u{2003}\""),
  ])
  func `White space around the name of a dish is removed and reported`(json: String, from: String) async throws {
    let repair = SeedRepair(record: 1, field: "nombre", from: from, to: #""Piña""#)
    #expect(try await seedItems("[\(dishRecord(json))]") == [.repaired(.dish(try dish()), [repair])])
  }

  @Test func `The repairs to a dish are reported in the order of its fields`() async throws {
    let record = dishRecord(#""Piña""#, #"" Con\n\n miel ""#, kind: #""Postres ""#)
    let repairs = [
      SeedRepair(record: 2, field: "descripcion", from: "\" Con\n\n miel \"", to: #""Con miel""#),
      SeedRepair(record: 2, field: "tipo", from: #""Postres ""#, to: #""Postres""#),
    ]
    let items = try await seedItems("[1, \(record)]")
    #expect(items.last == .repaired(.dish(try dish()), repairs))
  }

  @Test func `Unknown fields of a dish are ignored and reported unless they are empty`() async throws {
    let record =
      dishRecord().dropLast()
      + #", "foto": "a.jpg", "Nombre": null, "notas": "", "tags": [" "], "extras": {"picante": [1]}}"#
    let repairs = [("foto", #""a.jpg""#), ("extras", "{…}")].map {
      SeedRepair.ignored($0, record: 1, from: $1)
    }
    #expect(try await seedItems("[\(record)]") == [.repaired(.dish(try dish()), repairs)])
  }

  @Test(arguments: ["v", "\u{301}"])
  func `Long names and values of ignored dish fields are truncated in reports`(letter: String) async throws {
    let long = "k" + String(repeating: letter, count: 100)
    let beginning = String(long.unicodeScalars.prefix(60))
    let record = dishRecord().dropLast() + #", "\#(long)": "\#(long)"}"#
    let repair = SeedRepair.ignored("\(beginning)…", record: 1, from: "\"\(beginning)…\"")
    #expect(try await seedItems("[\(record)]") == [.repaired(.dish(try dish()), [repair])])
  }

  private func dish(_ name: String = "Piña", _ description: String = "Con miel", cents: Int64 = 435) throws
    -> Dish
  {
    try Dish(
      name: name, description: description, price: Money(minorUnits: cents), kind: DishKind("Postres"))
  }
}

@Suite struct `Every problem of an invalid dish` {
  @Test(
    arguments: [
      (#""s/7.00""#, .number, #""s/7.00""#), (#""""#, .number, #""""#), (#""7.00""#, .number, #""7.00""#),
      ("null", .number, "null"),
      ("true", .number, "true"), ("[7]", .number, "[…]"), ("{}", .number, "{…}"), (nil, .number, nil),
      ("-1", .notNegative, "-1"), ("-0.01", .notNegative, "-0.01"), ("7.005", .decimalsUpTo(2), "7.005"),
      ("1e-3", .decimalsUpTo(2), "1e-3"), ("1e-400", .decimalsUpTo(2), "1e-400"),
      ("1e400", .smallerNumber, "1e400"),
      ("92233720368547758.08", .smallerNumber, "92233720368547758.08"),
      ("1e99999999999", .smallerNumber, "1e99999999999"),
    ] as [(String?, SeedExpectation, String?)])
  func `A dish with an invalid price is rejected`(price: String?, expected: SeedExpectation, found: String?)
    async throws
  {
    let problem = SeedProblem(record: 1, field: "precio", expected: expected, found: found)
    #expect(try await seedItems("[\(dishRecord(price: price))]") == [.rejected([problem])])
  }

  @Test(
    arguments: [
      (#""""#, .nonEmptyText, #""""#), (#""   ""#, .nonEmptyText, #""   ""#),
      (#""\n\t""#, .nonEmptyText, "\"\n\t\""),
      (#""\u200B""#, .nonEmptyText, "\"\u{200B}\""),
      (#""\uFEFF\u00AD""#, .nonEmptyText, "\"\u{FEFF}\u{AD}\""),
      ("null", .text, "null"), ("12", .text, "12"), ("false", .text, "false"), (#"["Piña"]"#, .text, "[…]"),
      (nil, .text, nil),
    ] as [(String?, SeedExpectation, String?)])
  func `A dish with an invalid name or kind is rejected`(text: String?, expected: SeedExpectation, found: String?)
    async throws
  {
    let problems = ["nombre", "tipo"].map {
      SeedProblem(record: 1, field: $0, expected: expected, found: found)
    }
    #expect(try await seedItems("[\(dishRecord(text, #""Con miel""#, kind: text))]") == [.rejected(problems)])
  }

  @Test(arguments: [("null", "null"), ("1", "1"), (nil, nil)] as [(String?, String?)])
  func `A dish whose description isn't text is rejected`(text: String?, found: String?) async throws {
    let problem = SeedProblem(record: 1, field: "descripcion", expected: .text, found: found)
    #expect(try await seedItems("[\(dishRecord(#""Piña""#, text))]") == [.rejected([problem])])
  }

  @Test func `A dish with text that is too long is rejected`() async throws {
    let fields = [("nombre", 120), ("descripcion", 2000), ("tipo", 60)]
    func record(_ more: Int) -> String {
      let texts = fields.map { "\"" + String(repeating: "ñ", count: $0.1 + more) + "\"" }
      return dishRecord(texts[0], texts[1], kind: texts[2])
    }
    let items = try await seedItems("[\(record(0)), \(record(1))]")
    let found = "\"" + String(repeating: "ñ", count: 60) + "…\""
    let problems = fields.map {
      SeedProblem(record: 2, field: $0.0, expected: .textUpTo($0.1), found: found)
    }
    #expect(items.first?.clean != nil && items.last == .rejected(problems))
  }

  @Test(.group(.heavy)) func `A dish with a ten-megabyte name is rejected, and the next dish in the file is read`()
    async throws
  {
    let name = "\"" + String(repeating: "x", count: 10_000_000) + "\""
    let items = try await seedItems("[\(dishRecord(name)), \(dishRecord())]")
    let found = "\"" + String(repeating: "x", count: 60) + "…\""
    let problem = SeedProblem(record: 1, field: "nombre", expected: .textUpTo(120), found: found)
    #expect(items.count == 2 && items.first == .rejected([problem]))
  }

  @Test func `A dish with a repeated field is rejected even if both values are equal`() async throws {
    let twice = dishRecord().dropLast() + #", "nombre": "Piña"}"#
    let problem = SeedProblem(record: 1, field: "nombre", expected: .fieldOnce, found: #""Piña""#)
    #expect(try await seedItems("[\(twice)]") == [.rejected([problem])])
  }

  @Test(arguments: [("1", "1"), ("null", "null"), (#""Piña""#, #""Piña""#), ("[]", "[…]"), ("true", "true")])
  func `A dish that is not an object is rejected`(json: String, found: String) async throws {
    let problem = SeedProblem(record: 2, field: nil, expected: .object, found: found)
    #expect(try await seedItems("[\(dishRecord()), \(json)]").last == .rejected([problem]))
  }

  @Test func `A dish is rejected with all its problems, and the other dishes in the file are read`() async throws {
    let problems = [
      SeedProblem(record: 2, field: "nombre", expected: .nonEmptyText, found: #""""#),
      SeedProblem(record: 2, field: "descripcion", expected: .text, found: nil),
      SeedProblem(record: 2, field: "precio", expected: .notNegative, found: "-3"),
      SeedProblem(record: 2, field: "tipo", expected: .text, found: "7"),
    ]
    let items = try await seedItems(
      "[\(dishRecord()), \(dishRecord(#""""#, nil, price: "-3", kind: "7")), {}, \(dishRecord())]")
    #expect(items.count == 4 && items[0] == items[3])
    #expect(items[1] == .rejected(problems))
    let missing = try #require(items[2].problems)
    #expect(
      missing.map(\.field) == ["nombre", "descripcion", "precio", "tipo"]
        && missing.allSatisfy { $0.found == nil })
  }
}
