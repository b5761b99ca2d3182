public import Entities

/// Makes the shopping list of several recipes.
public protocol MakeShoppingList: Sendable {
  /// Returns the ingredients of all recipes, merged into one list, and the recipes as they were read. A recipe that is requested twice
  /// counts twice.
  func callAsFunction(_ recipes: [ShoppingRequest]) async throws(MakeShoppingListError) -> ShoppingReading
}

/// A recipe to shop for.
public struct ShoppingRequest: Sendable, Hashable {
  /// The id of the recipe.
  public let recipe: Recipe.ID
  /// The number of servings. `nil` for the recipe's own number.
  public let servings: Int?
  /// The factor by which the amounts are multiplied, after scaling to ``servings``.
  public let times: Fraction

  /// - Parameter servings: must be within `Recipe.servingsRange`, or the use case throws.
  public init(_ recipe: Recipe.ID, servings: Int? = nil, times: Fraction = .one) {
    self.recipe = recipe
    self.servings = servings
    self.times = times
  }
}

/// A shopping list and its recipes.
public struct ShoppingReading: Sendable, Hashable {
  /// A recipe of the list.
  public struct Part: Sendable, Hashable {
    /// The recipe as a list shows it.
    public let recipe: Recipe
    /// The number of servings. `nil` if unknown, or not a whole number.
    public let servings: Int?
    /// The factor by which the recipe's amounts were multiplied.
    public let times: Fraction
    /// Whether the recipe lists any ingredients.
    public let hasIngredients: Bool
  }

  /// The ingredients.
  public let list: ShoppingList
  /// The recipes, in the order of the requests.
  public let recipes: [Part]
}

/// Why a shopping list can't be made.
public enum MakeShoppingListError: Error, Sendable, Hashable {
  /// No recipe has this id.
  case noSuchRecipe(Recipe.ID)
  /// The recipe has no number of servings, so it can't be scaled.
  case unknownServings(Recipe)
  /// The number of servings is outside `Recipe.servingsRange`.
  case servings(Int)
  /// A store or a service failed.
  case store(GatewayError)
}

/// Reads the recipes through ``GetRecipe``.
package struct MakeShoppingListInteractor: MakeShoppingList {
  private let getRecipe: any GetRecipe

  /// - Parameter getRecipe: reads a recipe.
  package init(getRecipe: any GetRecipe) { self.getRecipe = getRecipe }

  package func callAsFunction(_ requests: [ShoppingRequest]) async throws(MakeShoppingListError) -> ShoppingReading {
    var (list, recipes) = (ShoppingList(), [ShoppingReading.Part]())
    for request in requests {
      let details: RecipeDetails
      do { details = try await getRecipe(request.recipe).details } catch .notFound {
        throw .noSuchRecipe(request.recipe)
      } catch {
        throw .store(error)
      }
      let factor = try factor(request, details.recipe)
      let servings = details.recipe.servings(times: factor)
      if let servings, !Recipe.servingsRange.contains(servings) { throw .servings(servings) }
      list.add(details.ingredients, times: factor, of: details.id)
      recipes.append(
        ShoppingReading.Part(
          recipe: details.recipe, servings: servings, times: factor,
          hasIngredients: !details.ingredients.isEmpty))
    }
    return ShoppingReading(list: list, recipes: recipes)
  }

  private func factor(_ request: ShoppingRequest, _ recipe: Recipe) throws(MakeShoppingListError) -> Fraction {
    guard let servings = request.servings else { return request.times }
    let factor: Fraction?
    do { factor = try recipe.factor(for: servings) } catch { throw .servings(servings) }
    guard let factor else { throw .unknownServings(recipe) }
    return factor.times(request.times) ?? factor
  }
}
