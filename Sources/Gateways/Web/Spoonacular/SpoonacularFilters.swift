import Entities
import UseCases

/// The filters of a search as Spoonacular's query parameters.
struct SpoonacularFilters: Sendable {
  private(set) var parameters: [(String, String)] = []

  /// Creates the query parameters for a filter.
  ///
  /// - Returns: `nil` if Spoonacular doesn't support a part of the filter.
  init?(_ filter: RecipeFilter) {
    if !filter.search.isBlank { parameters.append(("query", SpoonacularService.sent(filter.search))) }
    if let minutes = filter.maximumMinutes { parameters.append(("maxReadyTime", "\(minutes)")) }
    var diets: [String] = []
    for label in filter.diets {
      guard let diet = Self.diets[label] else { return nil }
      diets.append(diet)
    }
    // A comma means that a recipe must suit all of the diets.
    if !diets.isEmpty { parameters.append(("diet", diets.joined(separator: ","))) }
    for label in filter.tags {
      let parameter = Self.types.contains(label) ? "type" : "cuisine"
      guard parameter == "type" || Self.cuisines.contains(label) else { return nil }
      // Given several types or cuisines, Spoonacular uses only one of them, or finds recipes with any of them.
      if parameters.contains(where: { $0.0 == parameter }) { return nil }
      parameters.append((parameter, label.standard.lowercased()))
    }
  }

  /// The diets that Spoonacular supports: https://spoonacular.com/food-api/docs#Diets
  private static let diets: [RecipeLabel: String] = [
    RecipeLabel("gluten free"): "gluten free", RecipeLabel("ketogenic"): "ketogenic",
    RecipeLabel("vegetarian"): "vegetarian", RecipeLabel("lacto vegetarian"): "lacto-vegetarian",
    RecipeLabel("ovo vegetarian"): "ovo-vegetarian", RecipeLabel("vegan"): "vegan",
    RecipeLabel("pescetarian"): "pescetarian", RecipeLabel("paleo"): "paleo", RecipeLabel("primal"): "primal",
    RecipeLabel("low fodmap"): "low fodmap", RecipeLabel("whole30"): "whole30",
  ]

  /// The meal types that Spoonacular supports: https://spoonacular.com/food-api/docs#Meal-Types
  private static let types = Set(
    [
      "main course", "side dish", "dessert", "appetizer", "salad", "bread", "breakfast", "soup", "beverage", "sauce",
      "marinade", "fingerfood", "snack",
    ].map { RecipeLabel($0) })

  /// The cuisines that Spoonacular supports: https://spoonacular.com/food-api/docs#Cuisines
  private static let cuisines = Set(
    [
      "African", "Asian", "American", "British", "Cajun", "Caribbean", "Chinese", "Eastern European", "European",
      "French", "German", "Greek", "Indian", "Irish", "Italian", "Japanese", "Jewish", "Korean", "Latin American",
      "Mediterranean", "Mexican", "Middle Eastern", "Nordic", "Southern", "Spanish", "Thai", "Vietnamese",
    ].map { RecipeLabel($0) })
}
