import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Places among the rest of a store` {
  @Test(arguments: Stores.allCases) func `are counted, and go with a reset`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    try await subject.gateway.seed(places: try Samples.places(), with: try Samples.download("first"))
    #expect(try await subject.gateway.inventory() == StoreInventory(seeded: [.places], [.places: 7]))
    try await subject.gateway.reset()
    #expect(try await subject.gateway.inventory() == StoreInventory())
    #expect(try await subject.gateway.placeDownload() == nil)
    #expect(try await subject.gateway.contents() == StoreState())
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: Stores.allCases) func `are the same in a document, as value and as bytes`(store: Stores) async throws
  {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    let photo = Photo.ID(ofBytes: [1])
    let places =
      try Samples.places() + [
        Samples.completePlace(.activity, .kept(photo, bytes: 3), .missing(.tooLarge), .unasked)
      ]
    try await subject.gateway.seed(places: places, with: try Samples.download("first", at: 0.123))
    let state = try await subject.gateway.contents()
    #expect(Set(state.places.all) == Set(places))
    let bytes = try StoreDocument(state).encoded()
    #expect(try StoreDocument.decode(bytes, from: "memory") == state)
    let memory = StateStore()
    try await memory.seed(places: places.reversed(), with: try Samples.download("first", at: 0.123))
    #expect(try StoreDocument(try await memory.contents()).encoded() == bytes)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: Stores.allCases) func `stay when another domain is seeded, and leave it as it is`(store: Stores)
    async throws
  {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    let places = try Samples.places()
    try await subject.gateway.seed(places: places, with: try Samples.download("first"))
    try await subject.gateway.seed(try Samples.menu())
    #expect(try await subject.gateway.all() == places)
    #expect(try await subject.gateway.placeDownload() == Samples.download("first"))
    try await subject.gateway.seed(places: [])
    let expected = StoreInventory(seeded: [.places, .restaurant], [.dishes: 5, .kinds: 3])
    #expect(try await subject.gateway.inventory() == expected)
    withExtendedLifetime(folder) {}
  }
}
