import Entities
import Gateways
import Foundation
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the reviews` {
  let brewery: Brewery
  let ui = RecordingScreen<ReviewsModel, BeerRoute>()
  let presenter: ReviewsPresenter

  /// Creates reviews 1 to 3 of the classic beer, and review 4 of the pale ale. A review with a higher number is newer.
  init() async throws {
    brewery = try await Brewery()
    try await brewery.review("review-2", score: 5, text: "Rica", days: 1)
    try await brewery.review("review-3", score: 1, days: 2)
    try await brewery.review("review-4", of: brewery.pale, score: 5, days: 3)
    presenter = brewery.reviewsPresenter(ui, of: brewery.classic.id)
    await presenter.handle(.appeared)
  }

  private func numbers(_ model: ReviewsModel?) -> [String]? { model?.rows.map { "\($0.id.text.suffix(1))" } }

  @Test func `The reviews screen of a beer shows the newest review first`() throws {
    let model = try #require(ui.last)
    #expect(numbers(model) == ["3", "2", "1"])
    #expect(model.title == "Reseñas de Clásica · ★ 3,33 (3 reseñas)" && model.detail.isEmpty && model.more == nil)
    let row = model.rows[1]
    #expect((row.number, row.beer, row.stars, row.text) == (2, "Clásica", "★★★★★", "Rica"))
    #expect(row.date == "16 ene 2027, 08:00")
  }

  @Test func `The reviews of all beers can be sorted by beer`() async {
    let all = brewery.reviewsPresenter(ui, of: nil)
    await all.handle(.appeared)
    #expect(ui.last?.title == "Reseñas")
    await all.handle(.act(.sorted(ReviewSorting(.beer))))
    #expect(numbers(ui.last) == ["3", "2", "1", "4"])
    _ = ui.take()
    await all.handle(.act(.wantedToWrite))
    #expect(ui.take() == [])
  }

  @Test func `Sorting reviews can be combined with filtering them`() async throws {
    await presenter.handle(.act(.sorted(ReviewSorting(.score))))
    #expect(numbers(ui.last) == ["3", "1", "2"])
    await presenter.handle(.act(.filtered(ReviewFilter(scores: try Score(4)...Score(5)))))
    let model = try #require(ui.last)
    #expect(numbers(model) == ["1", "2"])
    #expect(model.detail == "del 4 al 5 · de la peor a la mejor")
    await presenter.handle(.act(.filtered(ReviewFilter(since: Brewery.now.addingTimeInterval(1)))))
    #expect(numbers(ui.last) == ["3", "2"])
    await presenter.handle(.act(.filtered(.all)))
    #expect(numbers(ui.last) == ["3", "1", "2"])
  }

  @Test func `A review must meet all conditions that were added to the review filter one by one`() async throws {
    let scores = ReviewFilter(scores: try Score(4)...Score(5))
    await presenter.handle(.act(.narrowed(ReviewFilter(since: Brewery.now.addingTimeInterval(1)))))
    #expect(numbers(ui.last) == ["3", "2"])
    await presenter.handle(.act(.narrowed(scores)))
    #expect(numbers(ui.last) == ["2"])
    await presenter.handle(.act(.narrowed(ReviewFilter(by: try User.ID("ana")))))
    #expect(ui.last?.rows.isEmpty != false)
    await presenter.handle(.act(.filtered(.all)))
    #expect(numbers(ui.last) == ["3", "2", "1"])
  }

  @Test func `The filter on the reviews screen of a beer cannot select another beer`() async {
    await presenter.handle(.act(.filtered(ReviewFilter(of: brewery.pale.id))))
    #expect(numbers(ui.last) == ["3", "2", "1"])
  }

  @Test func `The reviews screen reports that no review matches the filter or that no reviews exist`() async throws {
    await presenter.handle(.act(.filtered(ReviewFilter(scores: try Score(2)...Score(2)))))
    #expect(ui.take().last == .shows(.empty(message: "Ninguna reseña coincide.")))
    let other = brewery.reviewsPresenter(ui, of: brewery.stars.id)
    await other.handle(.appeared)
    #expect(ui.take().last == .shows(.empty(message: "Esta cerveza no tiene reseñas.")))
  }

  @Test func `The reviews screen opens a review and the form for a new review`() async throws {
    _ = ui.take()
    await presenter.handle(.chose(try Review.ID("review-2")))
    await presenter.handle(.act(.wantedToWrite))
    #expect(try ui.take() == [.goes(.review(Review.ID("review-2"))), .goes(.newReview(of: brewery.classic.id))])
  }

  @Test func `A review is deleted only once, even if the user confirms twice`() async throws {
    let id = try Review.ID("review-2")
    await presenter.handle(.wantedToDelete(id))
    let request = try #require(ui.last?.request)
    #expect(
      request == DeletionRequest(of: id, question: "¿Borrar la reseña de «Clásica» del 16 ene 2027, 08:00 (★★★★★)?"))
    let review = try await brewery.base.review(id)
    let held = brewery.hold { $0 == .deleteReview(review) }
    held.standing = .success(())
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.confirmedDeletion)
    #expect(held.questions.count == 1)
    let model = try #require(ui.last)
    #expect(numbers(model) == ["3", "1"])
    #expect(model.notice == .done(["Reseña borrada."]) && model.request == nil)
    #expect(model.title.hasSuffix("★ 2,5 (2 reseñas)"))
  }

  @Test func `The reviews screen refuses to delete another user's review`() async throws {
    try await brewery.review("review-ana", by: try User.ID("ana"), days: 9)
    await presenter.handle(.appeared)
    let model = try #require(ui.last)
    #expect(model.rows.map(\.author) == ["ana", nil, nil, nil])
    #expect(model.rows[0].detail.hasSuffix(" · ana"))
    let hers = try await brewery.base.review(Review.ID("review-ana"))
    await presenter.handle(.wantedToDelete(hers.id))
    let refused = try #require(ui.last)
    #expect(refused.request == nil && refused.notice == .failed(brewery.texts.notYours(hers)))
    await presenter.handle(.act(.filtered(ReviewFilter(by: hers.author))))
    let filtered = try #require(ui.last)
    #expect(filtered.rows.map(\.id) == [hers.id] && filtered.detail.hasPrefix("de ana"))
  }

  @Test func `Deleting a review asks for confirmation again if the review has changed`() async throws {
    let id = try Review.ID("review-2")
    await presenter.handle(.wantedToDelete(id))
    let old = try await brewery.base.review(id)
    let now = try Review(id: id, of: old.beer, score: Score(5), date: old.date)
    try await brewery.base.replaceReview(old, by: now, photos: [])
    await presenter.handle(.confirmedDeletion)
    let model = try #require(ui.last)
    #expect(
      model.request?.subject == id && model.notice == .failed(brewery.texts.problem(DeleteError<Review>.changed(now))))
  }

  @Test func `Deleting a review that was already deleted reports that it does not exist`() async throws {
    let id = try Review.ID("review-2")
    await presenter.handle(.wantedToDelete(id))
    try await brewery.base.deleteReview(brewery.base.review(id))
    await presenter.handle(.confirmedDeletion)
    let model = try #require(ui.last)
    #expect(model.notice == .failed(brewery.texts.noSuchReview(id)) && model.rows.count == 2)
    await presenter.handle(.wantedToDelete(id))
    #expect(ui.last?.notice == .failed(brewery.texts.noSuchReview(id)))
  }

  @Test func `A review that cannot be deleted stays in the list of reviews`() async throws {
    await presenter.handle(.wantedToDelete(try Review.ID("review-2")))
    brewery.fail(.onCall(1, .full(what: "x")))
    await presenter.handle(.confirmedDeletion)
    let model = try #require(ui.last)
    #expect(model.notice == .failed(brewery.texts.problem(GatewayError.full(what: "x"))) && model.rows.count == 3)
  }

  @Test func `The reviews screen explains that the beer does not exist or cannot be read`() async throws {
    try await brewery.base.deleteBeer(RatedBeer(brewery.stars))
    let other = brewery.reviewsPresenter(ui, of: brewery.stars.id)
    await other.handle(.appeared)
    #expect(ui.take().last == .shows(.failed(brewery.texts.noSuchBeer(brewery.stars.id))))
    brewery.fail(.onCall(1, .offline(what: "x")))
    await presenter.handle(.appeared)
    #expect(ui.take().last == .shows(.failed(brewery.texts.problem(GatewayError.offline(what: "x")))))
  }
}
