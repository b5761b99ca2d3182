import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Deleting a review` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()

  init() async throws { base = try await .brewing([.classic], reviews: [.good]) }

  @Test func `Deleting a review doesn't delete the reviewed beer`() async throws {
    try await delete()
    #expect(recorder.calls == [.deleteReview(.good)])
    #expect(try await base.contents() == StateStore.brewing([.classic]).contents())
  }

  @Test func `Deleting another user's review is refused without calling the store`() async throws {
    try await expectUnchanged(base, throws: DeleteError<Review>.notYours(.good)) { try await delete(as: .ana) }
    #expect(recorder.calls == [])
  }

  @Test func `The error for deleting a review that was changed elsewhere contains the current review`() async throws {
    let now = Review.review("review-1", 1)
    try await base.replaceReview(.good, by: now, photos: [])
    try await expectUnchanged(base, throws: DeleteError<Review>.changed(now)) { try await delete() }
    #expect(recorder.calls == [.deleteReview(.good), .review(now.id)])
  }

  @Test func `Deleting a review that is deleted in the meantime reports the review as missing`() async throws {
    try await base.replaceReview(.good, by: .review("review-1", 1), photos: [])
    for call in [2, 1] {
      await #expect(throws: DeleteError<Review>.notThere(Review.good.id)) {
        try await delete(before: [call: { _ = try? await $0.deleteReview(.review("review-1", 1)) }])
      }
    }
  }

  @Test func `Deleting a review from a failing store reports the error and deletes nothing`() async throws {
    try await expectUnchanged(base, throws: DeleteError<Review>.store(diskFull)) {
      try await delete(before: [1: { _ in throw diskFull }])
    }
  }

  private func delete(as user: User.ID = .local, before interruptions: Interruptions = [:]) async throws {
    let delete = DeleteReviewInteractor(reviews: Intercepted(base, recorder, interruptions), user: user)
    try await delete(.good)
  }
}
