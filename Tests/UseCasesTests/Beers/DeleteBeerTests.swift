import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Deleting a beer` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let agreed = RatedBeer(.classic, rating: BeerRating([Review.good.score]))

  init() async throws { base = try await .brewing([.classic, .pale], reviews: [.good]) }

  @Test func `Deleting a beer deletes its reviews and keeps the other beers of its manufacturer`() async throws {
    try await delete()

    #expect(recorder.calls == [.deleteBeer(agreed)])
    #expect(try await base.contents() == StateStore.brewing([.pale]).contents())
  }

  @Test func `The error for deleting a beer with new reviews contains the current number of reviews`() async throws {
    try await base.addReview(.review("review-2", 1), photos: [])
    let now = RatedBeer(.classic, rating: try #require(BeerRating(count: 2, total: 5)))
    try await expectUnchanged(base, throws: DeleteError<RatedBeer>.changed(now)) { try await delete() }
    #expect(recorder.calls == [.deleteBeer(agreed), .beer(agreed.id)])
  }

  @Test func `The error for deleting a beer whose rating or name has changed contains the current beer`() async throws {
    let better = Review.review("review-1", 5)
    try await base.replaceReview(.good, by: better, photos: [])
    await #expect(throws: DeleteError<RatedBeer>.changed(RatedBeer(.classic, rating: BeerRating([better.score])))) {
      try await delete()
    }
    try await base.replaceReview(better, by: .good, photos: [])
    let renamed = Beer.classic.after { $0.name = "1890" }
    try await base.replaceBeer(.classic, by: renamed, photos: [])
    await #expect(throws: DeleteError<RatedBeer>.changed(RatedBeer(renamed, rating: agreed.rating))) {
      try await delete()
    }
  }

  @Test func `Deleting a beer that doesn't exist reports the beer as missing`() async throws {
    try await base.deleteBeer(agreed)
    await #expect(throws: DeleteError<RatedBeer>.notThere(agreed.id)) { try await delete() }
    #expect(recorder.calls == [.deleteBeer(agreed)])
  }

  @Test func `Deleting a beer that was changed and then deleted reports the beer as missing`() async throws {
    try await base.deleteReview(.good)
    await #expect(throws: DeleteError<RatedBeer>.notThere(agreed.id)) {
      try await delete(before: [2: { try await $0.deleteBeer(RatedBeer(.classic)) }])
    }
  }

  @Test(arguments: 1...2)
  func `Deleting a beer from a failing store reports the error and deletes nothing`(call: Int) async throws {
    try await base.deleteReview(.good)
    try await expectUnchanged(base, throws: DeleteError<RatedBeer>.store(diskFull)) {
      try await delete(before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func delete(before interruptions: Interruptions = [:]) async throws {
    let delete = DeleteInteractor(beers: Intercepted(base, recorder, interruptions))
    try await delete(agreed)
  }
}
