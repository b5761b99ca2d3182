import Entities
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `A catalog that comes again` {
  @Test(arguments: Stores.allCases)
  func `in another order leaves each review with its beer`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let gateway = store.subject(folder).gateway
    let beers = [beerRecord(#""id": 1, "alcohol": 5"#), beerRecord(#""id": 2, "alcohol": 9"#)]
    try await take(catalog(beers[0], beers[1]), gateway, folder)
    let weak = try await beer(5000, gateway)
    try await gateway.addReview(Samples.review("review-1", of: weak, 4), photos: [])
    for text in [catalog(beers[1], beers[0]), catalog(beers[0], beers[1])] {
      try await take(text, gateway, folder)
      #expect(try await gateway.inventory()[.beers] == 2)
      #expect(try await gateway.review(Review.ID("review-1")).beer == beer(5000, gateway).id)
    }
  }

  @Test(arguments: Stores.allCases)
  func `finds the beer that an older version knew by its number`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let gateway = store.subject(folder).gateway
    let old = try lager(measures: [.alcohol: 5000], number: "7")
    try await gateway.seed(beers: [.manufacturer(maker(), photos: []), .beer(old, photos: [])])
    try await gateway.addReview(Samples.review("review-1", of: old, 4), photos: [])
    try await take(catalog(beerRecord(#""id": 7, "alcohol": 5, "calories": 140"#)), gateway, folder)
    #expect(try await gateway.inventory()[.beers] == 1)
    #expect(try await gateway.beer(old.id).beer.calories == 140)
    #expect(try await gateway.review(Review.ID("review-1")).beer == old.id)
  }

  private func take(_ text: String, _ gateway: any Store, _ folder: TemporaryFolder) async throws {
    let source = CatalogSeed.file(try folder.file("cervezas.json", text))
    _ = try await ImportSeedInteractor(.beers, from: source, into: gateway)(SeedPolicy(.adding))
  }

  private func beer(_ alcohol: Int, _ gateway: any Store) async throws -> Beer {
    let beers = try await gateway.beers(of: nil, matching: SearchText(), sortedBy: .byName, page: .first).items
    return try #require(beers.first { $0.beer.alcohol == alcohol }?.beer)
  }
}
