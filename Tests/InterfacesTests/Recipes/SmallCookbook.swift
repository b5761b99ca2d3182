import Entities
import Foundation
import UseCases

/// Three recipes in the order of the collection.
struct SmallCookbook: Sendable {
  let gazpacho: RecipeDetails
  let tortilla: RecipeDetails
  let torrijas: RecipeDetails

  /// The date of every response from a source: January 15, 2027, 08:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    gazpacho = try RecipeDetails(
      recipe: Self.recipe("Gazpacho", minutes: 20, servings: 4), summary: "Una sopa fría.", preparationMinutes: 20,
      ingredients: [
        Ingredient(text: "1 kg de tomates"), Ingredient(text: "2 dientes de ajo", name: "ajo", amount: 2),
      ],
      instructions: [
        RecipeInstructions(steps: ["Tritura.", "Enfría."]), RecipeInstructions(name: "Para servir", steps: ["Sirve."]),
      ],
      diets: ["vegana", "sin lactosa"], cuisines: ["andaluza"], dishTypes: ["sopa"],
      credit: RecipeCredit(
        sourceName: "Foodista", sourceAddress: WebAddress("https://foodista.example/gazpacho"), line: "De Ana",
        license: "CC BY 3.0"))
    tortilla = try RecipeDetails(recipe: Self.recipe("Tortilla de patatas", minutes: 90, servings: 1))
    torrijas = try RecipeDetails(recipe: Self.recipe("Torrijas"))
  }

  var all: [RecipeDetails] { [gazpacho, torrijas, tortilla] }
  var recipes: [Recipe] { all.map(\.recipe) }

  static func recipe(
    _ title: String, id: String? = nil, minutes: Int? = nil, servings: Int? = nil
  ) throws -> Recipe {
    let slug = title.lowercased().replacing(" ", with: "-")
    return try Recipe(id: Recipe.ID(id ?? "local-\(slug)"), title: title, minutes: minutes, servings: servings)
  }

  /// Returns `count` soups in the order of the collection.
  static func soups(_ count: Int) throws -> [Recipe] {
    try (1...count).map { try recipe("Sopa \(String("00\($0)".suffix(3)))") }
  }

  /// Returns a page of recipes, some of which are favorites.
  static func page(
    _ recipes: some Sequence<Recipe>, favorites: Set<Recipe.ID> = [], page: Page = .first, hasMore: Bool = false,
    total: Int? = nil, favoriteCount: Int? = nil, cachedAt: Date? = nil
  ) -> RecipePage {
    RecipePage(
      rows: recipes.map { RecipePage.Row($0, isFavorite: favorites.contains($0.id)) }, page: page, hasMore: hasMore,
      total: total, favoriteCount: favoriteCount ?? favorites.count, cachedAt: cachedAt)
  }
}
