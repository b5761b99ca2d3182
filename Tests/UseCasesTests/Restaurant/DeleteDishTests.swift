import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Deleting a dish from the menu` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()

  init() async throws { base = try await .seeded([.royal, .pizza], draft: .of(.pizza)) }

  @Test func `Deleting a dish doesn't change other dishes or orders`() async throws {
    try await delete()
    #expect(recorder.calls == [.deleteDish(.pizza)])
    #expect(try await base.contents().menu.all == [.royal])
    try await base.expect(draft: .of(.pizza), placed: [])
  }

  @Test func `The error for deleting a dish that was changed elsewhere contains the current dish`() async throws {
    let theirs = Dish.pizza.costing(1)
    try await base.replaceDish(.pizza, by: theirs)
    try await expectUnchanged(base, throws: DeleteError<Dish>.changed(theirs)) { try await delete() }
    #expect(recorder.calls == [.deleteDish(.pizza), .dish(Dish.pizza.id)])
  }

  @Test func `Deleting a dish that doesn't exist reports the dish as missing`() async throws {
    try await base.deleteDish(.pizza)
    await #expect(throws: DeleteError<Dish>.notThere(Dish.pizza.id)) { try await delete() }
  }

  @Test(arguments: 1...2)
  func `Deleting a dish from a failing store reports the error and deletes nothing`(call: Int) async throws {
    try await base.replaceDish(.pizza, by: .pizza.costing(1))
    try await expectUnchanged(base, throws: DeleteError<Dish>.store(diskFull)) {
      try await delete(before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func delete(before interruptions: Interruptions = [:]) async throws {
    let delete = DeleteInteractor(menu: Intercepted(base, recorder, interruptions))
    try await delete(.pizza)
  }
}
