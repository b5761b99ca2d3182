import Entities
import Testing
import UseCases

@Suite struct `A dish is taken from its record` {
  @Test func `as it stands when it is clean`() async throws {
    let text =
      #"[{"tipo":"Postres","precio":4.35,"nombre":"Piña asada","descripcion":"Con miel y \u00e1rnica"}]"#
    #expect(
      try await seedItems(text) == [.clean(.dish(try dish("Piña asada", "Con miel y árnica", cents: 435)))])
  }

  @Test func `each in its turn`() async throws {
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
  func `with its exact price`(price: String, cents: Int64) async throws {
    #expect(try await seedItems("[\(dishRecord(price: price))]") == [.clean(.dish(try dish(cents: cents)))])
  }

  @Test(arguments: [
    (#""""#, ""), (#""Con\u00a0miel""#, "Con\u{A0}miel"), (#""🍍 a la brasa""#, "🍍 a la brasa"),
  ])
  func `with its description, empty or not`(json: String, text: String) async throws {
    #expect(
      try await seedItems("[\(dishRecord(#""Piña""#, json))]") == [.clean(.dish(try dish("Piña", text)))])
  }

  @Test(arguments: [
    (#""  Piña  ""#, #""  Piña  ""#), (#""Piña\n""#, "\"Piña\n\""), (#""\tPiña\r\n""#, "\"\tPiña\r\n\""),
    (#""\u0001Piña""#, "\"\u{1}Piña\""), (#""Piña\u2003""#, "\"Piña\u{2003}\""),
  ])
  func `with blanks and line breaks trimmed from its name, which is told`(json: String, from: String)
    async throws
  {
    let repair = SeedRepair(record: 1, field: "nombre", from: from, to: #""Piña""#)
    #expect(try await seedItems("[\(dishRecord(json))]") == [.repaired(.dish(try dish()), [repair])])
  }

  @Test func `as one line, with every repair told in the order of the fields`() async throws {
    let record = dishRecord(#""Piña""#, #"" Con\n\n miel ""#, kind: #""Postres ""#)
    let repairs = [
      SeedRepair(record: 2, field: "descripcion", from: "\" Con\n\n miel \"", to: #""Con miel""#),
      SeedRepair(record: 2, field: "tipo", from: #""Postres ""#, to: #""Postres""#),
    ]
    let items = try await seedItems("[1, \(record)]")
    #expect(items.last == .repaired(.dish(try dish()), repairs))
  }

  @Test func `without the fields that the kit does not know, which is told`() async throws {
    let record =
      dishRecord().dropLast()
      + #", "foto": "a.jpg", "Nombre": null, "notas": "", "tags": [" "], "extras": {"picante": [1]}}"#
    let repairs = [("foto", #""a.jpg""#), ("extras", "{…}")].map {
      SeedRepair.ignored($0, record: 1, from: $1)
    }
    #expect(try await seedItems("[\(record)]") == [.repaired(.dish(try dish()), repairs)])
  }

  @Test(arguments: ["v", "\u{301}"])
  func `and what is told of a long text is cut`(letter: String) async throws {
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
