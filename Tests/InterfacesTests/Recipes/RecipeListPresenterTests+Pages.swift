import Entities
import Foundation
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Pages of the recipes` {
  typealias Step = RecordingScreen<RecipeListModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeListModel, RecipeRoute>()
  let getRecipeList = HeldGetRecipeList()
  let soups: [Recipe]

  init() async throws {
    soups = try SmallCookbook.soups(120)
    kitchen = try await Kitchen(recipes: soups)
  }

  private func shown(_ page: RecipePage, searching query: String = "", notice: Notice? = nil) -> Step {
    var model = RecipeListModel(page, searching: query, in: kitchen.texts)
    model.notice = notice
    return .shows(.content(model))
  }

  private func shown(_ count: Int, searching query: String = "", notice: Notice? = nil) -> Step {
    let page = SmallCookbook.page(soups.prefix(count), hasMore: count < 120, total: 120)
    return shown(page, searching: query, notice: notice)
  }

  @Test func `The recipe list reads the next page on request until there are no more pages`() async {
    let presenter = kitchen.listPresenter(ui)
    await presenter.handle(.appeared)
    for _ in 1...4 { await presenter.handle(.wantedMore) }
    ui.expect(.shows(.loading), shown(50), shown(100), shown(120))
  }

  @Test func `A recipe that moved to the next page of the list is shown only at its first position`() async {
    let presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList)
    getRecipeList.held.standing = .success(SmallCookbook.page(soups.prefix(3), hasMore: true))
    await presenter.handle(.appeared)
    getRecipeList.held.standing = .success(
      SmallCookbook.page(soups[2..<5], page: Page(offset: 50), hasMore: true))
    await presenter.handle(.wantedMore)
    await presenter.handle(.wantedMore)
    #expect(getRecipeList.held.questions.map(\.page.offset) == [0, 50, 100])
    #expect(ui.take()[2] == shown(SmallCookbook.page(soups.prefix(5), hasMore: true)))
  }

  @Test func `A recipe list with several pages has the earliest date and the latest total of its pages`() async {
    let presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList)
    let (old, new) = (SmallCookbook.now, SmallCookbook.now + 60)
    let pages: [(total: Int?, cachedAt: Date?)] = [(9, nil), (7, new), (nil, old), (nil, new)]
    for (number, page) in pages.enumerated() {
      getRecipeList.held.standing = .success(
        SmallCookbook.page(
          [soups[number]], page: Page(offset: number * 50), hasMore: true, total: page.total, cachedAt: page.cachedAt)
      )
      await presenter.handle(number == 0 ? .appeared : .wantedMore)
    }
    let whole = [(9, nil), (7, new), (7, old), (7, old)].enumerated().map { number, page in
      shown(SmallCookbook.page(soups.prefix(number + 1), hasMore: true, total: page.0, cachedAt: page.1))
    }
    #expect(ui.take() == [.shows(.loading)] + whole)
  }
}
