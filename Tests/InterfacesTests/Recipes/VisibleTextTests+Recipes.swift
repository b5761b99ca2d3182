import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `Hostile text in recipes` {
  private let texts = BothLanguages.spanish
  private let turned = HostileText.turned
  private let recipe: Recipe

  init() throws { recipe = try SmallCookbook.recipe("t\(HostileText.turned)", id: "local-x", minutes: 5) }

  @Test func `The text of a recipe cannot contain control characters`() throws {
    #expect(throws: RecipeError.title(.unclean)) { try SmallCookbook.recipe(HostileText.hostile, id: "local-x") }
    #expect(throws: RecipeError.summary(.unclean)) {
      try RecipeDetails(recipe: recipe, summary: HostileText.hostile)
    }
    #expect(throws: RecipeError.ingredient(.unclean)) { try Ingredient(text: HostileText.hostile) }
    #expect(throws: RecipeError.step(.unclean)) { try RecipeInstructions(steps: [HostileText.hostile]) }
    #expect(throws: RecipeError.credit(.unclean)) { try RecipeCredit(line: HostileText.hostile) }
  }

  @Test func `Hostile text is harmless in the rows, the title and the notice of a recipe list`() {
    let page = SmallCookbook.page([recipe])
    HostileText.check(
      ListText.lines(RecipeListModel(page, in: texts), on: Paper(width: 80, BothLanguages.spanish)),
      HostileText.turnedVisible, times: 1)
    var model = RecipeListModel(SmallCookbook.page([]), searching: HostileText.hostile, in: texts)
    HostileText.check(ListText.lines(model, on: Paper(width: 80, BothLanguages.spanish)), HostileText.visible, times: 1)
    model.notice = .failed(Problem(.refused, HostileText.hostile, HostileText.hostile))
    HostileText.check(NoticeText.lines(model.notice), HostileText.visible, times: 2)
    model.notice = .done([texts.addedToFavorites(recipe), texts.removedFromFavorites(recipe)])
    HostileText.check(NoticeText.lines(model.notice), HostileText.turnedVisible, times: 2)
  }

  @Test func `Hostile text is harmless in suggestions, which are not validated`() {
    let suggestion = RecipeSuggestion(id: recipe.id, title: HostileText.hostile)
    let offline = GatewayError.offline(what: HostileText.hostile)
    let reading = SuggestionReading([suggestion], isComplete: true, problem: offline)
    let model = SuggestionsModel(reading, for: HostileText.hostile, in: texts)
    HostileText.check(SuggestionsText.lines(model, width: 200), HostileText.visible, times: 3)
    let nothing = SuggestionsModel(
      SuggestionReading([], isComplete: true), for: HostileText.hostile, in: texts)
    HostileText.check(SuggestionsText.lines(nothing, width: 80), HostileText.visible, times: 2)
  }

  @Test func `Hostile text is harmless in every field of a recipe`() throws {
    let details = try RecipeDetails(
      recipe: recipe, summary: "s\(turned)", ingredients: [Ingredient(text: "i\(turned)")],
      instructions: [RecipeInstructions(name: "n\(turned)", steps: ["a\(turned)"])], diets: ["d\(turned)"],
      cuisines: ["c\(turned)"], dishTypes: ["k\(turned)"], keywords: ["w\(turned)"],
      credit: RecipeCredit(sourceName: "p\(turned)", line: "l\(turned)", license: "q\(turned)"))
    let model = RecipeModel(RecipeReading(details, isFavorite: true), in: texts)
    HostileText.check(RecipeText.lines(model, width: 80, texts), HostileText.turnedVisible, times: 12)
  }

  @Test func `Hostile text is harmless in favorites and in unsent or unreadable changes to them`() {
    let favorite = Favorite(recipe, addedAt: SmallCookbook.now)
    let page = FavoritePage([favorite], page: .first, hasMore: false, count: 1)
    HostileText.check(
      ListText.lines(FavoritesModel(page, in: texts), on: Paper(width: 80, BothLanguages.spanish)),
      HostileText.turnedVisible, times: 1)
    let status = FavoriteStatus(count: 1, unsentAdditions: [recipe], unsentRemovals: [recipe])
    HostileText.check(
      FavoriteStatusText.lines(FavoriteStatusModel(status, in: texts), width: 80), HostileText.turnedVisible, times: 2)
    let report = SyncReport(unreadable: [HostileText.hostile])
    HostileText.check(NoticeText.lines(.done(texts.synced(report))), HostileText.visible, times: 1)
  }

  @Test func `Hostile text is harmless in the recipe status`() {
    let model = RecipeStatusModel(
      service: HostileText.hostile, quota: nil, ownRecipes: 1,
      favorites: FavoriteStatus(count: 0, unsentAdditions: [], unsentRemovals: []), sharedIn: HostileText.hostile,
      in: texts)
    HostileText.check(RecipeStatusText.lines(model), HostileText.visible, times: 2)
  }
}
