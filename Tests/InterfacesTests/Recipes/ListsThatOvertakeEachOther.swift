import Entities
import Gateways
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Lists of recipes that overtake each other` {
  typealias Step = Recording<RecipeListModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = Recording<RecipeListModel, RecipeRoute>()
  let getRecipeList = HeldGetRecipeList()
  let presenter: RecipeListPresenter
  var held: HeldGetRecipeList.Answers { getRecipeList.held }
  var cookbook: SmallCookbook { kitchen.cookbook }

  nonisolated static let late: [Result<RecipePage, GatewayError>] = [
    .success(RecipePage(rows: [], page: .first, hasMore: true)), .failure(.offline(what: "example.org")),
  ]

  init() async throws {
    kitchen = try await Kitchen()
    presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList)
  }

  private func begin(_ event: RecipeListEvent) async -> HeldGetRecipeList.Answers.Event {
    await held.begin { [presenter] in await presenter.handle(event) }
  }

  private func shown(_ recipes: [Recipe], searching query: String = "") -> Step {
    .shows(.content(RecipeListModel(SmallCookbook.page(recipes), searching: query, in: kitchen.texts)))
  }

  @Test(arguments: late)
  func `the one that was overtaken is never shown, whenever it answers`(
    late: Result<RecipePage, GatewayError>
  ) async {
    for isFirst in [true, false] {
      let old = await begin(.submittedSearch("a"))
      let new = await begin(.submittedSearch("ajo"))
      if isFirst { await held.answer(old, late) }
      await held.answer(new, .success(SmallCookbook.page([cookbook.gazpacho.recipe])))
      if !isFirst { await held.answer(old, late) }
      #expect(ui.take() == [shown([cookbook.gazpacho.recipe], searching: "ajo")])
    }
  }

  @Test(arguments: late) func `more of an old one is never shown`(late: Result<RecipePage, GatewayError>) async {
    held.standing = .success(SmallCookbook.page(cookbook.recipes, hasMore: true))
    await presenter.handle(.appeared)
    held.standing = nil
    _ = ui.take()
    let more = await begin(.wantedMore)
    let search = await begin(.submittedSearch("ajo"))
    await presenter.handle(.wantedMore)
    await held.answer(search, .success(SmallCookbook.page([cookbook.gazpacho.recipe])))
    await held.answer(more, late)
    #expect(held.questions.map(\.query) == ["", "", "ajo"])
    #expect(ui.take() == [shown([cookbook.gazpacho.recipe], searching: "ajo")])
  }

  @Test(arguments: late) func `none is shown on a screen that is gone`(late: Result<RecipePage, GatewayError>) async {
    let appeared = await begin(.appeared)
    await presenter.handle(.disappeared)
    await held.answer(appeared, late)
    #expect(ui.take() == [.shows(.loading)])
    // What never came is asked for again.
    held.standing = .success(SmallCookbook.page(cookbook.recipes))
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), shown(cookbook.recipes)])
  }

  @Test func `none keeps the presenter alive`() async {
    let suggest = HeldSuggestRecipes()
    suggest.atHand.standing = .success(SuggestionReading([], isComplete: false))
    var list: RecipeListPresenter? = kitchen.listPresenter(ui, getRecipeList: getRecipeList, suggestRecipes: suggest)
    weak let kept = list
    held.standing = .success(SmallCookbook.page(cookbook.recipes))
    suggest.others.standing = .success(SuggestionReading([], isComplete: true))
    await list?.handle(.appeared)
    await list?.handle(.typed("a"))
    list = nil
    #expect(kept == nil)
  }
}
