import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of a review` {
  let brewery: Brewery
  let ui = RecordingScreen<ReviewFormModel, BeerRoute>()
  let review: Review

  init() async throws {
    brewery = try await Brewery()
    review = try await brewery.review("review-2", score: 3, text: "Bien")
  }

  private func open(_ subject: ReviewFormFeature.Subject) async -> ReviewFormPresenter {
    let presenter = brewery.reviewPresenter(ui, subject)
    await presenter.handle(.appeared)
    return presenter
  }

  @Test func `A review form shows the stored values of the review and opens its beer`() async throws {
    let presenter = await open(.review(review.id))
    let model = try #require(ui.last)
    #expect(model.form.title == "Reseña de Clásica" && model.review?.stars == "★★★☆☆" && !model.isChanged)
    #expect(model.form.fields.map { "\($0.label): \($0.text)" } == ["nota: 3", "texto: Bien"])
    await presenter.handle(.act(.choseBeer))
    ui.expect(.goes(.beer(brewery.classic.id)))
  }

  @Test func `After a review is saved, the form for a new review edits the saved review`() async throws {
    let presenter = await open(.newReview(of: brewery.pale.id))
    let empty = try #require(ui.last)
    #expect(empty.review == nil && empty.draft == ReviewDraft() && empty.beer == "Pálida")
    let picture = try #require(LoadedImage(SampleImages.jpeg(comment: [1])))
    await presenter.handle(.changedDraft(ReviewDraft(score: "5", text: " Muy\nrica "), photos: [picture]))
    await presenter.handle(.accepted)
    let model = try #require(ui.last)
    #expect(model.notice == .done(["Reseña guardada."]) && model.review?.date == "15 ene 2027, 08:00")
    #expect(model.form.fields.map(\.text) == ["5", "Muy\nrica"] && model.form.photos == [Photo.ID(of: picture)])
    let kept = try await brewery.base.review(.written)
    #expect(kept.beer == brewery.pale.id && kept.album.photos == [Photo.ID(of: picture)])

    await presenter.handle(.changedDraft(ReviewDraft(score: "4")))
    await presenter.handle(.accepted)
    let page = try await brewery.base.reviews(ReviewFilter(of: brewery.pale.id), sortedBy: .newest, page: .first)
    #expect(page.items.map(\.review.score.value) == [4] && page.items[0].review.date == kept.date)
  }

  @Test func `The form for another user's review is read-only`() async throws {
    let theirs = try await brewery.review("review-3", by: User.ID("ana"), text: "Bien")
    let presenter = await open(.review(theirs.id))
    let shown = try #require(ui.last)
    #expect(shown.form.isReadOnly && shown.form.problem == brewery.texts.notYours(theirs))
    await presenter.handle(.changedDraft(ReviewDraft(score: "1", text: "Mal")))
    #expect(ui.last == shown)
    await presenter.handle(.accepted)
    #expect(ui.last == shown)
    #expect(try await brewery.base.review(theirs.id) == theirs)
    _ = await open(.review(review.id))
    #expect(ui.last?.form.isReadOnly == false)
  }

  @Test(arguments: ["0", "6", "4,5", "", "cinco"]) func `A review score must be a whole number from 1 to 5`(
    score: String
  ) async throws {
    let presenter = await open(.review(review.id))
    await presenter.handle(.changedDraft(ReviewDraft(score: score, text: "Bien")))
    await presenter.handle(.accepted)
    #expect(ui.last?.form.fields[0].problem == "La nota debe ser un número entero del 1 al 5.")
    #expect(try await brewery.base.review(review.id) == review)
  }

  @Test func `After a conflict, a review form saves its draft only when the user saves again`() async throws {
    let presenter = await open(.review(review.id))
    let theirs = try ReviewDraft(score: "1", text: "Bien").review(review.id, of: review.beer, date: review.date)
    try await brewery.base.replaceReview(review, by: theirs, photos: [])
    await presenter.handle(.changedDraft(ReviewDraft(score: "3", text: "Mal")))
    await presenter.handle(.accepted)
    let model = try #require(ui.last)
    #expect(model.form.problem == brewery.texts.problem(SaveError<ReviewDraft>.changed(theirs)))
    #expect(model.form.fields.map(\.text) == ["1", "Mal"] && model.review?.stars == "★☆☆☆☆")
    #expect(try await brewery.base.review(review.id) == theirs)
    await presenter.handle(.accepted)
    #expect(try await brewery.base.review(review.id).text == "Mal")
  }

  @Test func `A review form keeps the edits if the review or the beer does not exist`() async throws {
    let presenter = await open(.review(review.id))
    await presenter.handle(.changedDraft(ReviewDraft(score: "3", text: "Mal")))
    try await brewery.base.deleteReview(brewery.base.review(review.id))
    await presenter.handle(.accepted)
    let model = try #require(ui.last)
    #expect(model.form.problem == brewery.texts.noSuchReview(review.id) && model.draft.text == "Mal")

    let writing = await open(.newReview(of: brewery.stars.id))
    await writing.handle(.changedDraft(ReviewDraft(score: "3")))
    try await brewery.base.deleteBeer(RatedBeer(brewery.stars))
    await writing.handle(.accepted)
    #expect(ui.last?.form.problem == brewery.texts.noSuchBeer(brewery.stars.id))
    await writing.handle(.canceled)
    _ = ui.take()
    await writing.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.failed(brewery.texts.noSuchBeer(brewery.stars.id))))
  }
}
