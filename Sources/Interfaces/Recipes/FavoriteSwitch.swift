import Entities
import UseCases

/// Makes recipes favorites, or favorites no longer.
@MainActor final class FavoriteSwitch {
  /// How a recipe stands after somebody tapped it, and what to tell of that.
  struct Outcome {
    let isFavorite: Bool
    let notice: Notice
  }

  private let addToFavorites: any AddToFavorites
  private let removeFromFavorites: any RemoveFromFavorites
  private let texts: Texts
  private var changing: Set<Recipe.ID> = []

  init(add: any AddToFavorites, remove: any RemoveFromFavorites, texts: Texts) {
    addToFavorites = add
    removeFromFavorites = remove
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
      _ = try await addToFavorites(id)
      return nil
    } catch {
      return texts.problem(error)
    }
  }

  private func remove(_ id: Recipe.ID) async -> Problem? {
    do {
      _ = try await removeFromFavorites(id)
      return nil
    } catch {
      return texts.problem(error)
    }
  }
}
