import Entities
import Gateways
import GatewayTesting
import Interfaces
import TestSupport
import Testing
import UseCases

@MainActor @Suite struct `The list of the user's recipes and a service's` {
  typealias Step = RecordingScreen<RecipeListModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeListModel, RecipeRoute>()
  let presenter: RecipeListPresenter
  private let whole = SlowList()
  private let own: CountedList
  private let theirs: Recipe

  /// A use case that returns the complete recipe list after a gate opens.
  private final class SlowList: GetRecipeList {
    let gate = Gate(for: 1)
    let pages = Box<[Page]>([])
    let answer = Box<RecipePage?>(nil)

    func callAsFunction(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> RecipePage {
      pages.change { $0.append(page) }
      await gate.wait()
      guard let answer = answer.value else { throw .notFound }
      return answer
    }
  }

  /// A use case that returns the list of the user's own recipes, and counts its calls.
  private final class CountedList: GetRecipeList {
    private let list: any GetRecipeList
    let readings = Box(0)

    init(_ list: any GetRecipeList) { self.list = list }

    func callAsFunction(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> RecipePage {
      readings.change { $0 += 1 }
      return try await list(filter, page: page)
    }
  }

  init() async throws {
    kitchen = try await Kitchen(.english)
    theirs = try SmallCookbook.recipe("Gnocchi", id: "spoonacular-8")
    own = CountedList(kitchen.useCases.getRecipeList)
    let texts = kitchen.texts
    var useCases = kitchen.useCases
    (useCases.getRecipeList, useCases.otherLists) = (whole, [.mine: own, .service: whole])
    presenter = RecipeListPresenter(
      RecipeListFeature(useCases, texts: texts), screen: ui, router: ui, searchDelay: .zero)
  }

  private func answer(_ page: RecipePage) async {
    whole.answer.value = page
    await whole.gate.arrive()
  }

  private func shown(
    _ recipes: [Recipe], searching query: String = "", isPartial: Bool = false, problem: GatewayError? = nil
  ) -> Step {
    .shows(.content(RecipeListModel(page(recipes, isPartial, problem), searching: query, in: kitchen.texts)))
  }

  private func page(
    _ recipes: [Recipe], _ isPartial: Bool = false, _ problem: GatewayError? = nil, hasMore: Bool = false
  ) -> RecipePage {
    RecipePage(
      rows: recipes.map { RecipePage.Row($0, isFavorite: false) }, page: .first, hasMore: hasMore, problem: problem,
      isPartial: isPartial)
  }

  @Test func `The recipes from a service are appended to the user's recipes`() async throws {
    let own = kitchen.cookbook.recipes
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown(own, isPartial: true))
    await answer(page(own + [theirs]))
    #expect(await ui.next() == shown(own + [theirs]))
  }

  @Test func `If the service fails, the user's recipes stay on the screen with the reason`() async throws {
    let own = kitchen.cookbook.recipes
    let late = GatewayError.serviceFailed(what: "example.org", why: .timedOut)
    await presenter.handle(.appeared, unseenOn: ui)
    await answer(page(own, false, late))
    #expect(await ui.next() == shown(own, problem: late))
  }

  @Test func `Reading the next page of a complete recipe list does not read the user's recipes again`() async throws {
    await presenter.handle(.appeared, unseenOn: ui)
    await answer(page(kitchen.cookbook.recipes + [theirs], hasMore: true))
    _ = await ui.next()
    await presenter.handle(.wantedMore)
    // Any task that the list has created starts before this task.
    await Task {}.value
    #expect(own.readings.value == 1)
    #expect(whole.pages.value == [.first, Page.first.next])
  }

  @Test func `A recipe search without matches in the user's collection waits for the service's results`() async throws {
    await answer(page([theirs]))
    await presenter.handle(.submittedSearch("gnocchi"))
    ui.expect(shown([theirs], searching: "gnocchi"))
  }

  @Test func `A recipe list that still waits for a service reports that more recipes are being requested`() {
    let model = RecipeListModel(page(kitchen.cookbook.recipes, true), in: kitchen.texts)
    let lines = RecipeListFeature.lines(model, on: Paper(width: 80, kitchen.texts)).map { $0.text(inColor: false) }
    #expect(lines.contains("Looking for more recipes on Spoonacular…"))
  }
}
