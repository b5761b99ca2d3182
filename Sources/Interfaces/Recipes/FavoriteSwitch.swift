import Entities
import UseCases

/// Makes recipes favorites, or favorites no longer.
@MainActor final class FavoriteSwitch {
  /// How a recipe stands after somebody tapped it, and what to tell of that.
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

  /// Changes how the recipe stands; `nil`: nothing was done, because an earlier change of it is still being made.
  func toggle(_ recipe: Recipe, from isFavorite: Bool) async -> Outcome? {
    guard changing.insert(recipe.id).inserted else { return nil }
    defer { changing.remove(recipe.id) }
    if let problem = isFavorite ? await remove(recipe.id) : await add(recipe.id) {
      return Outcome(isFavorite: isFavorite, notice: .failed(problem))
    }
    let sentence = isFavorite ? texts.ceasedToBeFavorite(recipe) : texts.becameFavorite(recipe)
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
