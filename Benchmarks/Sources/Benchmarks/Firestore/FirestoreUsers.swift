import Entities
import Foundation
import GatewayTesting
import Gateways
import UseCases

/// A simulated user who reads, orders and reviews without pauses.
struct FirestoreUser: Sendable {
  private static let date = Date(timeIntervalSince1970: 1_795_000_000)

  private let caller: FirestoreCaller
  private let name: String
  private let id: User.ID
  private var random: SeededNumbers

  private var world: FirestoreWorld { caller.world }
  private var store: any Store { caller.store }
  private var ledger: FirestoreLedger { caller.ledger }

  init(_ number: Int, _ caller: FirestoreCaller) throws {
    self.caller = caller
    name = "user-\(number)"
    id = try User.ID(name)
    random = SeededNumbers(seed: UInt64(number))
  }

  static func ids(_ count: Int) throws -> [User.ID] { try (0..<count).map { try User.ID("user-\($0)") } }

  mutating func run(rounds: Int) async throws {
    for round in 0..<rounds where !caller.isOver {
      try await look()
      try await order(round)
      try await review(round)
      ledger.keep { $0.rounds += 1 }
    }
  }

  private mutating func look() async throws {
    let (store, coming) = (store, world.coming.id)
    let (dish, beer) = (
      SearchText(FirestoreWorld.word(random.below(40))), SearchText(FirestoreWorld.word(random.below(60)))
    )
    _ = await caller.call(.menu) { try await store.dishes(matching: SearchText(), of: nil, page: .first) }
    _ = await caller.call(.menuSearch) { try await store.dishes(matching: dish, of: nil, page: .first) }
    _ = await caller.call(.beerSearch) {
      try await store.beers(of: nil, matching: beer, sortedBy: .byName, page: .first)
    }
    _ = await caller.call(.best) { try await store.bestBeers(page: .first) }
    let maker = await caller.call(.maker) { () async throws -> Int in
      do { return try await store.manufacturer(coming).beerCount } catch GatewayError.notFound { return 0 }
    }
    if let maker, ![0, FirestoreWorld.beersOfComing].contains(maker) {
      ledger.problem("\(name) saw \(maker) beers of the imported manufacturer")
    }
  }

  private mutating func order(_ round: Int) async throws {
    let (store, id, order) = (store, id, try Order.ID("order-\(name)-\(round)"))
    let delivery = Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("915 55 12 34"))
    let add = AddDishToOrderInteractor(menu: store, orders: store, user: id, makeID: { order })
    let place = PlaceOrderInteractor(menu: store, orders: store, user: id, now: { Self.date })
    var draft: OrderDraft?
    for _ in 0..<2 {
      let dish = world.dishes[random.below(world.dishes.count)].id
      if let order = await caller.call(.add, { try await add(dish, quantity: .one) }) { draft = order }
    }
    if let draft {
      ledger.keep { _ = $0.tried[id, default: []].insert(draft.id) }
      if let placed = await caller.call(.place, { try await place(CurrentOrder(order: draft), delivery: delivery) }) {
        ledger.keep {
          $0.placed[id, default: []].append(placed)
          $0.orders += 1
        }
      }
    }
    _ = await caller.call(.history) { try await store.history(of: id, page: .first) }
  }

  private mutating func review(_ round: Int) async throws {
    let (store, id) = (store, try Review.ID("review-\(name)-\(round)"))
    let review = try Review(
      id: id, of: pickBeer().id, by: self.id, score: Score(1 + random.below(5)), text: "Muy rica, con mucho cuerpo.",
      date: Self.date + Double(round))
    ledger.keep { _ = $0.unsure.insert(id) }
    guard await caller.call(.review, { try await store.addReview(review, photos: []) }) != nil else { return }
    ledger.keep { $0.know(id, review) }
    if random.below(10) < 3 {
      let edited = try Review(
        id: id, of: review.beer, by: self.id, score: Score(1 + random.below(5)), text: "Ya no tanto.", date: review.date
      )
      ledger.keep { _ = $0.unsure.insert(id) }
      if await caller.call(.edit, { try await store.replaceReview(review, by: edited, photos: []) }) == nil { return }
      ledger.keep { $0.know(id, edited) }
    } else if random.below(10) < 2 {
      ledger.keep { _ = $0.unsure.insert(id) }
      if await caller.call(.delete, { try await store.deleteReview(review) }) == nil { return }
      ledger.keep { $0.know(id, nil) }
    }
  }

  /// Returns a beer to review. Eight of ten reviews are for three beers, and some are for beers of the manufacturer that is deleted.
  private mutating func pickBeer() -> Beer {
    switch random.below(100) {
    case ..<80: world.beers[random.below(3)]
    case ..<95: world.beers[random.below(world.beers.count)]
    default: world.goingBeers[random.below(world.goingBeers.count)]
    }
  }
}

extension FirestoreLedger.Notes {
  fileprivate mutating func know(_ id: Review.ID, _ review: Review?) {
    unsure.remove(id)
    reviews[id] = .some(review)
  }
}
