import Entities
import Hummingbird
import Interfaces
import UseCases

/// A beer with its reviews, which their authors can change.
extension Front {
  private func useCases(_ visit: Visit) -> BeerUseCases { BeerUseCases(store: store, user: visit.user) }

  func addReviews(to router: Hummingbird.Router<Visit>) {
    router.get("/beers/:id") { _, visit in try await beer(visit) }
    router.post("/beers/:id") { request, visit in
      let (form, id): (Form, Beer.ID) = (try await Form(request), try visit.id())
      let draft = ReviewDraft(score: form["score"], text: form["text"])
      do throws(WriteReviewError) { _ = try await useCases(visit).writeReview(draft, of: id, photos: []) } catch {
        return try await beer(visit, draft, visit.texts.problem(error))
      }
      return Response.seeOther("/beers/\(id.text)#reviews")
    }
    router.get("/beers/reviews/:id") { _, visit in try await review(visit) }
    router.post("/beers/reviews/:id") { request, visit in try await change(Form(request), visit) }
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
      "scores": scores(typed, visit), "model": reviews(model, found.items, visit),
    ]
    return visit.page(
      "beer", rated.beer.name, visit.rows(model, "review").merging(values) { $1 }, problem: problem)
  }

  /// The model, with what its rows do not say: whose they are.
  private func reviews(_ model: ReviewsModel, _ reviews: [BeerReview], _ visit: Visit) -> [String: Any] {
    let rows: [[String: Any]] = zip(model.rows, reviews).map { row, item in
      [
        "id": row.id, "stars": row.stars, "score": item.review.score.value, "detail": row.detail,
        "isOwn": item.review.author == visit.user, "paragraphs": row.text.split(separator: "\n\n").map(String.init),
      ]
    }
    let nothing: [String: Any] = rows.isEmpty ? ["nothing": model.nothing ?? ""] : [:]
    let sections: [[String: Any]] = [["title": "", "rows": rows]]
    return nothing.merging(["title": model.title, "sections": sections, "more": model.more ?? false]) { $1 }
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
      ], problem: problem)
  }

  private func change(_ form: Form, _ visit: Visit) async throws -> Response {
    let review = try await store.review(visit.id())
    let draft = ReviewDraft(score: form["score"], text: form["text"], album: review.album)
    // The use case answers so itself when the review changes between this and its writing.
    let isOld = review.author == visit.user && !form.saw(review)
    do {
      if form["delete"].isEmpty {
        if isOld { throw EditReviewError.changed(review) }
        _ = try await useCases(visit).editReview(review, as: draft, photos: [])
      } else {
        if isOld { throw DeleteReviewError.changed(review) }
        try await useCases(visit).deleteReview(review)
      }
      return .seeOther("/beers/\(review.beer.text)#reviews")
    } catch let error as any ExplainedError {
      return try await self.review(visit, typed: draft, error.problem(in: visit.texts))
    }
  }
}
