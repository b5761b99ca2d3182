import Entities
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases
import WebGateways
import Gateways

@Suite(.group(.firestore), .emulator)
struct `Where answers of Firestore are lost, in Firestore` {
  private let shared: SharedStore

  init() async throws { shared = try await SharedStore() }

  /// A client of its own, which never hears of every other of its commits at first.
  private func forgetful() -> FirestoreStore {
    shared.store(http: FaultyService { number, isCommit in isCommit && number % 2 == 0 ? .lostAnswer : nil })
  }

  @Test func `thirty clients write each review once, and figures are exact`() async throws {
    let store = shared.store()
    let catalog = try SampleCatalog()
    try await store.seed(beers: catalog.records)
    let beers = catalog.beers.prefix(3)
    let reviews = try (0..<30).map { try Samples.review("review-\($0)", of: beers[$0 % 3], $0 % 5 + 1) }
    let written = await atOnce(30) { (index) throws(GatewayError) in
      try await forgetful().addReview(reviews[index], photos: [])
    }
    for result in written { try result.get() }
    for beer in beers {
      let scores = reviews.filter { $0.beer == beer.id }.map(\.score)
      #expect(try await store.beer(beer.id).rating == BeerRating(scores))
    }
    #expect(try await store.inventory()[.reviews] == 30)
    let total = try await store.makersReviews()
    #expect(total == 30)
    let deleted = await atOnce(30) { (index) throws(GatewayError) in
      try await forgetful().deleteReview(reviews[index])
    }
    for result in deleted { try result.get() }
    #expect(try await store.inventory()[.reviews] == 0)
    let rest = try await store.makersReviews()
    #expect(rest == 0)
  }

  @Test func `an order is placed once, by one of ten who try`() async throws {
    let (store, user, menu) = (shared.store(), try Samples.user(), try Samples.menu())
    let draft = try Samples.order("order-1", menu)
    try await forgetful().saveDraft(draft, of: user, replacing: nil)
    let placed = try Samples.placed(draft, at: 0)
    let results = await atOnce(10) { (_) throws(GatewayError) in
      try await forgetful().place(placed, of: user, replacing: draft)
    }
    #expect(results.count { $0.isSuccess } == 1)
    for case .failure(let error) in results { #expect(error == .conflict) }
    #expect(try await store.history(of: user, matching: .all, page: .first).items.map(\.id) == [placed.id])
    #expect(try await store.draft(of: user) == nil)
  }

  @Test func `a picture comes and goes with its owners`() async throws {
    let (store, maker, image) = (shared.store(), try Samples.manufacturer("Alba"), try Samples.image("a"))
    try await forgetful().addManufacturer(maker, photos: [])
    let beers = try (0..<6).map { try Samples.beer("Rubia \($0)", of: maker, photos: [image]) }
    let added = await atOnce(6) { (index) throws(GatewayError) in
      try await forgetful().addBeer(beers[index], photos: [image])
    }
    for result in added { try result.get() }
    #expect(try await store.photo(Photo.ID(of: image)) == image)
    let deleted = await atOnce(6) { (index) throws(GatewayError) in
      try await forgetful().deleteBeer(RatedBeer(beers[index]))
    }
    for result in deleted { try result.get() }
    await #expect(throws: GatewayError.notFound) { try await store.photo(Photo.ID(of: image)) }
    #expect(try await store.manufacturer(maker.id) == ManufacturerSummary(maker))
  }

  @Test func `a dish is added once, and a manufacturer is deleted once`() async throws {
    let (store, dish, maker) = (shared.store(), try Samples.dish("Flan"), try Samples.manufacturer("Alba"))
    try await forgetful().addDish(dish)
    try await forgetful().addManufacturer(maker, photos: [])
    #expect(try await store.dish(dish.id) == dish)
    try await forgetful().deleteManufacturer(ManufacturerSummary(maker))
    #expect(try await store.inventory()[.manufacturers] == 0)
  }
}

extension ManufacturerGateway {
  /// How many reviews there are by the figures of all manufacturers.
  func makersReviews() async throws -> Int {
    try await manufacturers(matching: SearchText(), page: Page(limit: .max)).items.reduce(0) { $0 + $1.reviewCount }
  }
}
