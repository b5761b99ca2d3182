public import Entities
public import UseCases

/// An event on the recipe screen.
public enum RecipeEvent: Sendable, Hashable {
  /// The screen appeared. The recipe is read.
  case appeared
  /// The user wants to add the recipe to the favorites, or to remove it from the favorites.
  case toggledFavorite
  /// The screen disappeared. Content that is still loading is discarded.
  case disappeared
}

/// Shows a recipe with its ingredients and instructions, and adds the recipe to the favorites or removes it from them.
public final class RecipePresenter: Presenter {
  private let id: Recipe.ID
  private let recipes: RecipeUseCases
  private let favoriteToggle: FavoriteToggle
  private let screen: any Screen<RecipeModel>
  private let texts: Texts

  private var shown: RecipeReading?
  /// The favorite mark if it has changed since the recipe was requested. `nil` if it hasn't changed.
  private var toggled: Bool?
  private var turns = RequestCounter()
  private var isGone = false

  /// Creates the presenter of a recipe.
  ///
  /// - Parameters:
  ///   - id: the id of the recipe to show.
  ///   - recipes: the use cases that read the recipe, and add it to the favorites or remove it from them.
  public init(_ id: Recipe.ID, _ recipes: RecipeUseCases, screen: any Screen<RecipeModel>, texts: Texts) {
    self.id = id
    self.recipes = recipes
    favoriteToggle = FavoriteToggle(recipes, texts: texts)
    self.screen = screen
    self.texts = texts
  }

  public func handle(_ event: RecipeEvent) async {
    switch event {
    case .appeared: await load()
    case .toggledFavorite:
      // The toggle can be the first event, because a server creates a presenter for each request.
      if !turns.hasStarted { await load() }
      await toggle()
    case .disappeared:
      isGone = true
      turns.begin()
    }
  }

  private func load() async {
    let turn = turns.begin()
    (toggled, isGone) = (nil, false)
    screen.show(.loading)
    do {
      let reading = try await recipes.getRecipe(id)
      guard turns.isLast(turn) else { return }  // A later event superseded this event.
      shown = reading
      mark(toggled ?? reading.isFavorite)
      show()
    } catch {
      guard turns.isLast(turn) else { return }
      screen.show(.failed(error == .notFound ? texts.noSuchRecipe(id) : texts.problem(error)))
    }
  }

  private func toggle() async {
    guard let shown, let outcome = await favoriteToggle.toggle(shown.details.recipe, from: shown.isFavorite) else {
      return
    }
    if outcome.isFavorite != shown.isFavorite {
      toggled = outcome.isFavorite
      mark(outcome.isFavorite)
    }
    show(notice: outcome.notice)
  }

  private func mark(_ isFavorite: Bool) {
    shown = shown.map { RecipeReading($0.details, isFavorite: isFavorite, cachedAt: $0.cachedAt, gap: $0.gap) }
  }

  private func show(notice: Notice? = nil) {
    guard let shown, !isGone else { return }
    var model = RecipeModel(shown, in: texts)
    model.notice = notice
    screen.show(.content(model))
  }
}
