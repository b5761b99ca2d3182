public import Entities
public import UseCases

/// Shows a review, and changes it as a draft; or writes one.
public final class ReviewFormPresenter: Presenter {
  /// What the form is for.
  public enum Subject: Sendable, Hashable {
    case review(Review.ID)
    /// A new one of this beer; from when it is saved the form is for that review.
    case newReview(of: Beer.ID)
  }

  private var subject: Subject
  private let reviews: any ReviewGateway
  private let beers: any BeerGateway
  private let screen: any Screen<ReviewFormModel>
  private let router: any Router<BeerRoute>
  private let texts: Texts
  private let editor: FormEditor<ReviewDraft>
  private var beer: Beer?
  private var turns = Turns()
  private var isGone = false
  /// What happened since the form was last shown.
  private var news: Notice?

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - reviews: where the review is read.
  ///   - beers: where the beer is read.
  public init(
    _ subject: Subject, reviews: any ReviewGateway, beers: any BeerGateway, writeReview: any WriteReview,
    editReview: any EditReview, screen: any Screen<ReviewFormModel>, router: any Router<BeerRoute>, texts: Texts
  ) {
    self.subject = subject
    self.reviews = reviews
    self.beers = beers
    self.screen = screen
    self.router = router
    self.texts = texts
    editor = FormEditor(texts) { kept, draft, photos in
      if let kept { return await Self.edit(kept, as: draft, photos, editReview, texts) }
      guard case .newReview(let beer) = subject else { return .refused(texts.problem(GatewayError.notFound)) }
      return await Self.write(draft, of: beer, photos, writeReview, texts)
    }
  }

  public func handle(_ event: ReviewFormEvent) async {
    switch event {
    case .appeared:
      isGone = false
      screen.show(.loading)
      await load()
    case .changedDraft(let draft, let photos):
      editor.fill(draft, photos: photos)
      show()
    case .accepted: await accept()
    case .gaveUp:
      editor.giveUp()
      show()
    case .choseBeer: if let beer { router.go(to: .beer(beer.id)) }
    case .disappeared:
      isGone = true
      turns.begin()
    }
  }

  // MARK: Reading

  private func load() async {
    let turn = turns.begin()
    do {
      let found: Review?
      let of: Beer.ID
      switch subject {
      case .review(let id):
        let review = try await reviews.review(id)
        (found, of) = (review, review.beer)
      case .newReview(let id): (found, of) = (nil, id)
      }
      let read = try await beers.beer(of).beer
      guard turns.isLast(turn) else { return }  // A later event overtook this one.
      beer = read
      editor.show(found)
      show()
    } catch {
      guard turns.isLast(turn) else { return }
      fail(error == .notFound ? noSuchThing : texts.problem(error))
    }
  }

  private var noSuchThing: Problem {
    switch subject {
    case .review(let id): texts.noSuchReview(id)
    case .newReview(let id): texts.noSuchBeer(id)
    }
  }

  // MARK: Saving

  private func accept() async {
    news = await editor.accept { [texts] _, isChanged in isChanged ? texts.reviewKept : texts.nothingChanged }
    if let review = editor.kept { subject = .review(review.id) }
    show()
  }

  private static func write(
    _ draft: ReviewDraft, of beer: Beer.ID, _ photos: [LoadedImage], _ writeReview: any WriteReview, _ texts: Texts
  ) async -> FormEditor<ReviewDraft>.Answer {
    do { return .saved(try await writeReview(draft, of: beer, photos: photos)) } catch {
      let problem = texts.problem(error)
      if case .invalid(let wrong) = error { return .invalid(wrong.problems, problem) }
      return .refused(problem)
    }
  }

  private static func edit(
    _ kept: Review, as draft: ReviewDraft, _ photos: [LoadedImage], _ editReview: any EditReview, _ texts: Texts
  ) async -> FormEditor<ReviewDraft>.Answer {
    do { return .saved(try await editReview(kept, as: draft, photos: photos)) } catch {
      let problem = texts.problem(error)
      return switch error {
      case .invalid(let wrong): .invalid(wrong.problems, problem)
      case .changed(let now): .overtaken(by: now, problem)
      case .notThere, .store: .refused(problem)
      }
    }
  }

  // MARK: Showing

  /// What was typed stays on the screen.
  private func fail(_ problem: Problem) {
    if editor.form?.isChanged == true {
      news = .failed(problem)
      show()
    } else {
      screen.show(.failed(problem))
    }
  }

  private func show() {
    if isGone { return }
    guard let form = editor.form, let beer else { return }
    let kept = editor.kept.map { ReviewRow(BeerReview($0, beerName: beer.name), number: 1, in: texts) }
    screen.show(
      .content(
        ReviewFormModel(
          beer: beer.name, review: kept, draft: form.draft,
          form: form.model(title: texts.newReview(of: beer.name), in: texts), isChanged: form.isChanged, notice: news)))
    news = nil
  }
}
