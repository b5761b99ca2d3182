public import Entities
public import UseCases

/// Edits a recipe in the collection as a draft, or adds a new recipe.
public typealias RecipeFormPresenter = FormPresenter<RecipeFormFeature>
/// The content of the recipe form screen.
public typealias RecipeFormModel = EditorModel<RecipeFormFeature>

/// A form for a recipe in the user's collection.
public struct RecipeFormFeature: FormFeature {
  public typealias Draft = RecipeDraft
  public typealias Route = RecipeRoute

  /// The recipe that the form edits or adds.
  public enum Subject: Sendable, Hashable {
    /// A recipe in the collection.
    case recipe(Recipe.ID)
    /// A new recipe. After the first save, the form edits this recipe.
    case newRecipe
  }

  /// An action that only this form offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to read the recipe.
    case choseRecipe
  }

  private let subject: Subject
  private let recipes: RecipeUseCases
  public let texts: Texts

  /// Creates a form for a recipe.
  ///
  /// - Parameter recipes: the use cases that read, add and edit the recipe.
  public init(_ subject: Subject, _ recipes: RecipeUseCases, texts: Texts) {
    self.subject = subject
    self.recipes = recipes
    self.texts = texts
  }

  public func read(_ kept: RecipeDetails?) async throws(GatewayError) -> (kept: RecipeDetails?, background: Nothing) {
    guard let id = id(kept) else { return (nil, Nothing()) }
    return (try await recipes.collection.details(id).value, Nothing())
  }

  public func problem(_ error: GatewayError, _ kept: RecipeDetails?) -> Problem {
    guard error == .notFound, let id = id(kept) else { return texts.problem(error) }
    return texts.notInTheCollection(id)
  }

  private func id(_ kept: RecipeDetails?) -> Recipe.ID? {
    switch (kept?.id, subject) {
    case (let id?, _), (nil, .recipe(let id)): id
    case (nil, .newRecipe): nil
    }
  }

  public func save(_ draft: RecipeDraft, on kept: RecipeDetails?) async -> FormAnswer<RecipeDraft> {
    await FormAnswer(in: texts) { () throws(SaveError<RecipeDraft>) in
      if let kept { return try await recipes.editRecipe(kept, as: draft) }
      return try await recipes.addRecipe(draft)
    }
  }

  public func savedMessage(_ saved: RecipeDetails, isNew: Bool) -> String {
    isNew ? texts.collected(saved.recipe) : texts.saved(saved.recipe.title)
  }

  public func title(_ kept: RecipeDetails?, _ background: Nothing) -> String { kept?.recipe.title ?? texts.newRecipe }

  public func route(_ action: Action, _ kept: RecipeDetails?, _ background: Nothing?) -> RecipeRoute? {
    id(kept).map { .recipe($0) }
  }
}
