public import Entities

/// Changes a recipe of the user's own collection.
public protocol EditRecipe: Sendable {
  /// Applies the form to the recipe and returns it; its id and its favorites stay. A form that
  /// changes nothing writes nothing.
  ///
  /// - Parameter original: what the form was filled in with.
  func callAsFunction(_ original: RecipeDetails, as draft: RecipeDraft) async throws(EditRecipeError) -> RecipeDetails
}

/// Why a recipe was not changed.
public indirect enum EditRecipeError: OvertakenError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<RecipeDraft.Field, RecipeDraft.Problem>)
  /// Somebody else changed it meanwhile, to this.
  case changed(RecipeDetails)
  /// It was deleted meanwhile, or is not in the collection.
  case notThere(RecipeDetails)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
public struct EditRecipeInteractor: EditRecipe {
  private let recipes: any RecipeCollectionGateway

  /// - Parameter recipes: stores it.
  public init(recipes: any RecipeCollectionGateway) { self.recipes = recipes }

  public func callAsFunction(
    _ original: RecipeDetails, as draft: RecipeDraft
  ) async throws(EditRecipeError) -> RecipeDetails {
    let details: RecipeDetails
    do { details = try draft.details() } catch { throw .invalid(error) }
    if details == original { return original }
    try await EditRecipeError.wrapping(
      await recipes.replaceRecipe(original, by: details), of: original,
      now: await recipes.details(original.id).value)
    return details
  }
}
