import Foundation
import Testing

@testable import Entities

@Suite struct `Sums in a shopping list` {
  @Test(arguments: ["sums-en", "sums-es"])
  func `The sums in a shopping list match the sums labeled by hand in the sample file`(file: String) throws {
    let sums = try LabeledSum.all(in: file)
    #expect(sums.count >= 45)
    for sum in sums { #expect(sum.found == sum.expected, "\(sum.lines)") }
  }

  @Test(arguments: [
    (["3 egg whites"], 1, "3 egg whites"), (["1 egg white"], 3, "3 egg whites"),
    (["1 docena de huevos"], 2, "24 huevos"),
    (["½ white onion"], 2, "1 white onion"), (["1 can tomatoes"], 2, "2 cans tomatoes"),
    (["1 tbsp oil", "¼ cup oil"], 1, "5 tbsp oil"), (["2 fl oz rum"], 2, "4 fl oz rum"),
    (["1 cup milk", "1 fl oz milk"], 1, "1 cup + 2 tbsp milk"), (["1 pint milk", "1 cup milk"], 1, "3 cup milk"),
    (["1 bay leaf"], 3, "3 bay leaves"), (["Aceite, 20 ml", "½ taza de aceite"], 1, "20 ml + 1/2 cup Aceite"),
    (["2 unidades de limón"], 1, "2 unidades limón"), (["1 vaso de agua"], 2, "2 vasos agua"),
    (["1 lámina de gelatina"], 4, "4 láminas gelatina"), (["carne picada, 1 kg"], 1, "1 kg carne picada"),
    (["2 tbsp chopped parsley", "1 bunch parsley"], 1, "2 tbsp + 1 bunch parsley (chopped)"),
    (["harina (tamizada), 200 g"], 1, "200 g harina (tamizada)"),
    (["la ralladura de 1 limón"], 2, "2 limones (la ralladura de)"),
  ]) func `A shopping list item combines the amounts, names and remarks from its ingredient lines`(
    lines: [String], times: Int, written: String
  ) throws {
    var list = ShoppingList()
    list.add(
      try lines.map { try Ingredient(text: $0) }, times: try #require(Fraction(times)), of: try Recipe.ID("local-a"))
    #expect(list.items.map(Self.written) == [written])
  }

  @Test(arguments: [
    (["½ lata (200 g) de tomate", "½ lata (400 g) de tomate"], 2), (["1 can (400 g) beans", "½ can (200 g) beans"], 1),
    (["1 can (400 g) beans", "2 cans (1600 g total) beans"], 2), (["½ can (200 g) beans", "1 can beans"], 2),
  ]) func `Amounts in containers are added up only if the containers are equal`(lines: [String], count: Int) throws {
    var list = ShoppingList()
    list.add(try lines.map { try Ingredient(text: $0) }, of: try Recipe.ID("local-a"))
    #expect(list.items.count == count)
  }

  @Test func `A shopping list contains unparsed ingredient lines and reports those in scaled recipes`() throws {
    let lines = ["1 tsp salt and pepper", "1 large or 2 small onions", "2 eggs"]
    var list = ShoppingList()
    let ingredients = try lines.map { try Ingredient(text: $0) }
    for id in ["local-a", "local-b"] { list.add(ingredients, of: try Recipe.ID(id)) }
    #expect(
      list.items.map(Self.written) == [
        "1 large or 2 small onions", "1 large or 2 small onions", "1 tsp salt and pepper", "1 tsp salt and pepper",
        "4 eggs",
      ])
    #expect(list.unscaledLines == [])
    list.add(ingredients, times: try #require(Fraction(2)), of: try Recipe.ID("local-c"))
    #expect(list.unscaledLines == ["1 tsp salt and pepper", "1 large or 2 small onions"])
  }

  @Test func `An ingredient whose total would be too large is listed as an unparsed line`() throws {
    var list = ShoppingList()
    let many = try #require(Fraction(.max))
    for _ in 1...2 { list.add([try Ingredient(text: "3 huevos")], times: many, of: try Recipe.ID("local-a")) }
    #expect(list.items.map(\.name) == ["3 huevos", "3 huevos"])
    #expect(list.unscaledLines == ["3 huevos", "3 huevos"])
  }

  @Test func `The order of the ingredient lines doesn't change the sums of a shopping list`() throws {
    let lines = try LabeledSum.all(in: "sums-en").flatMap(\.lines) + LabeledSum.all(in: "sums-es").flatMap(\.lines)
    var random = SeededGenerator(seed: 37)
    for _ in 1...50 {
      let some = (0..<8).compactMap { _ in lines.randomElement(using: &random) }
      let other = try Self.list(some.shuffled(using: &random))
      #expect(Set(try Self.list(some).items.map(LabeledSum.Item.init)) == Set(other.items.map(LabeledSum.Item.init)))
    }
  }

  private static func list(_ lines: [String]) throws -> ShoppingList {
    var list = ShoppingList()
    for line in lines { list.add([try Ingredient(text: line)], of: try Recipe.ID("local-a")) }
    return list
  }

  private static func written(_ item: ShoppingList.Item) -> String {
    let amounts = item.amounts.map { part in
      let number =
        part.amount.denominator == 1 ? "\(part.amount.whole)" : "\(part.amount.numerator)/\(part.amount.denominator)"
      return [number, part.unit?.rawValue ?? part.noun].compactMap(\.self).joined(separator: " ")
    }
    return [
      amounts.joined(separator: " + "), item.name,
      item.remarks.isEmpty ? "" : "(\(item.remarks.joined(separator: "; ")))",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
