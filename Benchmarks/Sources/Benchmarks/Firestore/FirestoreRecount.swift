import Entities
import Gateways
import UseCases

/// Compares the stored data with the acknowledged data, and the stored totals with the reviews.
struct FirestoreRecount: Sendable {
  let world: FirestoreWorld
  let ledger: FirestoreLedger

  func check(users: [User.ID]) async throws {
    let (store, notes) = (world.store(), ledger.notes)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for user in users { group.addTask { try await checkOrders(of: user, store, notes) } }
      try await group.waitForAll()
    }
    let reviews = try await store.reviews(.all, sortedBy: .newest, page: FirestoreWorld.all).items.map(\.review)
    let beers = try await store.beers(of: nil, matching: SearchText(), sortedBy: .byName, page: FirestoreWorld.all)
      .items
    let makers = try await store.manufacturers(matching: SearchText(), page: FirestoreWorld.all).items
    checkFigures(reviews, beers, makers)
    let best = try await store.bestBeers(page: FirestoreWorld.all).items
    expect(Set(best) == Set(beers.filter { $0.rating.count > 0 }), "the best beers are not the reviewed beers")
    checkReviews(reviews, notes)

    let count = Dictionary(grouping: beers, by: \.beer.manufacturer).mapValues(\.count)
    let existing = Set(makers.map(\.id))
    expect(notes.isBrought, "the import never finished")
    expect(!notes.isBrought || count[world.coming.id] == FirestoreWorld.beersOfComing, "part of the import is missing")
    expect(notes.isGone, "the deletion never finished")
    expect(
      !notes.isGone || count[world.going.id] == nil && !existing.contains(world.going.id),
      "part of the deleted manufacturer still exists"
    )
    note(
      "  \(notes.placed.values.reduce(0) { $0 + $1.count }) orders, \(reviews.count) reviews, \(beers.count) beers, \(makers.count) makers"
    )
  }

  private func checkOrders(of user: User.ID, _ store: some OrderGateway, _ notes: FirestoreLedger.Notes) async throws {
    let found = try await store.history(of: user, page: FirestoreWorld.all).items.map(\.id)
    let placed = notes.placed[user] ?? []
    expect(Set(found).count == found.count, "\(user) has an order twice")
    expect(Set(placed.map(\.id)).count == placed.count, "\(user) placed an order twice")
    for order in placed {
      let exists = found.contains(order.id)
      expect(exists, "\(order.id) of \(user) was acknowledged, but is missing")
      if exists {
        let kept = try await store.placedOrder(order.id, of: user)
        expect(kept == order, "\(order.id) of \(user) differs from the acknowledged order")
      }
    }
    let strays = Set(found).subtracting(notes.tried[user] ?? [])
    expect(strays.isEmpty, "\(user) has orders that no user placed: \(strays)")
  }

  private func checkFigures(_ reviews: [Review], _ beers: [RatedBeer], _ makers: [ManufacturerSummary]) {
    expect(Set(reviews.map(\.id)).count == reviews.count, "a review is stored twice")
    let ofBeer = Dictionary(grouping: reviews, by: \.beer)
    for beer in beers {
      let scores = BeerRating((ofBeer[beer.id] ?? []).map(\.score))
      expect(beer.rating == scores, "\(beer.id) says \(beer.rating), its reviews \(scores)")
    }
    let strays = Set(ofBeer.keys).subtracting(beers.map(\.id))
    expect(strays.isEmpty, "reviews of missing beers: \(strays)")
    let ofMaker = Dictionary(grouping: beers, by: \.beer.manufacturer)
    for maker in makers {
      let own = ofMaker[maker.id] ?? []
      let count = own.reduce(0) { $0 + (ofBeer[$1.id]?.count ?? 0) }
      expect(
        maker.beerCount == own.count && maker.reviewCount == count,
        "\(maker.id) says \(maker.beerCount) beers and \(maker.reviewCount) reviews; there are \(own.count) and \(count)"
      )
    }
    let orphans = Set(ofMaker.keys).subtracting(makers.map(\.id))
    expect(orphans.isEmpty, "beers of missing manufacturers: \(orphans)")
  }

  private func checkReviews(_ reviews: [Review], _ notes: FirestoreLedger.Notes) {
    let deleted = Set(world.goingBeers.map(\.id))
    let found = Dictionary(reviews.map { ($0.id, $0) }) { first, _ in first }
    for (id, review) in notes.reviews where !notes.unsure.contains(id) {
      if let review, deleted.contains(review.beer) { continue }
      expect(found[id] == review, "\(id) differs from the acknowledged review")
    }
  }

  private func expect(_ isSo: Bool, _ problem: @autoclosure () -> String) { if !isSo { ledger.problem(problem()) } }
}
