import Entities
import Foundation
import Gateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `A menu that is exported as a table` {
  /// A generator of dishes whose text contains all characters that could break a table. The same seed gives the same dishes.
  private struct Dishes {
    var random: SeededNumbers

    private static let signs: [String] = [
      "=", "+", "-", "@", "'", "\"", ",", ";", "|", "\u{301}", "a", "Ñ", " b", "9", "\u{A0}c", "€", "�", "\u{200E}",
      "\u{202E}", "🌰",
      "%", "\\", "<", "sep=", "''", "\"\"", "\u{FEFF}", "\u{10FE80}", "\u{E9}", "ﬁ", "=1+1", " , ", " \" ",
    ]

    mutating func text(upTo length: Int) -> String {
      let parts = (0..<Int.random(in: 1...length, using: &random)).map { _ in
        Self.signs.randomElement(using: &random) ?? ""
      }
      let text = TextRule.cleaned(parts.joined())
      return text.unicodeScalars.contains { !$0.properties.isWhitespace && $0.properties.generalCategory != .format }
        ? text : "x" + text
    }

    mutating func dish(_ number: Int) throws -> Dish {
      let units = Int64.random(in: 0...(Bool.random(using: &random) ? 5_000 : .max), using: &random)
      let name = TextRule.cleaned("\(text(upTo: 6)) \(number)")
      return try Dish(
        id: number.isMultiple(of: 7) ? Dish.ID("dish-\(number)") : Dish.ID(ofDishNamed: name), name: name,
        description: Bool.random(using: &random) ? "" : text(upTo: 12),
        price: Money(minorUnits: units), kind: DishKind(text(upTo: 4)))
    }
  }

  private static func check(_ dishes: [Dish], lineBreak: String = "\n") async throws {
    let text = MenuTable.rows(dishes).map { $0 + lineBreak }.joined()
    let items = try await tableItems(text)
    #expect(items.count == dishes.count)
    for (item, dish) in zip(items, dishes) where item != .clean(.dish(dish)) {
      Issue.record("\(dish) became \(item)")
      return
    }
  }

  private static func check(count: Int, seed: UInt64) async throws {
    for start in stride(from: 0, to: count, by: 1000) {
      var dishes = Dishes(random: SeededNumbers(seed: seed &+ UInt64(start)))
      try await check((start..<min(count, start + 1000)).map { try dishes.dish($0) })
    }
  }

  @Test func `Five hundred random dishes are exported to a table and imported unchanged`() async throws {
    try await Self.check(count: 500, seed: 1)
  }

  @Test(.group(.random)) func `Many random dishes are exported to a table and imported unchanged`() async throws {
    try await Self.check(count: ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1" ? 500_000 : 10_000, seed: 2)
  }

  @Test(arguments: ["=HYPERLINK(\"x\")", "+1", "-1", "@a", "'a", "''a", "=\u{301}", "\"\u{301}a", ",\u{301}", "=1;2"])
  func `The apostrophe that an export adds before text like a formula is removed on import`(name: String) async throws {
    let dish = try Dish(name: name, description: name, price: Money(minorUnits: 450), kind: DishKind(name))
    let row = try #require(MenuTable.rows([dish]).last)
    #expect(row.unicodeScalars.first != "=" && !row.hasPrefix("\"="))
    try await Self.check([dish])
    try await Self.check([dish], lineBreak: "\r\n")
  }

  @Test func `A renamed dish keeps its id in a table if another dish has its original name`() async throws {
    let dishes = try ["dish-flan", "dish-flan-2"].map { id in
      try Dish(
        id: Dish.ID(id), name: id == "dish-flan" ? "Flan casero" : "Flan", description: "",
        price: Money(minorUnits: 450), kind: DishKind("Postres"))
    }
    try await Self.check(dishes)
    #expect(MenuTable.rows(dishes)[1] == "Flan casero,,4.50,Postres,dish-flan")
  }

  @Test func `A new dish in a table gets another id if its name is the original name of a renamed dish`() async throws {
    let table = "nombre;precio;tipo;id\nFlan casero;4,50;Postres;dish-flan\nFlan;3;Postres;\nPan;1;Postres"
    let ids = try await tableItems(table).map { if case .clean(.dish(let dish)) = $0 { dish.id.text } else { "" } }
    #expect(ids == ["dish-flan", "dish-flan.2", "dish-pan"])
  }

  @Test func `Dish ids from other programs in a table are counted as ignored`() async throws {
    for text in ["id;nombre;precio;tipo\n7;Flan;4,50;Postres", "nombre;precio;tipo;ID\nFlan;4,50;Postres;dish-Ñ"] {
      let items = try await tableItems(text)
      #expect(items.first?.repairs?.map(\.kind) == [.ignored] && items.count == 1)
    }
  }

  @Test func `A leading apostrophe in a table from another program is kept`() async throws {
    #expect(try await tableItems("nombre;precio;tipo\n'Nduja;4,50;Postres") == [.clean(try tableDish("'Nduja"))])
  }

  @Test func `A dish in another currency is exported with its currency code and rejected on import`() async throws {
    let yen = try Currency(code: "JPY")
    let dish = try Dish(
      name: "Mochi", description: "", price: Money(minorUnits: 450, currency: yen), kind: DishKind("Postres"))
    #expect(MenuTable.rows([dish]).last == "Mochi,,450 JPY,Postres")
    let items = try await tableItems(MenuTable.rows([dish]).joined(separator: "\n"))
    #expect(items == [.rejected([SeedProblem(row: 2, field: "precio", expected: .number, found: "\"450 JPY\"")])])
  }
}
