import Entities
import Gateways
import UseCases

/// A request to Spoonacular, and the function that reads the response: https://spoonacular.com/food-api/docs.
struct SpoonacularRequest<Value: Sendable & Hashable>: Sendable {
  /// The path and query of the address.
  let text: String
  /// Whether the request names a recipe, which can be missing.
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

/// The limits of Spoonacular's requests.
enum SpoonacularService {
  static let searchPath = "/recipes/complexSearch"
  /// The maximum number of recipes that can be skipped in a list.
  static let maximumOffset = 900
  /// The maximum number of recipes in a response.
  static let maximumNumber = 100
  /// The maximum length of a search, in Unicode scalars. A longer search is truncated, since the length of addresses is limited.
  static let maximumSearch = 200

  static func sent(_ search: SearchText) -> String { String(search.folded.unicodeScalars.prefix(maximumSearch)) }
}

extension SpoonacularRequest where Value == RecipeList {
  /// Requests a page of search results, which costs one point plus a hundredth of a point per recipe. Times and servings would cost two and
  /// a half points more each, so lists leave them out.
  static func list(_ filters: SpoonacularFilters, offset: Int, number: Int) -> Self {
    Self(
      SpoonacularService.searchPath, [("number", "\(number)"), ("offset", "\(offset)")] + filters.parameters
    ) { (body) throws(SpoonacularProblem) in
      try SpoonacularAnswer.list(body, offset: offset, number: number)
    }
  }
}

extension SpoonacularRequest where Value == [RecipeSuggestion] {
  /// Requests suggestions for the first letters of a recipe title.
  static func suggestions(_ search: SearchText, number: Int) -> Self {
    Self(
      "/recipes/autocomplete", [("number", "\(number)"), ("query", SpoonacularService.sent(search))]
    ) { (body) throws(SpoonacularProblem) in
      try SpoonacularAnswer.recipes(body, SpoonacularRecipe.listed).0.map { RecipeSuggestion($0) }
    }
  }
}

extension SpoonacularRequest where Value == RecipeDetails {
  /// Requests a complete recipe, which costs one point, plus a tenth of a point for its nutrition data.
  static func details(_ number: Int) -> Self {
    Self("/recipes/\(number)/information", [("includeNutrition", "true")], namesRecipe: true) {
      (body) throws(SpoonacularProblem) in
      try SpoonacularAnswer.details(body, number: number)
    }
  }
}
