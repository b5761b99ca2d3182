import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The favorites as plain text` {
  let cookbook: SmallCookbook

  init() throws { cookbook = try SmallCookbook() }

  private func model(
    _ recipes: [Recipe], hasMore: Bool = false, status: FavoriteStatus? = nil, in texts: Texts
  ) -> FavoritesModel {
    let favorites = recipes.map { Favorite($0, addedAt: SmallCookbook.now) }
    let page = FavoritePage(favorites, page: .first, hasMore: hasMore, count: 3)
    return FavoritesModel(page, status: status, in: texts)
  }

  private var status: FavoriteStatus {
    FavoriteStatus(
      count: 3, unsentAdditions: [cookbook.torrijas.recipe], unsentRemovals: [cookbook.gazpacho.recipe])
  }

  @Test func `The favorites are formatted as plain text in Spanish`() {
    let model = model(cookbook.recipes, hasMore: true, status: status, in: BothLanguages.spanish)
    #expect(
      written(ListText.lines(model, on: Paper(width: 80, BothLanguages.spanish))) == """
        Recetas favoritas
        3 favoritas · 2 cambios sin enviar

           1  ★ Gazpacho  20 min · 4 raciones · 15 ene 2027, 08:00
           2  ★ Torrijas  15 ene 2027, 08:00 · sin enviar
           3  ★ Tortilla de patatas  1 h 30 min · 1 ración · 15 ene 2027, 08:00

        Hay más favoritas.
        """)
  }

  @Test func `The favorites are formatted as plain text in English for a narrow terminal`() {
    let model = model([cookbook.gazpacho.recipe], in: BothLanguages.english)
    #expect(
      written(ListText.lines(model, on: Paper(width: 40, BothLanguages.spanish))) == """
        Favorite recipes
        3 favorites

           1  ★ Gazpacho
                20 min · 4 servings · 15 Jan
                2027, 08:00
        """)
  }

  @Test func `The plain text of an empty favorites list consists of the title and the count`() {
    #expect(
      written(ListText.lines(model([], in: BothLanguages.spanish), on: Paper(width: 80, BothLanguages.spanish)))
        == "Recetas favoritas\n3 favoritas")
  }

  @Test func `The plain text of the unsent changes to the favorites has a line for each change`() {
    #expect(
      written(FavoriteStatusText.lines(FavoriteStatusModel(status, in: BothLanguages.spanish), width: 80)) == """
        3 favoritas · 2 cambios sin enviar
          + Torrijas
          - Gazpacho
        """)
    let sent = FavoriteStatus(count: 1, unsentAdditions: [], unsentRemovals: [])
    #expect(
      written(FavoriteStatusText.lines(FavoriteStatusModel(sent, in: BothLanguages.english), width: 80))
        == "1 favorite · everything sent")
  }
}
