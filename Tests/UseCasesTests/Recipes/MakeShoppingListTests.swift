import Entities
import Testing
import UseCases

@Suite struct `A shopping list` {
  private struct Recipes: GetRecipe {
    let all: [RecipeDetails]

    func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> RecipeReading {
      guard let found = all.first(where: { $0.id == id }) else { throw .notFound }
      return RecipeReading(found, isFavorite: false)
    }
  }

  private static func recipe(_ title: String, servings: Int? = 4, _ lines: [String]) throws -> RecipeDetails {
    let id = try #require(Recipe.ID.local(titled: title))
    return try RecipeDetails(
      recipe: Recipe(id: id, title: title, servings: servings), ingredients: lines.map { try Ingredient(text: $0) })
  }

  /// Returns the rows of a shopping list, each as `amount unit name`.
  private static func rows(_ recipes: [RecipeDetails], servings: [Int?] = []) async throws -> [String] {
    let requests = recipes.enumerated().map { index, details in
      ShoppingRequest(details.id, servings: index < servings.count ? servings[index] : nil)
    }
    let reading = try await MakeShoppingListInteractor(getRecipe: Recipes(all: recipes))(requests)
    return reading.list.items.map { item in
      let parts = item.amounts.map { "\($0.amount.value) \($0.unit?.rawValue ?? $0.noun ?? "pc")" }
      let remarks = item.remarks.isEmpty ? "" : " (\(item.remarks.joined(separator: "; ")))"
      return (parts + (item.isAlsoUnmeasured ? ["?"] : [])).joined(separator: " + ") + " " + item.name + remarks
    }
  }

  @Test func `A shopping list adds up compatible amounts and lists incompatible amounts side by side`() async throws {
    let pan = try Self.recipe("Pan", ["500 g de harina", "1 cucharada de aceite", "300 ml de agua", "2 huevos", "Sal"])
    let flan = try Self.recipe(
      "Flan", ["1 kg de Harina", "2 cucharaditas de aceite", "1 l de agua", "1 huevo", "5 g de sal"])
    #expect(
      try await Self.rows([pan, flan]) == [
        "1.0 tbsp + 2.0 tsp aceite", "1.3 l agua", "1.5 kg harina", "3.0 pc huevos", "5.0 g + ? Sal",
      ])
  }

  @Test func `A shopping list is scaled to the requested servings`() async throws {
    let pan = try Self.recipe("Pan", ["500 g de harina", "1/3 taza de leche", "2-3 limones"])
    #expect(try await Self.rows([pan], servings: [6]) == ["750.0 g harina", "0.5 cup leche", "4.5 pc limones"])
    let flan = try Self.recipe("Flan", ["1 huevo grande", "1 kg de tomates", "1 diente de ajo"])
    #expect(
      try await Self.rows([flan], servings: [8]) == [
        "2.0 dientes ajo", "2.0 pc huevos (grande)", "2.0 kg tomates",
      ])
    let doubled = try await Self.rows([pan, pan], servings: [6, 2])
    #expect(doubled[0] == "1.0 kg harina")
  }

  @Test func `A shopping list uses ingredient names, amounts and units that a source provides separately`() async throws
  {
    let id = try Recipe.ID("spoonacular-7")
    let lines = [
      try Ingredient(text: "2 ounces goat cheese, crumbled", name: "goat cheese", amount: 2, unit: "ounces"),
      try Ingredient(text: "garlic", name: "garlic", amount: 3, unit: "cloves"),
    ]
    let details = try RecipeDetails(recipe: Recipe(id: id, title: "Pizza", servings: 2), ingredients: lines)
    #expect(
      try await Self.rows([details], servings: [17]) == [
        "25.5 cloves garlic", "1.0 lb + 1.0 oz goat cheese (crumbled)",
      ])
  }

  @Test func `A shopping list adds up tins only if they have the same size and contents`() async throws {
    let stew = try Self.recipe(
      "Guiso", ["1 lata (400 g) de tomate", "½ cup (120 ml) milk", "2 tazas (de las de café)"])
    let chili = try Self.recipe(
      "Chili", ["2 latas (400 g) de alubias", "1 lata (200 g) de tomate", "(opcional) perejil"])
    #expect(
      try await Self.rows([stew, chili]) == [
        "? 2 tazas (de las de café)", "2.0 latas (400 g) alubias", "0.5 cup milk", "? perejil (opcional)",
        "1.0 lata (400 g) tomate", "1.0 lata (200 g) tomate",
      ])
  }

  @Test func `A shopping list can multiply a recipe by a factor even if the recipe specifies no servings`() async throws
  {
    let pan = try Self.recipe("Pan", servings: nil, ["500 g de harina", "1 large or 2 small onions"])
    let flan = try Self.recipe("Flan", servings: 4, ["2 huevos"])
    let makeList = MakeShoppingListInteractor(getRecipe: Recipes(all: [pan, flan]))
    let times = try #require(Fraction(3, 2))
    let reading = try await makeList([
      ShoppingRequest(pan.id, times: times), ShoppingRequest(flan.id, servings: 2, times: times),
    ])
    #expect(reading.list.items.map(\.name) == ["1 large or 2 small onions", "harina", "huevos"])
    #expect(reading.list.items.map { $0.amounts.map(\.amount.value) } == [[], [750], [1.5]])
    #expect(reading.list.unscaledLines == ["1 large or 2 small onions"])
    #expect(reading.recipes.map(\.servings) == [nil, 3])
    #expect(reading.recipes.map(\.times) == [times, Fraction(3, 4)])
    await #expect(throws: MakeShoppingListError.servings(12_000)) {
      try await makeList([ShoppingRequest(flan.id, times: try #require(Fraction(3_000)))])
    }
  }

  @Test func `A shopping list for a missing recipe or an impossible number of servings is refused`() async throws {
    let pan = try Self.recipe("Pan", servings: nil, ["1 huevo"])
    await #expect(throws: MakeShoppingListError.unknownServings(pan.recipe)) {
      try await Self.rows([pan], servings: [2])
    }
    await #expect(throws: MakeShoppingListError.servings(0)) { try await Self.rows([pan], servings: [0]) }
    let makeList = MakeShoppingListInteractor(getRecipe: Recipes(all: []))
    await #expect(throws: MakeShoppingListError.noSuchRecipe(pan.id)) { try await makeList([ShoppingRequest(pan.id)]) }
  }
}
