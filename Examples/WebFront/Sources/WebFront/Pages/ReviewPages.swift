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
        let problem = visit.texts.problem(error)
        return try await beer(visit, status: problem.kind.status, draft, problem)
      }
      return Response.seeOther("/beers/\(id.text)#reviews")
    }
    router.get("/beers/reviews") { _, visit in
      let found = try await store.reviews(.all, sortedBy: .newest, page: visit.page)
      let model = ReviewsModel(found, in: visit.texts)
      return visit.page(model.title) {
        "\(tabs(visit))\(visit.list(model, isSearched: false) { row in review(row, found.items, visit, names: true) })"
      }
    }
    router.get("/beers/reviews/:id") { _, visit in try await review(visit) }
    router.post("/beers/reviews/:id") { request, visit in
      let (form, id): (Form, Review.ID) = (try await Form(request), try visit.id())
      return try await form["delete"].isEmpty ? edit(form, id, visit) : delete(form, id, visit)
    }
  }

  private func beer(
    _ visit: Visit, status: HTTPResponse.Status = .ok, _ typed: ReviewDraft = ReviewDraft(), _ problem: Problem? = nil
  ) async throws -> Response {
    let (id, texts): (Beer.ID, _) = (try visit.id(), visit.texts)
    let rated = try await store.beer(id)
    let maker = try await store.manufacturer(rated.beer.manufacturer).manufacturer
    let (model, filter) = (BeerModel(rated, of: maker, in: texts), ReviewFilter(of: id))
    let found = try await store.reviews(filter, sortedBy: .newest, page: visit.page)
    let reviews = ReviewsModel(found, filtered: filter, in: texts)
    return visit.page(model.name, status: status) {
      """
      <p><a href="/beers/of/\(maker.id.text)">\(maker.name)</a></p>
      <div class="pictures">\(model.photos.compactMap { visit.picture("/photos/\($0.text)", of: model.name) })</div>
      \(visit.facts(model.facts.dropFirst().map { ($0.label, "\($0.value)") }))
      <h2 id="reviews">\(reviews.title)</h2>
      \(visit.list(reviews, isSearched: false) { row in review(row, found.items, visit, names: false) })
      <h2>\(texts.writeReview)</h2>\(visit.alert(problem))
      <form class="stacked" method="post" action="/beers/\(id.text)">\(fields(typed, visit))
      <button class="main">\(texts.save)</button></form>
      """
    }
  }

  private func fields(_ draft: ReviewDraft, _ visit: Visit) -> HTML {
    let scores = Score.allCases.map { score -> HTML in
      let isChosen: HTML? = draft.score == "\(score.value)" ? " selected" : nil
      return "<option value=\"\(score.value)\"\(isChosen)>\(score.value)</option>"
    }
    return """
      <label>\(visit.texts.score) <select name="score" required><option value=""></option>\(scores)</select></label>
      <label>\(visit.texts.words) <textarea name="text" rows="4">
      \(draft.text)</textarea></label>
      """
  }

  private func review(_ row: ReviewRow, _ all: [BeerReview], _ visit: Visit, names: Bool) -> HTML {
    guard let review = all.first(where: { $0.id == row.id })?.review else { return "" }
    let beer: HTML? = names ? "<a href=\"/beers/\(review.beer.text)\">\(row.beer)</a> " : nil
    let own: HTML? =
      review.author != visit.user ? nil : "<a href=\"/beers/reviews/\(row.id.text)\">\(visit.texts.edit)</a>"
    let paragraphs = row.text.split(separator: "\n\n").map { "<p>\(String($0))</p>" as HTML }
    return """
      \(beer)<span role="img" aria-label="\(visit.texts.outOfFive(review.score.value))">\(row.stars)</span> \
      <span>\(row.detail)</span> \(own)\(paragraphs)
      """
  }

  private func review(
    _ visit: Visit, status: HTTPResponse.Status = .ok, typed: ReviewDraft? = nil, _ problem: Problem? = nil
  ) async throws -> Response {
    let (id, texts): (Review.ID, _) = (try visit.id(), visit.texts)
    let review: Review
    do { review = try await store.review(id) } catch .notFound { throw texts.noSuchReview(id) }
    if review.author != visit.user { throw texts.notYours(review) }
    let beer = try await store.beer(review.beer).beer
    return visit.page(beer.name, status: status) {
      let now: HTML? = typed == nil ? nil : "<p>\(texts.meanwhile(review.score.value, review.text))</p>"
      return """
        \(visit.alert(problem))\(now)
        <form class="stacked" method="post" action="/beers/reviews/\(id.text)">
        <input type="hidden" name="seen" value="\(Mark.of(review))">\(fields(typed ?? ReviewDraft(review), visit))
        <p><button class="main">\(texts.save)</button> <button name="delete" value="1" formnovalidate>\(texts.delete)</button></p>
        </form>
        """
    }
  }

  private func edit(_ form: Form, _ id: Review.ID, _ visit: Visit) async throws -> Response {
    let review = try await seen(form, id, visit)
    let draft = ReviewDraft(score: form["score"], text: form["text"], album: review?.album ?? .empty)
    do throws(EditReviewError) {
      guard let review else { throw .changed(try await EditReviewError.wrapping(await store.review(id))) }
      _ = try await useCases(visit).editReview(review, as: draft, photos: [])
      return .seeOther("/beers/\(review.beer.text)#reviews")
    } catch {
      let problem = visit.texts.problem(error)
      guard problem.kind == .conflict || problem.kind == .refused else { throw problem }
      return try await self.review(visit, status: problem.kind.status, typed: draft, problem)
    }
  }

  private func delete(_ form: Form, _ id: Review.ID, _ visit: Visit) async throws -> Response {
    do throws(DeleteReviewError) {
      guard let review = try await DeleteReviewError.wrapping(await seen(form, id, visit)) else {
        throw .changed(try await DeleteReviewError.wrapping(await store.review(id)))
      }
      try await useCases(visit).deleteReview(review)
      return .seeOther("/beers/\(review.beer.text)#reviews")
    } catch {
      let problem = visit.texts.problem(error)
      guard problem.kind == .conflict else { throw problem }
      return try await self.review(visit, status: problem.kind.status, problem)
    }
  }

  /// The review, if it is what the form was filled in with; the use case compares it once more when it writes.
  private func seen(_ form: Form, _ id: Review.ID, _ visit: Visit) async throws(GatewayError) -> Review? {
    let review = try await store.review(id)
    return review.author != visit.user || Mark.of(review) == form["seen"] ? review : nil
  }
}
