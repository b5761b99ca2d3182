public import Entities
public import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Samples {
  /// Creates a recipe from the user's collection, with an id derived from its title.
  public static func recipe(_ title: String, minutes: Int? = nil) throws -> Recipe {
    guard let id = Recipe.ID.local(titled: title) else { throw BrokenPromise("the sample \(title) has no id") }
    return try Recipe(id: id, title: title, minutes: minutes)
  }

  /// Creates a recipe with only a title and ingredients.
  public static func details(_ title: String, _ ingredients: [String] = []) throws -> RecipeDetails {
    try RecipeDetails(recipe: recipe(title), ingredients: ingredients.map { try Ingredient(text: $0) })
  }

  /// Creates a recipe with values for all properties.
  public static func completeRecipe(
    _ id: Recipe.ID = .spoonacular(716_429), _ title: String = "Ñoquis «de la abuela»"
  ) throws -> RecipeDetails {
    try RecipeDetails(
      recipe: Recipe(
        id: id, title: title, image: WebAddress("https://img.example.org/716429-312x231.jpg"), minutes: 75, servings: 4),
      summary: "Tiernos, con salvia.", preparationMinutes: 45, cookingMinutes: 30,
      pieces: "48 ñoquis",
      ingredients: [
        Ingredient(text: "1/3 taza de leche", name: "leche", amount: 0.3333333333333333, unit: "taza"),
        Ingredient(text: "2 huevos", name: "huevos", amount: 2), Ingredient(text: "sal"),
      ],
      instructions: [
        RecipeInstructions(name: "La masa", steps: ["Cuece las patatas.", "Amasa."]),
        RecipeInstructions(steps: ["Hierve los ñoquis."]),
      ], diets: ["vegetarian", "lacto ovo vegetarian"], cuisines: ["Italian"], dishTypes: ["lunch", "main course"],
      keywords: ["de la abuela", "Navidad"], rating: RecipeRating(4.3, count: 12),
      nutrition: [.calories: 410.5, .fat: 9, .sodium: 0],
      credit: RecipeCredit(
        sourceName: "Casa Ñ", sourceAddress: WebAddress("https://example.org/noquis"), line: "Casa Ñ – la cocina",
        license: "CC BY 3.0"))
  }

  /// Creates five recipes in title order.
  public static func collection() throws -> [RecipeDetails] {
    try [
      details("Arroz con leche", ["arroz", "leche", "100% canela"]), details("Ñame frito", ["ñame", "aceite"]),
      details("Pan", ["harina", "agua"]), details("Pimientos rellenos", ["pimientos", "arroz"]), completeRecipe(),
    ].sorted { RecipePosition($0.recipe) < RecipePosition($1.recipe) }
  }

  /// Creates four recipes in title order, with times, and with labels in Spanish and English.
  public static func labeledRecipes() throws -> [RecipeDetails] {
    func labeled(
      _ title: String, _ minutes: Int?, _ line: String, diets: [String], cuisines: [String], _ types: [String],
      _ keywords: [String] = []
    ) throws -> RecipeDetails {
      try RecipeDetails(
        recipe: recipe(title, minutes: minutes), ingredients: [Ingredient(text: line)], diets: diets,
        cuisines: cuisines, dishTypes: types, keywords: keywords)
    }
    return try [
      labeled(
        "Arroz con leche", 60, "leche", diets: ["Vegetariana", "gluten free"], cuisines: ["Spanish"], ["Postre"]),
      labeled("Gazpacho", 45, "tomates", diets: ["vegan", "gluten free"], cuisines: ["Española"], ["starter"]),
      labeled("Ramen", nil, "fideos", diets: [], cuisines: ["Japanese"], ["Main course", "dinner"]),
      labeled("Torrijas", 30, "leche", diets: ["vegetarian"], cuisines: ["spanish"], ["dessert"], ["cuaresma"]),
    ]
  }

  /// Creates a favorite that was added `seconds` after the start date of the samples.
  public static func favorite(_ title: String, at seconds: Double = 0, minutes: Int? = nil) throws -> Favorite {
    Favorite(try recipe(title, minutes: minutes), addedAt: date(seconds))
  }

  /// Returns a copy of the favorite with a date that is one minute later.
  public static func addedAgain(_ favorite: Favorite) -> Favorite {
    Favorite(favorite.details, addedAt: favorite.addedAt + 60)
  }

  /// Creates six favorites in title order. Two favorites have details. One of these is from Spoonacular, and has fewer details than the
  /// other.
  public static func favorites() throws -> [Favorite] {
    let titles = ["Ámbar dulce", "azúcar", "ñoquis con miel", "Ostras"]
    var favorites = try titles.enumerated().map { try favorite($1, at: Double($0)) }
    favorites.append(Favorite(try completeRecipe(Recipe.ID("web-example.org_2f_name"), "Ñame"), addedAt: date(2)))
    favorites.append(Favorite(try completeRecipe(), addedAt: date(9.001)))
    return favorites.sorted { RecipePosition($0.recipe) < RecipePosition($1.recipe) }
  }
}

extension SeedGateway {
  /// Imports these recipes. The import replaces all stored recipes, or adds to them if `inPlaceOfAll` is `false`. Returns, for each recipe,
  /// whether the writer inserted the recipe.
  @discardableResult
  public func seed(recipes: [RecipeDetails], inPlaceOfAll: Bool = true) async throws(GatewayError) -> [Bool] {
    try await seed(recipes.map { .recipe($0) }, of: .recipes, inPlaceOfAll: inPlaceOfAll)
  }
}
