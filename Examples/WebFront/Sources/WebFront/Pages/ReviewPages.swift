import Entities
import Hummingbird
import Interfaces
import UseCases

/// Adds the page of a beer with its reviews, which their authors can change.
extension Front {
  private func useCases(_ visit: Visit) -> BeerUseCases { BeerUseCases(store: store, user: visit.user) }

  func addReviews(to router: Hummingbird.Router<Visit>) {
    router.get("/beers/:id") { _, visit in try await beer(visit) }
    router.form("/beers/:id/reviews") { visit in try await write(visit) }
    router.get("/beers/reviews/:id") { _, visit in try await review(visit) }
    router.form("/beers/reviews/:id/change") { visit in try await change(visit) }
  }

  /// Saves a new review. Its id is derived from the secret of the form, so that a form that is sent twice saves only one review.
  private func write(_ visit: Visit) async throws -> Response {
    let beer: Beer.ID = try visit.id()
    let draft = ReviewDraft(score: visit.form["score"], text: visit.form["text"])
    if visit.isTranslated { return try await self.beer(visit, draft) }
    let id = try visit.form.token.map { try Review.ID("review-" + Form.mark("review " + $0).prefix(20)) } ?? .random()
    let beers = BeerUseCases(store: store, user: visit.user, makeID: { id })
    do throws(SaveError<ReviewDraft>) { _ = try await beers.writeReview(draft, of: beer, photos: []) } catch {
      guard case .store(.conflict) = error else {
        return try await self.beer(visit, draft, visit.problem(error))
      }
      let saved = try await store.review(id)
      if saved.author != visit.user || saved.beer != beer || !saved.isWritten(draft) {
        return try await self.beer(visit, draft, visit.alreadySaved)
      }
    }
    return .seeOther("/beers/\(beer.text)#reviews")
  }

  private func beer(
    _ visit: Visit, _ typed: ReviewDraft = ReviewDraft(), _ problem: Problem? = nil
  ) async throws -> Response {
    let rated = try await store.beer(visit.id())
    let maker = try await store.manufacturer(rated.beer.manufacturer).manufacturer
    let found = try await store.reviews(ReviewFilter(of: rated.id), sortedBy: .newest, page: visit.page)
    let model = ReviewsModel(found, in: visit.texts)
    let values: [String: Any?] = [
      "maker": maker, "beer": BeerModel(rated, of: maker, in: visit.texts), "draft": typed,
      "scores": scores(typed, visit), "reviews": rows(model, found.items, visit),
      "token": Secret.random(), "form": "/beers/\(rated.id)/reviews",
    ]
    return visit.page(
      "beer", rated.beer.name, visit.rows(model, "review").merging(values) { $1 }, problem: problem)
  }

  /// Returns the rows of the reviews. Each row contains an additional value that shows whether the review is the visitor's own.
  private func rows(_ model: ReviewsModel, _ reviews: [BeerReview], _ visit: Visit) -> [[String: Any]] {
    zip(model.rows, reviews).map { row, item in
      [
        "id": row.id, "stars": row.stars, "score": item.review.score.value, "detail": row.detail,
        "isOwn": item.review.author == visit.user, "paragraphs": row.text.split(separator: "\n\n").map(String.init),
      ]
    }
  }

  private func scores(_ draft: ReviewDraft, _ visit: Visit) -> [String: Any] {
    visit.choice(
      visit.texts.say("Nota, del 1 al 5", "Score, from 1 to 5"), "score",
      [("", "–")] + Score.allCases.map { ("\($0.value)", "\($0.value)") }, chosen: draft.score)
  }

  private func review(
    _ visit: Visit, typed: ReviewDraft? = nil, _ problem: Problem? = nil
  ) async throws -> Response {
    let review = try await store.review(visit.id())
    if review.author != visit.user { throw visit.texts.notYours(review) }
    let draft = typed ?? ReviewDraft(review)
    return visit.page(
      "reviewForm", try await store.beer(review.beer).beer.name,
      [
        "saved": typed == nil ? nil : review, "seen": Form.mark(review), "draft": draft, "scores": scores(draft, visit),
        "beer": review.beer, "form": "/beers/reviews/\(review.id)/change",
      ], problem: problem)
  }

  private func change(_ visit: Visit) async throws -> Response {
    let (form, review): (Form, Review)
    do { (form, review) = (visit.form, try await store.review(visit.id())) } catch GatewayError.notFound {
      // The review has already been deleted, possibly by the same form.
      if visit.form["delete"].isEmpty { throw GatewayError.notFound }
      return .seeOther("/beers/\(try Visit.id(visit.form["beer"]) as Beer.ID)#reviews")
    }
    let draft = ReviewDraft(score: form["score"], text: form["text"], album: review.album)
    if visit.isTranslated { return try await self.review(visit, typed: draft) }
    // The use case itself throws the same error if the review changes after this check.
    let isOld = review.author == visit.user && !form.saw(review)
    do {
      if form["delete"].isEmpty {
        // A form that is sent a second time finds the review with the form's own changes.
        if isOld, !review.isWritten(draft) { throw SaveError<ReviewDraft>.changed(review) }
        _ = try await useCases(visit).editReview(review, as: draft, photos: [])
      } else {
        if isOld { throw DeleteError<Review>.changed(review) }
        try await useCases(visit).deleteReview(review)
      }
      return .seeOther("/beers/\(review.beer.text)#reviews")
    } catch let error as any ExplainedError {
      return try await self.review(visit, typed: draft, visit.problem(error))
    }
  }
}

extension Review {
  /// Returns whether the review has the values of a form.
  fileprivate func isWritten(_ draft: ReviewDraft) -> Bool {
    (try? draft.review(id, of: beer, by: author, date: date)) == self
  }
}

extension Visit {
  /// The problem with a form that has already been sent with different text.
  fileprivate var alreadySaved: Problem {
    texts.problem(
      .conflict, "Esta reseña ya se había guardado con otro texto o nota.",
      "This review was already saved with another text or score.",
      advice: "Edítala en la lista, o guarda esta como otra.", "Edit it in the list, or save this one as another.")
  }
}
