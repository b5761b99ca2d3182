import Entities
import Foundation
import TestGroups
import Testing

@Suite struct `Ingredient lines of real pages` {
  @Test(arguments: [["lines-es", "lines-en"], ["second"]])
  func `At least 97 percent of ingredient lines are parsed, all of them correctly`(files: [String]) throws {
    let lines = try files.flatMap(LabeledLine.all)
    #expect(lines.count >= 200)
    let wrong = lines.filter { $0.understood != "?" && !$0.isRight }
    #expect(wrong.map { "\($0.text): \($0.understood), not \($0.label)" } == [])
    let understood = lines.filter(\.isRight)
    #expect(understood.count * 100 >= lines.count * 97)
  }

  @Test func `The amount of an ingredient line is parsed either completely or not at all`() throws {
    let lines = try LabeledLine.all(in: "traps")
    #expect(lines.count >= 100)
    for line in lines { #expect(line.understood == line.label, "\(line.text)") }
  }

  @Test func `Ingredient lines are parsed as the manual describes`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Manual.docc/IngredientLines.md")
    let rows = try String(contentsOf: page, encoding: .utf8).matches(of: /\| `([^`]+)` \| (.+) \|/)
    #expect(rows.count >= 35)
    for row in rows {
      let label = row.2.replacing("\\|", with: "|")
      #expect(LabeledLine(text: String(row.1), label: String(label)).understood == label)
    }
  }

  @Test(arguments: ["lines-es", "lines-en"])
  func `Scaling a recipe to its own number of servings doesn't change its ingredient lines`(file: String) throws {
    for line in try LabeledLine.all(in: file) {
      // Some lines from web pages are invalid until they are cleaned.
      guard let ingredient = try? Ingredient(text: line.text) else { continue }
      let details = try RecipeDetails(
        recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan", servings: 4), ingredients: [ingredient])
      #expect(
        try details.scaled(to: 4) { amount, _ in "\(amount.value)" }?.details.ingredients.map(\.text) == [line.text])
    }
  }
}
