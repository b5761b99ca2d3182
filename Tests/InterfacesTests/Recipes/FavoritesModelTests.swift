import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The favorites as a model` {
  let favorites: [Favorite]
  let cookbook: SmallCookbook

  init() throws {
    cookbook = try SmallCookbook()
    favorites = cookbook.recipes.map { Favorite($0, addedAt: SmallCookbook.now) }
  }

  private func model(
    page: Page = .first, searching query: String = "", hasMore: Bool = false, status: FavoriteStatus? = nil,
    in texts: Texts = BothLanguages.spanish
  ) -> FavoritesModel {
    FavoritesModel(
      FavoritePage(favorites, page: page, hasMore: hasMore, count: 3), searching: query, status: status, in: texts)
  }

  private var status: FavoriteStatus {
    FavoriteStatus(
      count: 3, unsentAdditions: [cookbook.torrijas.recipe], unsentRemovals: [cookbook.gazpacho.recipe])
  }

  @Test func `The favorites model has a numbered row for each favorite`() {
    #expect(model().rows.map(\.id) == cookbook.recipes.map(\.id))
    #expect(model().rows.map(\.title) == ["Gazpacho", "Torrijas", "Tortilla de patatas"])
    #expect(model().rows.map(\.detail) == ["20 min · 4 raciones", "", "1 h 30 min · 1 ración"])
    #expect(model().rows.map(\.added) == Array(repeating: "15 ene 2027, 08:00", count: 3))
    #expect(model().rows.map(\.number) == [1, 2, 3])
    #expect(model(page: Page(offset: 50)).rows.map(\.number) == [51, 52, 53])
  }

  @Test func `The favorites model marks the unsent favorites if their status is known`() {
    #expect(model().detail == "3 favoritas")
    #expect(model().rows.map(\.remark) == [nil, nil, nil])
    #expect(model(status: status).detail == "3 favoritas · 2 cambios sin enviar")
    #expect(model(status: status).rows.map(\.remark) == [nil, "sin enviar", nil])
    let english = model(status: status, in: BothLanguages.english)
    #expect(english.detail == "3 favorites · 2 unsent changes")
    #expect(english.rows.map(\.remark) == [nil, "unsent", nil])
  }

  @Test func `The favorites model has a title with the search text and a message about further pages`() {
    BothLanguages.check({ model(in: $0).title }, "Recetas favoritas", "Favorite recipes")
    BothLanguages.check(
      { model(searching: "ajo", in: $0).title }, "Recetas favoritas: «ajo»", "Favorite recipes: “ajo”")
    #expect(model().more == nil && model(searching: " ").title == "Recetas favoritas")
    BothLanguages.check(
      { model(hasMore: true, in: $0).more ?? "" }, "Hay más favoritas.", "There are more favorites.")
  }

  @Test func `The favorites status model has a row for each unsent change`() {
    let model = FavoriteStatusModel(status, in: BothLanguages.spanish)
    #expect(model.counts == ["3 favoritas", "2 cambios sin enviar"])
    #expect(model.rows.map(\.recipe) == [cookbook.torrijas.id, cookbook.gazpacho.id])
    #expect(model.rows.map(\.isRemoval) == [false, true])
  }
}
