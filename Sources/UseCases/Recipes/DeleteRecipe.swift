public import Entities

/// Deletes a recipe from the user's own collection.
public protocol DeleteRecipe: Sendable {
  /// Deletes the recipe, if it is unchanged since the user confirmed; a favorite of it stays.
  func callAsFunction(_ agreed: RecipeDetails) async throws(DeleteError<RecipeDetails>)
}

extension DeleteInteractor: DeleteRecipe where Facts == RecipeDetails {
  /// - Parameter recipes: stores it.
  public init(recipes: any RecipeCollectionGateway) {
    self.init(recipes.deleteRecipe, now: { (id) throws(GatewayError) in try await recipes.details(id).value })
  }
}
