import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Suggestions while the user types` {
  typealias Step = RecordingScreen<RecipeListModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeListModel, RecipeRoute>()
  let suggest = HeldSuggestRecipes()
  let clock = ManualClock()
  let presenter: RecipeListPresenter
  let atHand: [RecipeSuggestion]
  let all: [RecipeSuggestion]
  var cookbook: SmallCookbook { kitchen.cookbook }

  init() async throws {
    kitchen = try await Kitchen()
    atHand = [RecipeSuggestion(kitchen.cookbook.tortilla.recipe)]
    all = atHand + [RecipeSuggestion(id: .spoonacular(7), title: "Tarta")]
    presenter = kitchen.listPresenter(ui, suggestRecipes: suggest, searchDelay: Typing.pause, clock: clock)
    suggest.atHand.standing = .success(SuggestionReading(atHand, isComplete: false))
    suggest.others.standing = .success(SuggestionReading(all, isComplete: true))
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(
    _ reading: SuggestionReading?, for text: String = "", list: [Recipe]? = nil, searching query: String = ""
  ) -> Step {
    let recipes = list ?? cookbook.recipes
    let page = SmallCookbook.page(recipes, total: recipes.count)
    var model = RecipeListModel(page, searching: query, in: kitchen.texts)
    model.suggestions = reading.map { SuggestionsModel($0, for: text, in: kitchen.texts) }
    return .shows(.content(model))
  }

  private func first(_ text: String) -> Step { shown(SuggestionReading(atHand, isComplete: false), for: text) }
  private func whole(_ text: String) -> Step { shown(SuggestionReading(all, isComplete: true), for: text) }

  /// Types the text, and returns when the search is waiting for a pause in typing.
  private func type(_ text: String) async -> Task<Void, Never> {
    let typed = Task { await presenter.handle(.searched(text)) }
    #expect(await ui.next() == first(text))
    await clock.hasSleepers(1)
    return typed
  }

  @Test func `Local recipe suggestions are shown immediately, and the service's after a pause in typing`() async {
    let typed = await type("t")
    clock.advance(by: Typing.pause - .milliseconds(1))
    #expect(suggest.others.questions.isEmpty)
    clock.advance(by: .milliseconds(1))
    await typed.value
    ui.expect(whole("t"))
  }

  @Test func `Every keystroke updates local suggestions, but the service is called only after a pause`() async {
    let typed = [await type("t"), await type("ta"), await type("tar")]
    for key in typed.dropLast() { await key.value }
    clock.advance(by: Typing.pause)
    await typed[2].value
    #expect(suggest.atHand.questions == ["t", "ta", "tar"])
    #expect(suggest.others.questions == ["tar"])
    ui.expect(whole("tar"))
  }

  @Test func `If the local recipe suggestions are complete, the service is not called`() async {
    suggest.atHand.standing = .success(SuggestionReading(atHand, isComplete: true))
    await presenter.handle(.searched("t"))
    ui.expect(shown(SuggestionReading(atHand, isComplete: true), for: "t"))
    #expect(suggest.others.questions.isEmpty)
  }

  @Test func `The list of suggestions is empty if no source has suggestions`() async {
    let presenter = kitchen.listPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.searched("xyz"))
    ui.expect(shown(SuggestionReading([], isComplete: true), for: "xyz"))
  }

  @Test func `If the service for suggestions fails, the local suggestions and the reason are shown`() async {
    let offline = GatewayError.offline(what: "example.org")
    for answer in [
      Result<SuggestionReading, GatewayError>.failure(offline),
      .success(SuggestionReading(atHand, isComplete: true, problem: offline)),
    ] {
      suggest.others.standing = answer
      let typed = await type("t")
      clock.advance(by: Typing.pause)
      await typed.value
      ui.expect(shown(SuggestionReading(atHand, isComplete: true, problem: offline), for: "t"))
    }
  }

  @Test func `The recipes screen explains why local suggestions cannot be read`() async {
    let busy = GatewayError.busy(what: "recetas.json")
    suggest.atHand.standing = .failure(busy)
    await presenter.handle(.searched("t"))
    ui.expect(shown(SuggestionReading([], isComplete: true, problem: busy), for: "t"))
  }

  @Test func `Local recipe suggestions are not shown if they arrive after a later keystroke`() async {
    suggest.atHand.standing = nil
    let early = await suggest.atHand.begin { [presenter] in await presenter.handle(.searched("t")) }
    let complete = SuggestionReading(atHand, isComplete: true)
    suggest.atHand.standing = .success(complete)
    await presenter.handle(.searched("to"))
    await suggest.atHand.answer(early, .success(SuggestionReading(all, isComplete: false)))
    ui.expect(shown(complete, for: "to"))
    await clock.hasNoSleepers()
  }

  @Test(arguments: [
    ListEvent<RecipeListFeature>.searched("tar"), .submittedSearch("ajo"), .searched(" "), .disappeared,
  ])
  func `Suggestions from a service are discarded after a later UI event`(event: ListEvent<RecipeListFeature>) async {
    suggest.others.standing = nil
    let asked = await suggest.others.begin { [presenter, clock] in
      let typed = Task { await presenter.handle(.searched("t")) }
      await clock.hasSleepers(1)
      clock.advance(by: Typing.pause)
      await typed.value
    }
    suggest.atHand.standing = .success(SuggestionReading(atHand, isComplete: true))
    await presenter.handle(event, unseenOn: ui)
    await suggest.others.answer(asked, .success(SuggestionReading(all, isComplete: true)))
    #expect(ui.take() == [])
  }

  @Test func `Submitting the typed search text replaces the suggestions with the search results`() async {
    let typed = await type("ajo")
    await presenter.handle(.submittedSearch("ajo"))
    await typed.value
    ui.expect(shown(nil, list: [cookbook.gazpacho.recipe], searching: "ajo"))
    #expect(suggest.others.questions.isEmpty)
    await clock.hasNoSleepers()
  }

  @Test func `Blank search text replaces the suggestions with the whole list without reading it again`() async {
    let typed = await type("t")
    kitchen.fail(.always(.offline(what: "example.org")))
    await presenter.handle(.searched(" "))
    await typed.value
    ui.expect(shown(nil))
    await clock.hasNoSleepers()
  }

  @Test func `After a recipe search, blank text shows the whole recipe list when typing pauses`() async {
    await presenter.handle(.submittedSearch("ajo"), unseenOn: ui)
    let typed = Task { await presenter.handle(.searched("")) }
    await clock.hasSleepers(1)
    #expect(ui.take() == [])
    clock.advance(by: Typing.pause)
    await typed.value
    ui.expect(shown(nil))
  }

  @Test func `Suggestions are shown before the recipe list has been read, then together with the list`() async {
    let getRecipeList = HeldGetRecipeList()
    let presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList, suggestRecipes: suggest)
    let complete = SuggestionReading(atHand, isComplete: true)
    suggest.atHand.standing = .success(complete)
    let appeared = await getRecipeList.held.begin { await presenter.handle(.appeared) }
    await presenter.handle(.searched("t"))
    await presenter.handle(.searched(""))
    await presenter.handle(.searched("t"))
    await getRecipeList.held.answer(appeared, .success(SmallCookbook.page(cookbook.recipes, total: 3)))
    var early = RecipeListModel(nil, in: kitchen.texts)
    early.suggestions = SuggestionsModel(complete, for: "t", in: kitchen.texts)
    ui.expect(.shows(.loading), .shows(.content(early)), .shows(.content(early)), shown(complete, for: "t"))
  }

  @Test func `Suggestions are discarded when the recipes screen disappears`() async {
    let typed = await type("t")
    await presenter.handle(.disappeared)
    await typed.value
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown(nil))
  }

  @Test func `Pending suggestions do not keep the presenter of a recipe list alive`() async {
    let suggest = HeldSuggestRecipes()
    suggest.atHand.standing = .success(SuggestionReading([], isComplete: false))
    var list: RecipeListPresenter? = kitchen.listPresenter(ui, suggestRecipes: suggest)
    weak let kept = list

    suggest.others.standing = .success(SuggestionReading([], isComplete: true))
    await list?.handle(.appeared)
    await list?.handle(.searched("a"))
    list = nil
    #expect(kept == nil)
  }
}
