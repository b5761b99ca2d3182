import Entities
import Interfaces

/// The beers of a manufacturer: `/text` searches while it is typed, a number opens, `+` adds, `x n` deletes, `s abv` sorts.
@MainActor struct BeersScene: SearchingScene {
  private let context: Context
  private let screen: TextScreen<BeersModel>
  private let presenter: BeersPresenter
  let keys: String

  init(
    _ maker: Manufacturer.ID, _ context: Context, _ router: any Router<BeerRoute>,
    write: @escaping @MainActor ([Line]) -> Void
  ) {
    self.context = context
    let (kit, texts, width) = (context.kit, context.texts, context.console.width)
    screen = TextScreen(
      texts, write: write,
      .init(
        content: { BeersText.lines($0, width: width) }, notice: BeersText.notice, isAsking: { $0.request != nil }))
    presenter = BeersPresenter(
      of: maker, manufacturers: kit.store, beers: kit.store, deleteBeer: kit.deleteBeer, screen: screen, router: router,
      texts: texts, clock: kit.clock)
    keys = texts.beersKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func searched(_ text: String) async { await presenter.handle(.searched(text)) }

  func submittedSearch(_ text: String) async { await presenter.handle(.submittedSearch(text)) }

  func disappear() async { await presenter.handle(.disappeared) }

  func act(on input: Input) async throws -> Bool {
    if let sorting = context.texts.beerSortingTyped(input.text) {
      await presenter.handle(.sorted(sorting))
      return true
    }
    let beer = screen.model?.rows.first { $0.number == input.number }?.beer
    switch (input.key, beer) {
    case ("", let beer?): await presenter.handle(.chose(beer))
    case ("x", let beer?):
      await presenter.handle(.wantedToDelete(beer))
      try await context.answer {
        screen.hasFailed ? nil : screen.model?.request?.question
      } by: {
        await presenter.handle($0 ? .confirmedDeletion : .gaveUpDeletion)
      }
    case ("+", nil) where input.number == nil: await presenter.handle(.wantedToAdd)
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    default: return false
    }
    return true
  }
}

/// The beers that were reviewed, the best first: a number opens, `m` shows more.
@MainActor struct BestBeersScene: Scene {
  private let screen: TextScreen<BestBeersModel>
  private let presenter: BestBeersPresenter
  let keys: String

  init(_ context: Context, _ router: any Router<BeerRoute>, write: @escaping @MainActor ([Line]) -> Void) {
    let width = context.console.width
    screen = TextScreen(
      context.texts, write: write,
      .init(content: { BeersText.lines($0, width: width) }, notice: BeersText.notice))
    presenter = BestBeersPresenter(
      beers: context.kit.store, screen: screen, router: router, texts: context.texts)
    keys = context.texts.bestBeersKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func disappear() async { await presenter.handle(.disappeared) }

  func handle(_ input: Input) async -> Bool {
    let beer = screen.model?.rows.first { $0.number == input.number }?.beer
    switch (input.key, beer) {
    case ("", let beer?): await presenter.handle(.chose(beer))
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    default: return false
    }
    return true
  }
}
