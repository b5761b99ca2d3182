import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `The recipes that a page describes` {
  @Test func `Merging descriptions looks at one known recipe for each, however many there are`() async throws {
    let recipes = (1...300).map { #"{"@type": "Recipe", "name": "Pan \#($0)", "recipeIngredient": ["harina"]}"# }
    let empty = Array(repeating: "{}", count: 300)
    let items = try await seedItems(
      RecipeSeed.document(Array("[\((recipes + empty + recipes).joined(separator: ","))]".utf8), named: "pan.json"))
    var described = DescribedRecipes()
    for item in items { described.add(item) }
    #expect(described.items.count == 600)
    #expect(described.comparisons == 300)
  }
}
