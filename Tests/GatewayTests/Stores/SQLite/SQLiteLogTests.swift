#if SQLite
  import Entities
  @testable import Gateways
  import GatewayTesting
  import TestSupport
  import Testing
  import UseCases

  @Suite struct `The log of a database` {
    @Test func `is begun anew though somebody reads at every moment`() async throws {
      let database = try Database()
      let store = database.store()
      try await store.seed(try Samples.menu())
      let isDone = Box(false)
      async let readings: Void = withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { while !isDone.value { _ = try await store.dishes(matching: SearchText(), of: nil, page: .first) } }
        }
        try await group.waitForAll()
      }
      // Some 40 MB of log, if it were not.
      let photo = try Samples.image(String(repeating: "large ", count: 40_000))
      let maker = try Samples.manufacturer("Peña", at: "Vigo")
      try await store.addManufacturer(maker, photos: [])
      for number in 0..<160 {
        let beer = try Samples.beer("Rubia \(number)", of: maker, photos: [photo])
        try await store.addBeer(beer, photos: [photo])
        try await store.deleteBeer(RatedBeer(beer))
      }
      isDone.value = true
      try await readings
      #expect(SQLiteFile(database.path).logSize < 20 << 20)
    }
  }
#endif
