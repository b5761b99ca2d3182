import AppModels
import Entities
import GatewayTesting
import Interfaces
import StoreCore
import Testing
import UseCases

@MainActor @Suite struct `The recipes in the app` {
  let world = World()
  var tab: RecipesTab { world.app.recipes }

  private func put(_ details: RecipeDetails...) async throws {
    try await world.world.base.seed(recipes: details)
    await tab.recipes.appear()
  }

  @Test func `In the recipe list, a favorite has a heart, which VoiceOver reads as a word`() async throws {
    try await put(Samples.details("Pan", ["harina"]))
    let row = try #require(try content(tab.recipes.list.state).rows.first)
    #expect(tab.recipes.line(row).value == nil)

    try await tab.recipes.actions(of: row).press("Add to Favorites")

    let line = tab.recipes.line(try #require(try content(tab.recipes.list.state).rows.first))
    #expect((line.value, line.spoken) == ("♥", "Pan, favorite"))
    #expect(try await world.world.base.favoriteCount(of: .local) == 1)
  }

  @Test func `A suggestion for the typed text leads to its recipe`() async throws {
    try await put(Samples.details("Pan"), Samples.details("Ñame frito"))
    tab.recipes.list.searchText = "nam"
    await tab.recipes.list.search?.value

    try await tab.recipes.top.suggestions.press("Ñame frito")

    let id = try Samples.recipe("Ñame frito").id
    #expect(tab.columns.first == .recipe(id))
  }

  @Test func `A recipe search without suggestions shows a remark above the list of recipes`() async throws {
    try await put(Samples.details("Pan"))
    tab.recipes.list.searchText = "xyz"
    await tab.recipes.list.search?.value
    #expect(tab.recipes.top.suggestions.isEmpty)
    #expect(tab.recipes.top.remarks.count == 1)
  }

  @Test func `The recipe page shows the ingredients, the numbered steps and the credits`() async throws {
    let recipe = try Samples.completeRecipe(try Samples.recipe("Ñoquis").id, "Ñoquis")
    try await put(recipe)
    await tab.recipes.choose(recipe.id)
    let page = tab.recipe(recipe.id)
    await page.appear()

    let shown = try content(page.state)
    #expect(page.title == "Ñoquis")
    #expect(shown.sections.first { $0.title == "Ingredients" }?.lines.count == 3)
    #expect(shown.sections.first { $0.title == "La masa" }?.lines == ["1. Cuece las patatas.", "2. Amasa."])
    #expect(shown.sections.first { $0.title == "Steps" }?.lines == ["1. Hierve los ñoquis."])
    #expect(shown.sections.allSatisfy { !$0.lines.isEmpty })
    #expect(shown.sections.flatMap(\.lines).contains { $0.contains("Casa Ñ") })
  }

  @Test func `The recipe page confirms that the recipe was added to the favorites`() async throws {
    let recipe = try Samples.details("Pan", ["harina"])
    try await put(recipe)
    let page = tab.recipe(recipe.id)
    await page.appear()

    try await page.actions.press("Add to Favorites")

    #expect(try content(page.state).notice?.text.contains("Pan") == true)
    #expect(page.actions.map(\.title) == ["Remove from Favorites", "Edit"])
    try await page.actions.press("Edit")
    #expect(tab.columns.above.path == [.recipeForm(recipe.id)])
  }

  @Test func `Marking a favorite in the recipe list also updates the recipe page next to the list`() async throws {
    let recipe = try Samples.details("Pan", ["harina"])
    try await put(recipe)
    await tab.recipes.choose(recipe.id)
    let page = tab.recipe(recipe.id)
    await page.appear()
    let row = try #require(try content(tab.recipes.list.state).rows.first)

    try await tab.recipes.actions(of: row).press("Add to Favorites")

    #expect(page.actions.map(\.title) == ["Remove from Favorites", "Edit"])
  }

  @Test func `A removed favorite disappears from the list of favorites`() async throws {
    try await put(Samples.details("Pan"))
    let row = try #require(try content(tab.recipes.list.state).rows.first)
    try await tab.recipes.actions(of: row).press("Add to Favorites")
    try await tab.recipes.toolbar.press("Favorites")
    #expect(tab.columns.first == .favorites && tab.columns.showsSecond)
    await tab.favorites.appear()
    let favorite = try #require(try content(tab.favorites.list.state).rows.first)

    await tab.favorites.choose(favorite.id)
    #expect(tab.columns.above.path == [.recipe(favorite.id)])

    try await tab.favorites.actions(of: favorite).press("Remove from Favorites")
    #expect(tab.favorites.list.model?.rows.isEmpty != false)
    #expect(try await world.world.base.favoriteCount(of: .local) == 0)
  }

  @Test func `The picture of a recipe is loaded from its web address`() async throws {
    let recipe = try Samples.completeRecipe(try Samples.recipe("Ñoquis").id, "Ñoquis")
    try await put(recipe)
    let row = try #require(try content(tab.recipes.list.state).rows.first)
    let picture = tab.recipes.line(row).picture
    #expect(picture == .web(try WebAddress("https://img.example.org/716429-312x231.jpg")))
    #expect(await world.app.context.load(picture) == SampleImages.png)
    #expect(await world.app.context.load(nil) == nil)
  }

  @Test func `A recipe that could not be loaded is loaded on retry`() async throws {
    let recipe = try Samples.details("Pan", ["harina"])
    try await put(recipe)
    world.world.intercept(by: .failing(.always(.offline(what: "example.org"))))
    let page = tab.recipe(recipe.id)
    await page.appear()
    #expect(page.state == .failed(Texts(.english).problem(GatewayError.offline(what: "example.org"))))
    #expect(page.actions.isEmpty)

    world.world.intercept()
    await page.appear()
    #expect(try content(page.state).title == "Pan")
  }

  @Test func `A recipe is loaded even if its view disappears in the meantime`() async throws {
    let recipe = try Samples.details("Pan", ["harina"])
    try await put(recipe)
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    world.world.intercept(by: .holding(reached, until: released))
    let page = tab.recipe(recipe.id)

    let task = Task { await page.load() }
    await reached.wait()
    task.cancel()
    await released.arrive()
    await task.value

    #expect(try content(page.state).title == "Pan")
  }

  @Test func `The recipe form saves the recipe in the user's collection`() async throws {
    let recipe = try Samples.details("Pan", ["harina"])
    try await put(recipe)
    let row = try #require(try content(tab.recipes.list.state).rows.first)
    try await tab.recipes.actions(of: row).press("Edit")
    #expect(tab.columns.first == .recipeForm(recipe.id))
    let form = tab.recipeForm(recipe.id)
    await form.appear()

    form[0] = "Pan de molde"
    try await form.toolbar.press("Save")

    #expect(form.title == "Pan de molde")
    #expect(try await world.world.base.details(recipe.id).value.recipe.title == "Pan de molde")
  }
}
