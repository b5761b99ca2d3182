import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The recipes as plain text` {
  let cookbook: SmallCookbook

  init() throws { cookbook = try SmallCookbook() }

  private func lines(_ recipes: [Recipe], width: Int = 80) -> [String] {
    let model = RecipeListModel(SmallCookbook.page(recipes), in: BothLanguages.spanish)
    return ListText.lines(model, on: Paper(width: width, BothLanguages.spanish)).dropFirst(3).map { $0.text() }
  }

  @Test func `The recipe list is formatted as plain text in Spanish`() {
    let page = SmallCookbook.page(
      cookbook.recipes, favorites: [cookbook.torrijas.id, cookbook.tortilla.id], hasMore: true, total: 120,
      cachedAt: SmallCookbook.now)
    #expect(
      written(
        ListText.lines(RecipeListModel(page, in: BothLanguages.spanish), on: Paper(width: 80, BothLanguages.spanish)))
          == """
          Recetas
          120 recetas · 2 favoritas
          Respuesta en caché, del 15 ene 2027, 08:00.

             1    Gazpacho  20 min · 4 raciones
             2  ★ Torrijas
             3  ★ Tortilla de patatas  1 h 30 min · 1 ración

          Hay más recetas.
          """)
  }

  @Test func `The recipe list is formatted as plain text in English`() {
    let page = SmallCookbook.page(cookbook.recipes.prefix(1), page: Page(offset: 998))
    let model = RecipeListModel(page, searching: "ajo", in: BothLanguages.english)
    #expect(
      written(ListText.lines(model, on: Paper(width: 80, BothLanguages.spanish))) == """
        Recipes: “ajo”
        0 favorites

         999    Gazpacho  20 min · 4 servings
        """)
  }

  @Test func `The plain text of a recipe list that has not been read consists of the title`() {
    #expect(
      written(
        ListText.lines(RecipeListModel(nil, in: BothLanguages.spanish), on: Paper(width: 80, BothLanguages.spanish)))
        == "Recetas")
  }

  @Test func `The plain text of a recipe list shows the details of a recipe beside its title if they fit`() {
    let tortilla = cookbook.tortilla.recipe
    #expect(lines([tortilla], width: 50) == ["   1    Tortilla de patatas  1 h 30 min · 1 ración"])
    #expect(
      lines([tortilla], width: 49) == ["   1    Tortilla de patatas", "        1 h 30 min · 1 ración"])
  }

  @Test func `A long title in the recipe list is wrapped, and its continuation lines are indented`() throws {
    let long = try SmallCookbook.recipe("Tortilla de patatas con cebolla y pimientos", id: "local-x", minutes: 45)
    #expect(
      lines([long], width: 30) == [
        "   1    Tortilla de patatas", "        con cebolla y", "        pimientos", "        45 min",
      ])
    #expect(lines([long], width: 0) == lines([long], width: 28))
  }

  @Test func `The plain text of the recipe list contains only the suggestions while the user types`() {
    let suggestion = RecipeSuggestion(id: .spoonacular(7), title: "Tarta")
    let reading = SuggestionReading([suggestion], isComplete: true)
    var model = RecipeListModel(SmallCookbook.page(cookbook.recipes), in: BothLanguages.spanish)
    model.suggestions = SuggestionsModel(reading, for: "t", in: BothLanguages.spanish)
    #expect(
      written(ListText.lines(model, on: Paper(width: 80, BothLanguages.spanish))) == """
        Sugerencias: «t»
           1  Tarta
        """)
  }
}

@Suite struct `Suggestions as plain text` {
  private func written(_ reading: SuggestionReading, width: Int = 80) -> String {
    let model = SuggestionsModel(reading, for: "t", in: BothLanguages.english)
    return InterfacesTests.written(SuggestionsText.lines(model, width: width))
  }

  @Test func `Suggestions in plain text are numbered, and the reason is stated if some are missing`() {
    let suggestions = [
      RecipeSuggestion(id: .spoonacular(7), title: "Tart"),
      RecipeSuggestion(id: .spoonacular(8), title: "Tortilla with potatoes and onions"),
    ]
    let offline = GatewayError.offline(what: "example.org")
    #expect(
      written(SuggestionReading(suggestions, isComplete: true, problem: offline), width: 30) == """
        Suggestions: “t”
           1  Tart
           2  Tortilla with potatoes
              and onions
        Can't reach example.org.
        Try again when you are online.
        """)
  }

  @Test func `The plain text of an empty suggestions list reports that no title matches the typed text`() {
    #expect(written(SuggestionReading([], isComplete: true)) == "Suggestions: “t”\nNo title contains “t”.")
  }
}
