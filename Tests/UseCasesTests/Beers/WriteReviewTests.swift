import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Writing a review` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()

  init() async throws { base = try await .brewing([.classic]) }

  @Test func `Writing a review stores it with the current date and a new id`() async throws {
    let photo = LoadedImage.picture("terraza")
    let draft = ReviewDraft(score: " 4", text: "Rica.\n", album: .of([photo]))

    let written = try await write(draft, photos: [photo])

    #expect((written.id, written.beer, written.score.value) == (Review.good.id, Beer.classic.id, 4))
    #expect((written.text, written.album, written.date) == ("Rica.", .of([photo]), .noon(plus: 0.123)))
    #expect(recorder.calls == [.addReview(written)])
    #expect(try await base.review(written.id) == written)
    #expect(try await base.photo(Photo.ID(of: photo)) == photo)
  }

  @Test func `Writing the same review twice stores two reviews`() async throws {
    let write = WriteReviewInteractor(reviews: base) { .noon() }
    let first = try await write(ReviewDraft(Review.good), of: Beer.classic.id, photos: [])
    let second = try await write(ReviewDraft(Review.good), of: Beer.classic.id, photos: [])
    #expect(first.id != second.id)
    #expect(try await base.beer(Beer.classic.id).rating == BeerRating(count: 2, total: 8))
  }

  @Test func `Writing a review from an invalid form is refused without calling the store`() async throws {
    let error = await #expect(throws: SaveError<ReviewDraft>.self) { try await write(ReviewDraft(score: "6")) }
    guard case .invalid(let form) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(form.problems == [.score: .score("6")])
    #expect(recorder.calls == [])
  }

  @Test func `Writing a review of a missing beer is refused`() async throws {
    try await base.deleteBeer(RatedBeer(.classic))
    try await expectUnchanged(base, throws: SaveError<ReviewDraft>.noSuchBeer(Beer.classic.id)) { try await write() }
    #expect(recorder.calls == [.addReview(.review("review-1", 4, "Rica.", at: 0.123))])
  }

  @Test func `Writing a review under an existing id reports a conflict and keeps the existing review`() async throws {
    try await base.addReview(.good, photos: [])
    try await expectUnchanged(base, throws: SaveError<ReviewDraft>.store(.conflict)) { try await write() }
  }

  @Test func `Writing a review in a failing store reports the error and stores nothing`() async throws {
    try await expectUnchanged(base, throws: SaveError<ReviewDraft>.store(diskFull)) {
      try await write(before: [1: { _ in throw diskFull }])
    }
  }

  private func write(
    _ draft: ReviewDraft = ReviewDraft(.good), photos: [LoadedImage] = [], before interruptions: Interruptions = [:]
  ) async throws -> Review {
    let store = Intercepted(base, recorder, interruptions)
    let write = WriteReviewInteractor(reviews: store, makeID: { Review.good.id }, now: { .noon(plus: 0.1234) })
    return try await write(draft, of: Beer.classic.id, photos: photos)
  }
}
