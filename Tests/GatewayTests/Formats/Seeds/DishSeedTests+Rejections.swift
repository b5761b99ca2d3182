import TestGroups
import Testing
import UseCases

@Suite struct `A wrong dish is rejected, with everything that is wrong` {
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
  func `in its price`(price: String?, expected: SeedExpectation, found: String?) async throws {
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
  func `in its name or kind`(text: String?, expected: SeedExpectation, found: String?) async throws {
    let problems = ["nombre", "tipo"].map {
      SeedProblem(record: 1, field: $0, expected: expected, found: found)
    }
    #expect(try await seedItems("[\(dishRecord(text, #""Con miel""#, kind: text))]") == [.rejected(problems)])
  }

  @Test(arguments: [("null", "null"), ("1", "1"), (nil, nil)] as [(String?, String?)])
  func `in its description`(text: String?, found: String?) async throws {
    let problem = SeedProblem(record: 1, field: "descripcion", expected: .text, found: found)
    #expect(try await seedItems("[\(dishRecord(#""Piña""#, text))]") == [.rejected([problem])])
  }

  @Test func `when a text is longer than it may be`() async throws {
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

  @Test(.group(.heavy)) func `when its name has ten megabytes, and the next is read`() async throws {
    let name = "\"" + String(repeating: "x", count: 10_000_000) + "\""
    let items = try await seedItems("[\(dishRecord(name)), \(dishRecord())]")
    let found = "\"" + String(repeating: "x", count: 60) + "…\""
    let problem = SeedProblem(record: 1, field: "nombre", expected: .textUpTo(120), found: found)
    #expect(items.count == 2 && items.first == .rejected([problem]))
  }

  @Test func `when a field is there twice, even with the same value`() async throws {
    let twice = dishRecord().dropLast() + #", "nombre": "Piña"}"#
    let problem = SeedProblem(record: 1, field: "nombre", expected: .fieldOnce, found: #""Piña""#)
    #expect(try await seedItems("[\(twice)]") == [.rejected([problem])])
  }

  @Test(arguments: [("1", "1"), ("null", "null"), (#""Piña""#, #""Piña""#), ("[]", "[…]"), ("true", "true")])
  func `when it is no object`(json: String, found: String) async throws {
    let problem = SeedProblem(record: 2, field: nil, expected: .object, found: found)
    #expect(try await seedItems("[\(dishRecord()), \(json)]").last == .rejected([problem]))
  }

  @Test func `in all its fields at once, and beside those that are right`() async throws {
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
