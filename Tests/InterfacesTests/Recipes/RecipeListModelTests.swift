import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The recipes as a model` {
  let cookbook: SmallCookbook

  init() throws { cookbook = try SmallCookbook() }

  private func model(
    _ page: RecipePage? = nil, searching query: String = "", in texts: Texts = BothLanguages.spanish
  ) -> RecipeListModel {
    RecipeListModel(page ?? SmallCookbook.page(cookbook.recipes), searching: query, in: texts)
  }

  @Test func `The recipe list model has a row for each recipe in the order of the source`() throws {
    let picture = try Recipe(
      id: .spoonacular(7), title: "Tarta", image: WebAddress("https://example.org/7.jpg"), minutes: 45)
    let rows = model(SmallCookbook.page([picture] + cookbook.recipes, favorites: [cookbook.torrijas.id])).rows
    #expect(rows.map(\.id) == [picture.id] + cookbook.recipes.map(\.id))
    #expect(rows.map(\.number) == [1, 2, 3, 4])
    #expect(rows.map(\.title) == ["Tarta", "Gazpacho", "Torrijas", "Tortilla de patatas"])
    #expect(rows.map(\.isFavorite) == [false, false, true, false])
    #expect(rows.map(\.image) == ["https://example.org/7.jpg", nil, nil, nil])
  }

  @Test func `A row of the recipe list states the time and the servings if they are known`() {
    #expect(model().rows.map(\.detail) == ["20 min · 4 raciones", "", "1 h 30 min · 1 ración"])
    #expect(
      model(in: BothLanguages.english).rows.map(\.detail) == ["20 min · 4 servings", "", "1 h 30 min · 1 serving"])
  }

  @Test func `The rows of the recipe list are numbered consecutively across pages`() {
    #expect(model(SmallCookbook.page(cookbook.recipes, page: Page(offset: 50))).rows.map(\.number) == [51, 52, 53])
  }

  @Test func `The title of the recipe list contains the search text if there is one`() {
    BothLanguages.check({ model(in: $0).title }, "Recetas", "Recipes")
    BothLanguages.check({ model(searching: "ajo", in: $0).title }, "Recetas: «ajo»", "Recipes: “ajo”")
    BothLanguages.check({ model(searching: " \t", in: $0).title }, "Recetas", "Recipes")
  }

  @Test func `The recipe list states the number of favorites and, if known, the total number of recipes`() {
    let page = SmallCookbook.page(cookbook.recipes, total: 5220, favoriteCount: 1)
    #expect(model(page).detail == "5220 recetas · 1 favorita")
    #expect(model(page, in: BothLanguages.english).detail == "5,220 recipes · 1 favorite")
    #expect(model().detail == "0 favoritas")
    #expect(RecipeListModel(nil, in: BothLanguages.spanish).detail.isEmpty)
  }

  @Test func `The recipe list model has messages if its response is cached or if more pages follow`() {
    #expect(model().kept == nil && model().more == nil)
    let page = SmallCookbook.page(cookbook.recipes, hasMore: true, cachedAt: SmallCookbook.now)
    BothLanguages.check(
      { model(page, in: $0).kept ?? "" }, "Respuesta en caché, del 15 ene 2027, 08:00.",
      "Cached response from 15 Jan 2027, 08:00.")
    BothLanguages.check({ model(page, in: $0).more ?? "" }, "Hay más recetas.", "There are more recipes.")
    let texts = Texts(.spanish) { _ in 3600 }
    #expect(model(page, in: texts).kept == "Respuesta en caché, del 15 ene 2027, 09:00.")
  }

  @Test func `The recipe list model has neither suggestions nor a notice at first`() {
    #expect(model().suggestions == nil && model().notice == nil)
  }
}

@Suite struct `Suggestions as a model` {
  private let suggestions = [
    RecipeSuggestion(id: .spoonacular(7), title: "Tarta"), RecipeSuggestion(id: .spoonacular(8), title: "Torta"),
  ]

  private func model(
    _ reading: SuggestionReading, for query: String = "t", in texts: Texts = BothLanguages.spanish
  ) -> SuggestionsModel { SuggestionsModel(reading, for: query, in: texts) }

  @Test func `The suggestions model has a numbered row for each suggestion`() {
    let rows = model(SuggestionReading(suggestions, isComplete: true)).rows
    #expect(rows.map(\.number) == [1, 2] && rows.map(\.title) == ["Tarta", "Torta"])
    #expect(rows.map(\.recipe) == suggestions.map(\.id))
  }

  @Test func `The title of the suggestions list contains the typed text`() {
    let reading = SuggestionReading(suggestions, isComplete: true)
    BothLanguages.check({ model(reading, in: $0).title }, "Sugerencias: «t»", "Suggestions: “t”")
    BothLanguages.check({ model(reading, for: " ", in: $0).title }, "Sugerencias", "Suggestions")
  }

  @Test func `The message that no title matches the typed text appears only after all sources responded`() {
    #expect(model(SuggestionReading([], isComplete: false)).message == nil)
    #expect(model(SuggestionReading(suggestions, isComplete: true)).message == nil)
    BothLanguages.check(
      { model(SuggestionReading([], isComplete: true), in: $0).message ?? "" }, "Ningún título contiene «t».",
      "No title contains “t”.")
  }

  @Test func `The suggestions model explains why some suggestions are missing`() {
    let offline = GatewayError.offline(what: "example.org")
    let reading = SuggestionReading(suggestions, isComplete: true, problem: offline)
    #expect(model(reading).problem == BothLanguages.spanish.problem(offline))
    #expect(model(reading).rows.count == 2)
    #expect(model(SuggestionReading(suggestions, isComplete: true)).problem == nil)
  }
}
