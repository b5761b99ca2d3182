import Entities
import Interfaces

/// A review and its form: the keys of ``FormKeys``, `s` saves, `d` discards, `o` opens the beer.
@MainActor struct ReviewScene: Scene {
  /// In the order of the form's fields.
  private static let fields: [WritableKeyPath<ReviewDraft, String>] = [\.score, \.text]

  private let form: FormKeys
  private let screen: TextScreen<ReviewFormModel>
  private let presenter: ReviewFormPresenter
  let keys: String
  private let leave: String

  init(
    _ subject: ReviewFormPresenter.Subject, _ context: Context, _ router: any Router<BeerRoute>,
    write: @escaping @MainActor ([Line]) -> Void
  ) {
    let (kit, texts) = (context.kit, context.texts)
    leave = texts.leaveQuestion
    form = FormKeys(context: context, write: write)
    screen = TextScreen(
      texts, write: write, .init(content: { ReviewsText.lines($0, texts) }, notice: { NoticeText.lines($0.notice) }))
    presenter = ReviewFormPresenter(
      subject, reviews: kit.store, beers: kit.store, writeReview: kit.writeReview, editReview: kit.editReview,
      screen: screen, router: router, texts: texts)
    keys = texts.reviewKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  var leaveQuestion: String? { screen.model?.isChanged == true ? leave : nil }

  func disappear() async { await presenter.handle(.disappeared) }

  func handle(_ input: Input) async throws -> Bool {
    switch input.text.lowercased() {
    case "s": await presenter.handle(.accepted)
    case "d": await presenter.handle(.gaveUp)
    case "o": await presenter.handle(.choseBeer)
    default: return try await fill(input)
    }
    return true
  }

  private func fill(_ input: Input) async throws -> Bool {
    guard let model = screen.model,
      let filled = try await form.fill(model.draft, model.form, input, fields: Self.fields, album: \.album)
    else { return false }
    await presenter.handle(.changedDraft(filled.draft, photos: filled.photos))
    return true
  }
}
