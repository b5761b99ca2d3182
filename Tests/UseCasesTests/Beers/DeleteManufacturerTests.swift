import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Deleting a manufacturer` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let agreed = ManufacturerSummary(.mahou, beerCount: 2, reviewCount: 1)

  init() async throws { base = try await .brewing([.classic, .pale], reviews: [.good]) }

  @Test func `Deleting a manufacturer also deletes its beers and their reviews`() async throws {
    try await delete()

    #expect(recorder.calls == [.deleteManufacturer(agreed)])
    #expect(try await base.contents() == StateStore().contents())
  }

  @Test func `The error for deleting a manufacturer with new reviews contains the current counts`() async throws {
    let now = ManufacturerSummary(.mahou, beerCount: 2, reviewCount: 2)
    try await base.addReview(.review("review-2", 1), photos: [])
    try await expectUnchanged(base, throws: DeleteError<ManufacturerSummary>.changed(now)) { try await delete() }
    #expect(recorder.calls == [.deleteManufacturer(agreed), .manufacturer(agreed.id)])
  }

  @Test func `The error for deleting a manufacturer with fewer beers contains the current counts`() async throws {
    try await base.deleteBeer(RatedBeer(.pale))
    await #expect(
      throws: DeleteError<ManufacturerSummary>.changed(ManufacturerSummary(.mahou, beerCount: 1, reviewCount: 1))
    ) {
      try await delete()
    }
  }

  @Test func `Deleting a manufacturer that doesn't exist reports the manufacturer as missing`() async throws {
    try await base.deleteManufacturer(agreed)
    await #expect(throws: DeleteError<ManufacturerSummary>.notThere(agreed.id)) { try await delete() }
    #expect(recorder.calls == [.deleteManufacturer(agreed)])
  }

  @Test func `Deleting a manufacturer that was changed and then deleted reports it as missing`() async throws {
    try await base.deleteBeer(RatedBeer(.pale))
    await #expect(throws: DeleteError<ManufacturerSummary>.notThere(agreed.id)) {
      try await delete(before: [
        2: { try await $0.deleteManufacturer(ManufacturerSummary(.mahou, beerCount: 1, reviewCount: 1)) }
      ])
    }
  }

  @Test(arguments: 1...2)
  func `Deleting a manufacturer from a failing store reports the error and deletes nothing`(call: Int) async throws {
    try await base.deleteBeer(RatedBeer(.pale))
    try await expectUnchanged(base, throws: DeleteError<ManufacturerSummary>.store(diskFull)) {
      try await delete(before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func delete(before interruptions: Interruptions = [:]) async throws {
    let delete = DeleteInteractor(manufacturers: Intercepted(base, recorder, interruptions))
    try await delete(agreed)
  }
}
