import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of a recipe` {
  typealias Step = RecordingScreen<RecipeModel, Never>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeModel, Never>()
  let presenter: RecipePresenter
  let gazpacho: RecipeDetails

  init() async throws {
    kitchen = try await Kitchen()
    gazpacho = kitchen.cookbook.gazpacho
    presenter = Self.presenter(of: gazpacho.id, kitchen, ui)
  }

  private static func presenter(
    of id: Recipe.ID, _ kitchen: Kitchen, _ ui: RecordingScreen<RecipeModel, Never>, getRecipe: (any GetRecipe)? = nil,
    addToFavorites: (any AddToFavorites)? = nil
  ) -> RecipePresenter {
    var useCases = kitchen.useCases
    if let getRecipe { useCases.getRecipe = getRecipe }
    if let addToFavorites { useCases.addToFavorites = addToFavorites }
    return RecipePresenter(id, useCases, screen: ui, texts: kitchen.texts)
  }

  private func shown(isFavorite: Bool = false, _ notice: Notice? = nil) -> Step {
    var model = RecipeModel(RecipeReading(gazpacho, isFavorite: isFavorite), in: kitchen.texts)
    model.notice = notice
    return .shows(.content(model))
  }

  @Test func `The recipe screen shows a loading indicator, then the recipe with its favorite mark`() async throws {
    await presenter.handle(.appeared)
    try await kitchen.mark(gazpacho.recipe)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown(), .shows(.loading), shown(isFavorite: true))
  }

  @Test func `The recipe screen reports that the recipe does not exist`() async throws {
    await Self.presenter(of: try Recipe.ID("local-nada"), kitchen, ui).handle(.appeared)
    let problem = Problem(.notFound, "Ninguna receta se llama «local-nada».", "Mira la lista de recetas.")
    ui.expect(.shows(.loading), .shows(.failed(problem)))
    await Self.presenter(of: .spoonacular(7), kitchen, ui).handle(.appeared)
    // The recipe may exist but can't be read without an API key.
    let unread = Problem(
      .notFound, "No se ha encontrado la receta «spoonacular-7».",
      "Comprueba su número. Sin una clave de Spoonacular (SPOONACULAR_API_KEY) solo se encuentran las guardadas.")
    ui.expect(.shows(.loading), .shows(.failed(unread)))
  }

  @Test func `The recipe screen explains why the recipe cannot be read until a retry succeeds`() async {
    kitchen.fail(.onCall(1, .offline(what: "example.org")))
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    let problem = kitchen.texts.problem(GatewayError.offline(what: "example.org"))
    ui.expect(.shows(.loading), .shows(.failed(problem)), .shows(.loading), shown())
  }

  @Test func `The recipe screen can add the recipe to the favorites and remove it again`() async throws {
    await presenter.handle(.appeared)
    await presenter.handle(.toggledFavorite)
    #expect(try await kitchen.favorites() == [gazpacho.id])
    await presenter.handle(.toggledFavorite)
    #expect(try await kitchen.favorites() == [])
    #expect(
      ui.take().dropFirst(2) == [
        shown(isFavorite: true, .done(["Añadida a favoritas: Gazpacho."])),
        shown(.done(["Ya no es favorita: Gazpacho."])),
      ])
  }

  @Test func `The recipe screen explains why the recipe cannot be added to the favorites`() async {
    await presenter.handle(.appeared)
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.toggledFavorite)
    #expect(
      ui.take().dropFirst(2) == [shown(.failed(kitchen.texts.problem(GatewayError.full(what: "recetas.json"))))])
  }

  @Test func `The recipe screen does not add the recipe to the favorites if the recipe cannot be read`() async throws {
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.toggledFavorite)
    #expect(ui.take().count == 2, "loading and the reason for the failure")
    #expect(try await kitchen.favorites() == [])
  }

  @Test func `The recipe screen still shows the date of a cached recipe after it becomes a favorite`() async throws {
    let getRecipe = HeldGetRecipe()
    let kept = RecipeReading(gazpacho, isFavorite: true, cachedAt: SmallCookbook.now)
    getRecipe.held.standing = .success(RecipeReading(gazpacho, isFavorite: false, cachedAt: SmallCookbook.now))
    let presenter = Self.presenter(of: gazpacho.id, kitchen, ui, getRecipe: getRecipe)
    await presenter.handle(.appeared)
    await presenter.handle(.toggledFavorite)
    var model = RecipeModel(kept, in: kitchen.texts)
    model.notice = .done(["Añadida a favoritas: Gazpacho."])
    #expect(ui.take().last == .shows(.content(model)))
    #expect(model.kept == "Respuesta en caché, del 15 ene 2027, 08:00.")
  }

  nonisolated static let late: [GatewayError?] = [nil, .offline(what: "example.org")]

  @Test(arguments: late)
  func `The recipe screen discards the result of a superseded read of the recipe`(late: GatewayError?) async {
    let getRecipe = HeldGetRecipe()
    let presenter = Self.presenter(of: gazpacho.id, kitchen, ui, getRecipe: getRecipe)
    let first = await getRecipe.held.begin { await presenter.handle(.appeared) }
    let second = await getRecipe.held.begin { await presenter.handle(.appeared) }
    await getRecipe.held.answer(second, .success(RecipeReading(gazpacho, isFavorite: true)))
    let old = RecipeReading(gazpacho, isFavorite: false)
    await getRecipe.held.answer(first, late.map { .failure($0) } ?? .success(old))
    ui.expect(.shows(.loading), .shows(.loading), shown(isFavorite: true))
  }

  @Test func `The recipe screen shows nothing while it is hidden`() async {
    let getRecipe = HeldGetRecipe()
    let presenter = Self.presenter(of: gazpacho.id, kitchen, ui, getRecipe: getRecipe)
    let late = await getRecipe.held.begin { await presenter.handle(.appeared) }
    await presenter.handle(.disappeared)
    await getRecipe.held.answer(late, .success(RecipeReading(gazpacho, isFavorite: false)))
    ui.expect(.shows(.loading))
    getRecipe.held.standing = .success(RecipeReading(gazpacho, isFavorite: false))
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown())
    await presenter.handle(.disappeared)
    await presenter.handle(.toggledFavorite)
    #expect(ui.take() == [])
  }

  @Test func `If a favorite mark changes while its recipe is being read, the new mark is kept`() async {
    let getRecipe = HeldGetRecipe()
    let presenter = Self.presenter(of: gazpacho.id, kitchen, ui, getRecipe: getRecipe)
    let unmarked = Result<RecipeReading, GatewayError>.success(RecipeReading(gazpacho, isFavorite: false))
    getRecipe.held.standing = unmarked
    await presenter.handle(.appeared)
    getRecipe.held.standing = nil
    let again = await getRecipe.held.begin { await presenter.handle(.appeared) }
    await presenter.handle(.toggledFavorite)
    await getRecipe.held.answer(again, unmarked)
    #expect(ui.take().last == shown(isFavorite: true))
    getRecipe.held.standing = unmarked
    await presenter.handle(.appeared)
    #expect(ui.take().last == shown())
  }

  @Test func `Concurrent toggles on the recipe screen add the recipe to the favorites only once`() async {
    let add = HeldAddToFavorites()
    let presenter = Self.presenter(of: gazpacho.id, kitchen, ui, addToFavorites: add)
    await presenter.handle(.appeared, unseenOn: ui)
    let first = await add.held.begin { await presenter.handle(.toggledFavorite) }
    await presenter.handle(.toggledFavorite)
    await add.held.answer(first, .success(Favorite(gazpacho.recipe, addedAt: SmallCookbook.now)))
    #expect(add.held.questions == [gazpacho.id])
    ui.expect(shown(isFavorite: true, .done(["Añadida a favoritas: Gazpacho."])))
  }
}
