import Foundation
import Testing

@testable import Entities

@Suite struct `The yield of a recipe` {
  /// A yield as a web page states it, and its label: `servings 4..6`, `pieces 24 cookies` or `none`.
  struct Labeled: Sendable, CustomTestStringConvertible {
    let texts: [String]
    let label: String

    var testDescription: String { texts.joined(separator: ", ") }

    static func all(in file: String) throws -> [Labeled] {
      let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Gold/\(file).txt").path
      return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { row in
        let cells = row.components(separatedBy: "\t")
        if row.hasPrefix("#") || cells.count != 2 { return nil }
        return Labeled(texts: cells[0].components(separatedBy: " || "), label: cells[1])
      }
    }
  }

  @Test(arguments: ["yields-en", "yields-es"])
  func `The yields parsed from real recipe pages match the manually written labels`(file: String) throws {
    let rows = try Labeled.all(in: file)
    #expect(rows.count >= 60)
    for row in rows {
      let words = row.label.split(separator: " ")
      let number = words.count > 1 ? words[1].components(separatedBy: "..").compactMap { Int($0) } : []
      let yield = RecipeYield(row.texts)
      #expect(yield.servings == (words[0] == "servings" ? number[0] : nil), "\(row.texts)")
      guard words[0] == "pieces" else { continue }
      let pieces = try #require(yield.pieces, "\(row.texts)")
      #expect(RecipeYield.count(pieces) == number[0]...number[number.count - 1], "\(row.texts)")
      #expect(pieces.contains(words[2]), "\(row.texts)")
    }
  }

  @Test func `Recipe yields are parsed as the manual describes`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Manual.docc/IngredientLines.md")
    let section = try #require(try String(contentsOf: page, encoding: .utf8).components(separatedBy: "### Yields").last)
    let rows = section.matches(of: /\| ([^|`]+) \| ([^|]+) \|/).dropFirst()
    #expect(rows.count >= 6)
    for row in rows {
      let yield = RecipeYield(row.1.components(separatedBy: "; "))
      let found = [yield.servings.map { "\($0) servings" }, yield.pieces].compactMap(\.self)
      #expect(row.2 == (found.isEmpty ? "neither servings nor pieces" : found.joined(separator: ", and ")))
    }
  }

  @Test(arguments: [
    ("4personas", 4), ("Serves: 12.", 12), ("4.0", 4), ("4,0 raciones", 4), ("1 docena", 12), ("2-3 dozen", 24),
    ("2 to 3 Dozen", 24), ("833 dozens", 9996), ("Sirve 10, con suerte", 10), ("Serves a dozen", 12), ("2 dozen", 24),
    ("Porciones (6)", 6), ("Yield: 8", 8), ("6 appetizer-size portions", 6), ("350 kcal por ración, 4 raciones", 4),
  ]) func `The number of servings of a recipe is parsed from a yield string`(text: String, servings: Int) {
    #expect(RecipeYield([text]) == RecipeYield(servings: servings, pieces: nil))
  }

  @Test(arguments: [
    "", "varias", "0", "1/2 taza", "99999999999999999999", "10001", "834 dozen", "9-inch pie", "4.5",
    "4.000", "-4", "1-2 cups", "350 kcal por ración", "Porción: 200 g", "Serving size 4 oz", "1e99", "500 GRM",
    "23 x 33 cm", "Serves a crowd",
  ]) func `A string without a number of servings or items gives no recipe yield`(text: String) {
    #expect(RecipeYield([text]) == RecipeYield(servings: nil, pieces: nil))
  }

  @Test func `Two recipe yield strings can give both a number of servings and a number of items`() {
    #expect(RecipeYield(["24 cookies", "12 servings"]) == RecipeYield(servings: 12, pieces: "24 cookies"))
    #expect(RecipeYield(["4", "2 tartas"]) == RecipeYield(servings: 4, pieces: "2 tartas"))
  }

  @Test(arguments: [
    ("24 cookies", "48 cookies"), ("1 tarta", "2 tartas"), ("two 8-inch round cakes", "4 8-inch round cakes"),
    ("8-10 burgers", "16-20 burgers"), ("media docena de empanadas", "12 empanadas"),
    ("1 (10-inch) pan", "2 (10-inch) pan"),
    ("2-3 dozen rolls", "48-72 rolls"), ("24", "48"),
  ]) func `Doubling the yield of a recipe changes both the number and the noun`(pieces: String, doubled: String) throws
  {
    let two = try #require(Fraction(2))
    #expect(RecipeYield.scaled(pieces, by: two) { "\($0.whole)" } == doubled)
  }

  @Test(arguments: [
    "muchas galletas", "9x13 pan", "1 000 cookies", "1e3 cookies", "1 large or 2 small cakes", "16 slices (1 loaf)",
    "12 cupcakes and 6 muffins", "24 cookies; twelve muffins",
  ]) func `A recipe yield without an exact number of items can't be scaled`(pieces: String) throws {
    #expect(RecipeYield.scaled(pieces, by: try #require(Fraction(2))) { "\($0.whole)" } == nil)
  }
}
