import Entities
import Gateways
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The form for a recipe` {
  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeFormModel, RecipeRoute>()
  var gazpacho: RecipeDetails { kitchen.cookbook.gazpacho }

  init() async throws { kitchen = try await Kitchen() }

  private func opened(_ subject: RecipeFormFeature.Subject) async -> RecipeFormPresenter {
    let form = RecipeFormFeature(subject, kitchen.useCases, texts: kitchen.texts)
    let presenter = RecipeFormPresenter(form, screen: ui, router: ui)
    await presenter.handle(.appeared)
    return presenter
  }

  private func model() throws -> RecipeFormModel { try #require(ui.last) }

  @Test func `A recipe form saves the changed fields of a recipe`() async throws {
    let presenter = await opened(.recipe(gazpacho.id))
    let shown = try model()
    #expect(shown.form.title == "Gazpacho")
    #expect(
      shown.form.fields.map(\.text) == [
        "Gazpacho", "Una sopa fría.", "20", "20", "", "4", "", "1 kg de tomates | 2 dientes de ajo",
        "Tritura. | Enfría. | # Para servir | Sirve.", "vegana | sin lactosa", "andaluza", "sopa", "", "",
        "Foodista", "https://foodista.example/gazpacho",
      ])
    var draft = shown.draft
    (draft[.servings], draft[.minutes]) = ("6", "x")
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    #expect(
      try model().form.fields.map(\.problem)[2] == "Minutos en total: «x» no es un número entero del 1 al 525.600.")
    draft[.minutes] = "25"
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    #expect(try model().notice == .done(["Se ha guardado: Gazpacho."]))
    let kept = try await kitchen.base.details(gazpacho.id).value
    #expect((kept.recipe.servings, kept.recipe.minutes, kept.credit) == (6, 25, gazpacho.credit))
    _ = ui.take()
    await presenter.handle(.act(.choseRecipe))
    ui.expect(.goes(.recipe(gazpacho.id)))
  }

  @Test func `A recipe form adds a new recipe unless the title is already taken`() async throws {
    let presenter = await opened(.newRecipe)
    #expect(try model().form.title == "Nueva receta")
    await presenter.handle(.changedDraft(RecipeDraft(title: "GAZPACHO")))
    await presenter.handle(.accepted)
    #expect(try model().form.problem == kitchen.texts.problem(SaveError<RecipeDraft>.alreadyThere(gazpacho)))
    await presenter.handle(.changedDraft(RecipeDraft(title: "Salmorejo")))
    await presenter.handle(.accepted)
    #expect(try model().notice == .done(["En tu colección: Salmorejo."]))
    #expect(try await kitchen.base.contents().recipes.all.count == 4)
  }

  @Test func `After a conflict, a recipe form saves its draft only when the user saves again`() async throws {
    let presenter = await opened(.recipe(gazpacho.id))
    let theirs = try RecipeDetails(recipe: Recipe(id: gazpacho.id, title: "Gazpacho andaluz"))
    try await kitchen.base.replaceRecipe(gazpacho, by: theirs)
    var draft = RecipeDraft(gazpacho)
    draft[.servings] = "6"
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    #expect(try model().form.problem == kitchen.texts.problem(SaveError<RecipeDraft>.changed(theirs)))
    #expect(try await kitchen.base.details(gazpacho.id).value == theirs)
    await presenter.handle(.accepted)
    let kept = try await kitchen.base.details(gazpacho.id).value
    #expect((kept.recipe.title, kept.recipe.servings) == ("Gazpacho andaluz", 6))
  }

  @Test func `A recipe form reports that a recipe from a service is not in the user's collection`() async throws {
    _ = await opened(.recipe(.spoonacular(7)))
    ui.expect(.shows(.loading), .shows(.failed(kitchen.texts.notInTheCollection(.spoonacular(7)))))
  }

  @Test func `The recipes screen opens recipe forms and deletes recipes`() async throws {
    let list = RecordingScreen<RecipeListModel, RecipeRoute>()
    let presenter = kitchen.listPresenter(list)
    await presenter.handle(.appeared, unseenOn: list)
    await presenter.handle(.act(.wantedToEdit(gazpacho.id)))
    await presenter.handle(.act(.wantedToAdd))
    list.expect(.goes(.recipeForm(gazpacho.id)), .goes(.newRecipe))
    await presenter.handle(.wantedToDelete(gazpacho.id))
    let asking = try #require(list.last)
    #expect(asking.request?.question == "¿Borrar «Gazpacho» de tu colección?")
    await presenter.handle(.confirmedDeletion)
    let after = try #require(list.last)
    #expect(after.notice == .done(["Ya no está en tu colección: Gazpacho."]))
    #expect(after.rows.map(\.id) == [kitchen.cookbook.torrijas.id, kitchen.cookbook.tortilla.id])
    await presenter.handle(.wantedToDelete(.spoonacular(7)))
    #expect(try #require(list.last).notice == .failed(kitchen.texts.notInTheCollection(.spoonacular(7))))
  }
}
