public import Entities

/// Adds a recipe to the user's own collection.
public protocol AddRecipe: Sendable {
  /// Adds the recipe that the form describes and returns it.
  func callAsFunction(_ draft: RecipeDraft) async throws(AddRecipeError) -> RecipeDetails
}

/// Why a recipe was not added.
public indirect enum AddRecipeError: StoreError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<RecipeDraft.Field, RecipeDraft.Problem>)
  /// This recipe of the collection has the same id: its title is, or once was, the same.
  case alreadyThere(RecipeDetails)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never adds the same recipe twice.
public struct AddRecipeInteractor: AddRecipe {
  private let recipes: any RecipeCollectionGateway

  /// - Parameter recipes: stores it.
  public init(recipes: any RecipeCollectionGateway) { self.recipes = recipes }

  public func callAsFunction(_ draft: RecipeDraft) async throws(AddRecipeError) -> RecipeDetails {
    let details: RecipeDetails
    do { details = try draft.details() } catch { throw .invalid(error) }
    let addition = try await AddRecipeError.adding(
      await recipes.addRecipe(details), unlessThere: await recipes.details(details.id).value)
    if case .taken(let other) = addition { throw .alreadyThere(other) }
    return details
  }
}
