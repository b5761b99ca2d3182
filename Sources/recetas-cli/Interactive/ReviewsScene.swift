import Entities
import Interfaces
import UseCases

/// The reviews of a beer or of all: a number opens, `w` writes one, `x n` deletes, `s score` sorts, `f 5` filters.
@MainActor struct ReviewsScene: Scene {
  private let context: Context
  private let screen: TextScreen<ReviewsModel>
  private let presenter: ReviewsPresenter
  let keys: String

  init(
    of beer: Beer.ID?, _ context: Context, _ router: any Router<BeerRoute>,
    write: @escaping @MainActor ([Line]) -> Void
  ) {
    self.context = context
    let (kit, texts, width) = (context.kit, context.texts, context.console.width)
    screen = TextScreen(
      texts, write: write,
      .init(
        content: { ReviewsText.lines($0, width: width) }, notice: ReviewsText.notice,
        isAsking: { $0.request != nil }))
    presenter = ReviewsPresenter(
      of: beer, reviews: kit.store, beers: kit.store, screen: screen, router: router, texts: texts)
    keys = beer == nil ? texts.allReviewsKeys : texts.reviewsKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func disappear() async { await presenter.handle(.disappeared) }

  func handle(_ input: Input) async throws -> Bool {
    if let sorting = context.texts.reviewSortingTyped(input.text) {
      await presenter.handle(.sorted(sorting))
      return true
    }
    if let filter = context.texts.reviewFilterTyped(input.text) {
      await presenter.handle(.filtered(filter))
      return true
    }
    let review = screen.model?.rows.first { $0.number == input.number }?.review
    switch (input.key, review) {
    case ("", let review?): await presenter.handle(.chose(review))
    case ("x", let review?):
      await presenter.handle(.wantedToDelete(review))
      try await context.answer {
        screen.hasFailed ? nil : screen.model?.request?.question
      } by: {
        await presenter.handle($0 ? .confirmedDeletion : .gaveUpDeletion)
      }
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    case ("w", nil) where input.number == nil: await presenter.handle(.wantedToWrite)
    default: return false
    }
    return true
  }
}
