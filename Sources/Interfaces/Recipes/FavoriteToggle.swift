import Entities
import UseCases

/// Adds recipes to the favorites, and removes recipes from them.
@MainActor final class FavoriteToggle {
  /// The new state of a recipe, and the notice about the change.
  struct Outcome {
    let isFavorite: Bool
    let notice: Notice
  }

  private let recipes: RecipeUseCases
  private let texts: Texts
  private var changing: Set<Recipe.ID> = []

  init(_ recipes: RecipeUseCases, texts: Texts) {
    self.recipes = recipes
    self.texts = texts
  }

  /// Adds the recipe to the favorites or removes it from them. Returns `nil` without doing anything if another change to the recipe is in
  /// progress.
  func toggle(_ recipe: Recipe, from isFavorite: Bool) async -> Outcome? {
    guard changing.insert(recipe.id).inserted else { return nil }
    defer { changing.remove(recipe.id) }
    if let problem = isFavorite ? await remove(recipe.id) : await add(recipe.id) {
      return Outcome(isFavorite: isFavorite, notice: .failed(problem))
    }
    let sentence = isFavorite ? texts.removedFromFavorites(recipe) : texts.addedToFavorites(recipe)
    return Outcome(isFavorite: !isFavorite, notice: .done([sentence]))
  }

  private func add(_ id: Recipe.ID) async -> Problem? {
    do {
      _ = try await recipes.addToFavorites(id)
      return nil
    } catch {
      return texts.problem(error)
    }
  }

  private func remove(_ id: Recipe.ID) async -> Problem? {
    do {
      _ = try await recipes.removeFromFavorites(id)
      return nil
    } catch {
      return texts.problem(error)
    }
  }
}
