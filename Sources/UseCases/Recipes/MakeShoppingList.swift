public import Entities

/// Creates the shopping list for several recipes.
public protocol MakeShoppingList: Sendable {
  /// Returns the ingredients of all recipes, merged into one list, and the recipes that were read. A recipe that is requested twice is
  /// counted twice.
  func callAsFunction(_ recipes: [ShoppingRequest]) async throws(MakeShoppingListError) -> ShoppingReading
}

/// A recipe to shop for, with the number of servings.
public struct ShoppingRequest: Sendable, Hashable {
  /// The id of the requested recipe.
  public let recipe: Recipe.ID
  /// The number of servings. `nil` for the recipe's own number.
  public let servings: Int?
  /// The factor by which the amounts are multiplied, after scaling to ``servings``.
  public let times: Fraction

  /// - Parameter servings: The number of servings, which must be within `Recipe.servingsRange`. Otherwise, the use case throws an error.
  ///   `nil` for the recipe's own number.
  public init(_ recipe: Recipe.ID, servings: Int? = nil, times: Fraction = .one) {
    self.recipe = recipe
    self.servings = servings
    self.times = times
  }
}

/// A shopping list, and the recipes for which it was created.
public struct ShoppingReading: Sendable, Hashable {
  /// A recipe for which the shopping list was created.
  public struct Part: Sendable, Hashable {
    /// The list entry of the recipe.
    public let recipe: Recipe
    /// The number of servings. `nil` if the number is unknown or not whole.
    public let servings: Int?
    /// The factor by which the recipe's amounts were multiplied.
    public let times: Fraction
    /// Whether the recipe lists any ingredients.
    public let hasIngredients: Bool
  }

  /// The shopping list with the ingredients of all recipes.
  public let list: ShoppingList
  /// The recipes, in the order of the requests.
  public let recipes: [Part]
}

/// The reason why a shopping list can't be created.
public enum MakeShoppingListError: Error, Sendable, Hashable {
  /// No recipe has this id.
  case noSuchRecipe(Recipe.ID)
  /// The number of servings of the recipe is unknown, so the recipe can't be scaled.
  case unknownServings(Recipe)
  /// The number of servings is outside `Recipe.servingsRange`.
  case servings(Int)
  /// A store or a service failed.
  case store(GatewayError)
}

/// Reads the recipes through ``GetRecipe``.
package struct MakeShoppingListInteractor: MakeShoppingList {
  private let getRecipe: any GetRecipe

  /// - Parameter getRecipe: The use case that reads a recipe.
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
