import Entities
import Gateways
import UseCases

/// What is asked of Spoonacular, and how its answer is read: https://spoonacular.com/food-api/docs.
struct SpoonacularRequest<Value: Sendable & Hashable>: Sendable {
  /// The path and the query of its address.
  let text: String
  /// Whether it is about one recipe, which may not be there.
  let namesRecipe: Bool
  let read: @Sendable ([UInt8]) throws(SpoonacularProblem) -> Value

  private init(
    _ path: String, _ parameters: [(String, String)] = [], namesRecipe: Bool = false,
    read: @escaping @Sendable ([UInt8]) throws(SpoonacularProblem) -> Value
  ) {
    let pairs = parameters.map { "\($0)=\($1.percentEncoded())" }
    text = path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    self.namesRecipe = namesRecipe
    self.read = read
  }
}

/// The bounds of what Spoonacular answers.
enum SpoonacularService {
  static let searchPath = "/recipes/complexSearch"
  /// How many recipes of a list can be skipped at most.
  static let maximumOffset = 900
  /// How many it answers at once at most.
  static let maximumNumber = 100
  /// Of a longer search the beginning is sent: addresses have their bounds.
  static let maximumSearch = 200

  static func sent(_ search: SearchText) -> String { String(search.folded.unicodeScalars.prefix(maximumSearch)) }
}

extension SpoonacularRequest where Value == RecipeList {
  /// A page of a search: a point and a hundredth for each recipe. Times and servings would cost two and a half more each, so lists
  /// are without them.
  static func list(_ filters: SpoonacularFilters, offset: Int, number: Int) -> Self {
    Self(
      SpoonacularService.searchPath, [("number", "\(number)"), ("offset", "\(offset)")] + filters.parameters
    ) { (body) throws(SpoonacularProblem) in
      try SpoonacularAnswer.list(body, offset: offset, number: number)
    }
  }
}

extension SpoonacularRequest where Value == [RecipeSuggestion] {
  /// What may be meant by a few letters.
  static func suggestions(_ search: SearchText, number: Int) -> Self {
    Self(
      "/recipes/autocomplete", [("number", "\(number)"), ("query", SpoonacularService.sent(search))]
    ) { (body) throws(SpoonacularProblem) in
      try SpoonacularAnswer.recipes(body, SpoonacularRecipe.listed).0.map { RecipeSuggestion($0) }
    }
  }
}

extension SpoonacularRequest where Value == RecipeDetails {
  /// A complete recipe: one point, and a tenth for its nutrition.
  static func details(_ number: Int) -> Self {
    Self("/recipes/\(number)/information", [("includeNutrition", "true")], namesRecipe: true) {
      (body) throws(SpoonacularProblem) in
      try SpoonacularAnswer.details(body, number: number)
    }
  }
}
