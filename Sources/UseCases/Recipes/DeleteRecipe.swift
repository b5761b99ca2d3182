public import Entities

/// Deletes a recipe from the user's own collection.
public protocol DeleteRecipe: Sendable {
  /// Deletes the recipe, if it is unchanged since the user confirmed; a favorite of it stays.
  func callAsFunction(_ agreed: RecipeDetails) async throws(DeleteRecipeError)
}

/// Why a recipe was not deleted.
public indirect enum DeleteRecipeError: OvertakenError, AgreementError, Sendable, Hashable {
  /// It was deleted meanwhile, or is not in the collection.
  case notThere(Recipe.ID)
  /// It has changed since the user confirmed, to this: ask again.
  case changed(RecipeDetails)
  /// The store failed.
  case store(GatewayError)

  public var now: RecipeDetails? { if case .changed(let now) = self { now } else { nil } }
}

/// Compares and deletes in one step, and reports what changed since the user confirmed.
public struct DeleteRecipeInteractor: DeleteRecipe {
  private let recipes: any RecipeCollectionGateway

  /// - Parameter recipes: stores it.
  public init(recipes: any RecipeCollectionGateway) { self.recipes = recipes }

  public func callAsFunction(_ agreed: RecipeDetails) async throws(DeleteRecipeError) {
    try await DeleteRecipeError.wrapping(
      await recipes.deleteRecipe(agreed), of: agreed.id, now: await recipes.details(agreed.id).value)
  }
}
