import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Editing a review` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let wanted = Review.review("review-1", 5, "Riquísima.")
  let theirs = Review.review("review-1", 1, "Caliente.")

  init() async throws { base = try await .brewing([.classic], reviews: [.good]) }

  @Test func `Editing a review stores the form's values and keeps the review's id and date`() async throws {
    let photo = LoadedImage.picture("terraza")

    let edited = try await edit(as: ReviewDraft(score: "2", text: " Tibia. ", album: .of([photo])), photos: [photo])

    #expect((edited.id, edited.beer, edited.date) == (Review.good.id, Beer.classic.id, Review.good.date))
    #expect((edited.score.value, edited.text, edited.album) == (2, "Tibia.", .of([photo])))
    #expect(recorder.calls == [.replaceReview(.good, by: edited)])
    #expect(try await base.review(edited.id) == edited)
    #expect(try await base.photo(Photo.ID(of: photo)) == photo)
  }

  @Test func `Editing another user's review is refused without calling the store`() async throws {
    let store = Intercepted(base, recorder, [:])
    let edit = EditReviewInteractor(reviews: store, user: .ana)
    try await expectUnchanged(base, throws: SaveError<ReviewDraft>.notYours(.good)) {
      try await edit(.good, as: ReviewDraft(wanted), photos: [])
    }
    #expect(recorder.calls == [])
  }

  @Test func `Editing a review keeps its author`() async throws {
    let write = WriteReviewInteractor(reviews: base, user: .ana) { .noon() }
    let hers = try await write(ReviewDraft(score: "4"), of: Beer.classic.id, photos: [])
    #expect(hers.author == .ana)
    let edit = EditReviewInteractor(reviews: base, user: .ana)
    let edited = try await edit(hers, as: ReviewDraft(wanted), photos: [])
    #expect((edited.author, edited.text) == (.ana, "Riquísima."))
    #expect(try await base.review(hers.id) == edited)
  }

  @Test func `Saving a review that wasn't edited writes nothing`() async throws {
    #expect(try await edit(as: ReviewDraft(score: " 4 ", text: "\nRica. ")) == .good)
    #expect(try await edit(as: ReviewDraft(.good)) == .good)
    #expect(recorder.calls == [])
  }

  @Test func `Editing a review with invalid values is refused without calling the store`() async throws {
    let error = await #expect(throws: SaveError<ReviewDraft>.self) { try await edit(as: ReviewDraft(text: "Rica.")) }
    guard case .invalid(let form) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(form.problems == [.score: .score("")])
    #expect(recorder.calls == [])
  }

  @Test func `The error for editing a review that was changed elsewhere contains the current review`() async throws {
    try await base.replaceReview(.good, by: theirs, photos: [])
    try await expectUnchanged(base, throws: SaveError<ReviewDraft>.changed(theirs)) { try await edit() }
    #expect(recorder.calls == [.replaceReview(.good, by: wanted), .review(wanted.id)])
  }

  @Test func `Editing a review that was deleted reports the review as missing`() async throws {
    try await base.deleteBeer(base.beer(Beer.classic.id))
    await #expect(throws: SaveError<ReviewDraft>.notThere(.good)) { try await edit() }
    #expect(recorder.calls == [.replaceReview(.good, by: wanted)])
  }

  @Test func `Editing a review that was changed and then deleted reports the review as missing`() async throws {
    try await base.replaceReview(.good, by: theirs, photos: [])
    await #expect(throws: SaveError<ReviewDraft>.notThere(.good)) {
      try await edit(before: [2: { try await $0.deleteReview(theirs) }])
    }
  }

  @Test(arguments: 1...2)
  func `Editing a review in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await base.replaceReview(.good, by: theirs, photos: [])
    try await expectUnchanged(base, throws: SaveError<ReviewDraft>.store(diskFull)) {
      try await edit(before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func edit(
    as draft: ReviewDraft? = nil, photos: [LoadedImage] = [], before interruptions: Interruptions = [:]
  ) async throws -> Review {
    let edit = EditReviewInteractor(reviews: Intercepted(base, recorder, interruptions))
    return try await edit(.good, as: draft ?? ReviewDraft(wanted), photos: photos)
  }
}
