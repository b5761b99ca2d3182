import Entities
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases
import WebGateways
import Gateways

/// Tests the table in `Sources/Gateways/Web/Firestore/COSTS.md`.
@Suite(.group(.firestore), .emulator)
struct `The cost of a call in Firestore` {
  /// The numbers of documents that each call reads and writes, in a store that has already cached the menu.
  private static let table: [String: String] = [
    "page of the menu": "1", "kinds of dishes": "1", "dish": "1", "search of the menu": "1", "add to an order": "3 / 1",
    "place": "3 / 2",
    "history, 5": "7", "manufacturer": "2", "beers, 5": "7", "beers by strength, 5": "7", "best beers, 5": "7",
    "search of beers, 5": "9", "reviews of a beer, 5": "8", "add a dish, as a use case": "6 / 1",
    "place, as a use case": "6 / 2", "write a review": "3 / 3", "edit a review": "3 / 2",
    "delete a review": "3 / 3", "add a favorite": "4 / 2", "picture": "3",
  ]

  @Test(arguments: [1, 10])
  func `A call to Firestore costs the same with ten times as many records`(times: Int) async throws {
    let (shared, ledger) = (try await SharedStore(), FirestoreLedger())
    let (store, user) = (shared.store(http: ledger), try Samples.user("ana"))
    let (dishes, beer) = (try await Self.fill(store, times), try Samples.beer("Rubia 1", of: Self.maker()))
    var costs: [String: String] = [:]
    func cost(_ what: String, _ call: () async throws -> Void) async throws {
      _ = ledger.take()
      try await call()
      costs[what] = "\(ledger.take())"
    }
    let page = Page(limit: 5)
    _ = try await store.dishes(matching: SearchText("plato"), of: nil, page: Page(limit: .max))
    _ = try await store.dish(dishes[0].id)
    try await cost("page of the menu") { _ = try await store.dishes(matching: SearchText(), of: nil, page: page) }
    try await cost("kinds of dishes") { _ = try await store.dishKinds() }
    try await cost("dish") { _ = try await store.dish(dishes[0].id) }
    try await cost("search of the menu") {
      _ = try await store.dishes(matching: SearchText("plato"), of: nil, page: page)
    }
    let draft = try Samples.order("order-new", [dishes[0]])
    try await cost("add to an order") { try await store.saveDraft(draft, of: user, replacing: nil) }
    try await cost("place") { try await store.place(Samples.placed(draft, at: 99), of: user, replacing: draft) }
    let next = try Samples.order("order-next", [dishes[0]])
    let add = AddDishToOrderInteractor(menu: store, orders: store, user: user, makeID: { next.id })
    try await cost("add a dish, as a use case") { _ = try await add(dishes[0].id, quantity: .one) }
    let order = PlaceOrderInteractor(menu: store, orders: store, user: user, now: SystemTime.now)
    let delivery = Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("915 55 12 34"))
    try await cost("place, as a use case") { _ = try await order(CurrentOrder(order: next), delivery: delivery) }
    try await cost("history, 5") { _ = try await store.history(of: user, matching: .all, page: page) }
    try await cost("manufacturer") { _ = try await store.manufacturer(Self.maker().id) }
    for (name, sorting) in [
      ("beers, 5", BeerSorting.byName), ("beers by strength, 5", BeerSorting(.measure(.alcohol))),
    ] {
      try await cost(name) {
        _ = try await store.beers(of: Self.maker().id, matching: SearchText(), sortedBy: sorting, page: page)
      }
    }
    try await cost("best beers, 5") { _ = try await store.bestBeers(page: page) }
    try await cost("search of beers, 5") {
      _ = try await store.beers(of: nil, matching: SearchText("negra"), sortedBy: .byName, page: page)
    }
    try await cost("reviews of a beer, 5") {
      _ = try await store.reviews(ReviewFilter(of: beer.id), sortedBy: .newest, page: page)
    }
    let (review, edited) = try (Samples.review("review-x", of: beer, 5), Samples.review("review-x", of: beer, 2))
    try await cost("write a review") { try await store.addReview(review, photos: []) }
    try await cost("edit a review") { try await store.replaceReview(review, by: edited, photos: []) }
    try await cost("delete a review") { try await store.deleteReview(edited) }
    try await cost("add a favorite") { _ = try await store.addFavorite(Samples.favorites()[0], of: user) }
    try await cost("picture") { _ = try await store.photo(Photo.ID(of: Samples.image("a"))) }
    for (what, expected) in Self.table { #expect(costs[what] == expected, "\(what)") }
    #expect(costs.count == Self.table.count)
  }

  private static func maker() throws -> Manufacturer { try Samples.manufacturer("Alba") }

  private static func fill(_ store: FirestoreStore, _ times: Int) async throws -> [Dish] {
    let dishes = try (0..<30 * times).map { try Samples.dish("Plato \($0)") }
    try await store.seed(dishes)
    let (maker, image) = (try maker(), try Samples.image("a"))
    let beers = try (0..<12 * times).map { try Samples.beer("Rubia \($0)", of: maker) }
    let dark = try (0..<6).map { try Samples.beer("Negra \($0)", of: maker, photos: [image]) }
    try await store.seed(beers: [.manufacturer(maker, photos: [])] + (beers + dark).map { .beer($0, photos: [image]) })
    for index in 0..<6 * times {
      try await store.addReview(Samples.review("review-a\(index)", of: beers[1], 4), photos: [])
    }
    for index in 0..<6 { try await store.addReview(Samples.review("review-b\(index)", of: dark[index], 3), photos: []) }
    for index in 0..<6 * times {
      try await store.place(Samples.order("order-\(index)", [dishes[0]]), at: Double(index), of: Samples.user("ana"))
    }
    return dishes
  }
}
