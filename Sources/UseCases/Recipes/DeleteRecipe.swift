public import Entities

/// Deletes a recipe from the user's own collection.
public protocol DeleteRecipe: Sendable {
  /// Deletes the recipe if it hasn't changed since the user confirmed the deletion. A favorite of the recipe is kept.
  func callAsFunction(_ agreed: RecipeDetails) async throws(DeleteError<RecipeDetails>)
}

extension DeleteInteractor: DeleteRecipe where Facts == RecipeDetails {
  /// - Parameter recipes: The gateway that stores the recipe.
  public init(recipes: any RecipeCollectionGateway) {
    self.init(recipes.deleteRecipe, now: { (id) throws(GatewayError) in try await recipes.details(id).value })
  }
}
