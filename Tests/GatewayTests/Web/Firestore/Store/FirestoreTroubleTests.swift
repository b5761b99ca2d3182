import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways
@testable import WebGateways

@Suite(.group(.firestore), .emulator)
struct `A store in Firestore with an unreliable connection` {
  struct Trouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fault: FaultyService.Fault
    let error: @Sendable (_ place: String) -> GatewayError
  }

  private static func refusal(_ code: Int, _ status: String, _ headers: [String: String] = [:]) -> FaultyService.Fault {
    let body = #"{"error": {"code": \#(code), "message": "no", "status": "\#(status)"}}"#
    return .answer(HTTPResponse(status: code, headers: headers, body: Array(body.utf8)))
  }

  private static let troubles: [Trouble] = [
    Trouble(testDescription: "an expired token", fault: refusal(401, "UNAUTHENTICATED")) { .unauthorized(what: $0) },
    Trouble(testDescription: "a missing permission", fault: refusal(403, "PERMISSION_DENIED")) { .forbidden(what: $0) },
    Trouble(testDescription: "an exhausted quota", fault: refusal(429, "RESOURCE_EXHAUSTED", ["Retry-After": "60"])) {
      .quotaExhausted(what: $0, retryAfter: .seconds(60))
    },
    Trouble(testDescription: "no connection", fault: .unreachable) { .offline(what: $0) },
  ]

  @Test(arguments: troubles, [true, false])
  func `A failed call to Firestore reports the error and makes no partial change`(trouble: Trouble, isOfCommits: Bool)
    async throws
  {
    let shared = try await SharedStore()
    let (menu, user) = (try Samples.menu(), try Samples.user())
    let draft = try Samples.order("order-1", menu)
    try await shared.store().saveDraft(draft, of: user, replacing: nil)
    let before = try await shared.store().contents()
    let troubled = shared.store(http: FaultyService { _, isCommit in isCommit || !isOfCommits ? trouble.fault : nil })
    let error = trouble.error(shared.emulator.endpoint.place)
    await #expect(throws: error) { try await troubled.place(Samples.placed(draft, at: 0), of: user, replacing: draft) }
    await #expect(throws: error) { try await troubled.seed(menu) }
    await #expect(throws: error) { try await troubled.reset() }
    #expect(try await shared.store().contents() == before)
  }

  @Test func `A malformed Firestore token is reported as unauthorized`() async throws {
    let shared = try await SharedStore()
    await #expect(throws: GatewayError.unauthorized(what: shared.emulator.endpoint.place)) {
      try await shared.store(tokens: FixedToken("no.token.")).draft(of: Samples.user())
    }
  }

  @Test func `A missing database in a Firestore project is reported`() async throws {
    let shared = try await SharedStore()
    let store = shared.store(http: FaultyService { _, _ in Self.refusal(404, "NOT_FOUND") })
    await #expect(
      throws: GatewayError.serviceFailed(
        what: shared.emulator.endpoint.place, why: .noDatabase(project: shared.project))
    ) { try await store.draft(of: Samples.user()) }
  }

  @Test func `A change that conflicts in Firestore on every attempt is reported as busy`() async throws {
    let shared = try await SharedStore()
    let overtaken = FaultyService { _, isCommit in isCommit ? Self.refusal(400, "FAILED_PRECONDITION") : nil }
    let store = shared.store(http: overtaken, patience: .seconds(2), waits: RecordingClock())
    await #expect(throws: GatewayError.busy(what: store.place)) {
      try await store.saveDraft(Samples.order("order-1", Samples.menu()), of: Samples.user(), replacing: nil)
    }
    #expect(overtaken.count >= 4)
  }

  @Test func `A record that is too large for a Firestore document is refused and not stored`() async throws {
    let store = try await SharedStore().store()
    let long = String(repeating: "ñ", count: 100)
    let lines = try (0..<4000).map { try Samples.dish("Plato \($0) \(long)") }
    let order = try Samples.order("order-1", lines)
    await #expect {
      try await store.saveDraft(order, of: Samples.user(), replacing: nil)
    } throws: {
      if case .tooLarge = ($0 as? GatewayError)?.faultKind { true } else { false }
    }
    #expect(try await store.draft(of: Samples.user()) == nil)
  }

  @Test func `Firestore refuses a review with too many pictures from a user but not from a manager`() async throws {
    let shared = try await SharedStore()
    let manager = shared.store(tokens: FirestoreEmulator.token(of: "boss", isManager: true))
    let (ana, images) = (
      shared.store(tokens: FirestoreEmulator.token(of: "ana")), try (0..<5).map { try Samples.image("\($0)") }
    )
    let maker = try Samples.manufacturer("Alba")
    let beer = try Samples.beer("Rubia", of: maker)
    try await manager.seed(beers: [.manufacturer(maker, photos: []), .beer(beer, photos: [])])
    func review(_ id: String, by author: String, _ photos: [LoadedImage]) throws -> Review {
      try Samples.review(id, of: beer, 4, by: Samples.user(author), photos: photos)
    }
    await #expect(throws: GatewayError.tooManyPictures(what: shared.emulator.endpoint.place, limit: 4)) {
      try await ana.addReview(review("review-1", by: "ana", images), photos: images)
    }
    #expect(try await manager.inventory()[.reviews] == 0)
    let four = Array(images[..<4])
    try await ana.addReview(review("review-1", by: "ana", four), photos: four)
    try await manager.addReview(review("review-2", by: "boss", images), photos: images)
    #expect(try await ana.photo(Photo.ID(of: images[4])) == images[4])
  }
}

@Suite(.group(.firestore), .emulator)
struct `Lost answers of Firestore` {
  private let shared: SharedStore

  init() async throws { shared = try await SharedStore() }

  /// Returns a new client that loses the response to every other commit.
  private func forgetful() -> FirestoreStore {
    shared.store(http: FaultyService { number, isCommit in isCommit && number % 2 == 0 ? .lostAnswer : nil })
  }

  @Test func `Thirty clients that lose Firestore responses write each review once with exact counts`() async throws {
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

  @Test func `Ten clients that lose Firestore responses place an order only once`() async throws {
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

  @Test func `A picture is added and deleted with its beers even if Firestore responses are lost`() async throws {
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

  @Test func `A dish is added and a manufacturer is deleted once even if Firestore responses are lost`() async throws {
    let (store, dish, maker) = (shared.store(), try Samples.dish("Flan"), try Samples.manufacturer("Alba"))
    try await forgetful().addDish(dish)
    try await forgetful().addManufacturer(maker, photos: [])
    #expect(try await store.dish(dish.id) == dish)
    try await forgetful().deleteManufacturer(ManufacturerSummary(maker))
    #expect(try await store.inventory()[.manufacturers] == 0)
  }
}

extension ManufacturerGateway {
  /// Returns the number of reviews, which is the sum of the counts of all manufacturers.
  func makersReviews() async throws -> Int {
    try await manufacturers(matching: SearchText(), page: Page(limit: .max)).items.reduce(0) { $0 + $1.reviewCount }
  }
}
