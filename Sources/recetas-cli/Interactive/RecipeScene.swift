import Entities
import Interfaces
import UseCases

/// One recipe; `*` makes it a favourite, or no longer.
@MainActor struct RecipeScene: Scene {
  private let presenter: RecipePresenter
  let keys: String
  let waits = true

  init(_ id: Recipe.ID, _ context: Context, write: @escaping @MainActor ([Line]) -> Void) throws {
    let (recipes, texts, width) = (try context.kit.recipes(), context.texts, context.console.width)
    presenter = RecipePresenter(
      id, getRecipe: recipes.getRecipe, addToFavorites: recipes.addToFavorites,
      removeFromFavorites: recipes.removeFromFavorites,
      screen: TextScreen(
        texts, write: write,
        .init(content: { RecipeText.lines($0, width: width, texts) }, notice: { NoticeText.lines($0.notice) })),
      texts: texts)
    keys = texts.recipeKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func disappear() async { await presenter.handle(.disappeared) }

  func handle(_ input: Input) async -> Bool {
    guard input.text == "*" else { return false }
    await presenter.handle(.toggledFavorite)
    return true
  }
}
