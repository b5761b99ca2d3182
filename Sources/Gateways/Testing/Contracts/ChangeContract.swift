import Entities
public import StoreCore
import UseCases

/// The contract of every `ChangeGateway`. The clauses change only the restaurant, recipes and beers.
public enum ChangeContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any Store

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = [
    Clause(id: "changes.restaurant", "listeners are notified of imports, saved or deleted drafts, orders and resets") {
      gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      try await expectNotified("a seed", gateway) { try await gateway.seed(try Samples.menu()) }
      try await expectNotified("a draft", gateway) { try await gateway.saveDraft(draft, of: user, replacing: nil) }
      try await expectNotified("a deleted draft", gateway) { try await gateway.deleteDraft(draft, of: user) }
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      let placed = try Samples.placed(draft, at: 0)
      try await expectNotified("an order", gateway) { try await gateway.place(placed, of: user, replacing: draft) }
      try await expectNotified("a reset", gateway) { try await gateway.reset() }
    },
    Clause(
      id: "changes.beers", "listeners are notified of every change to manufacturers, beers and reviews"
    ) { gateway in
      let catalog = try SampleCatalog()
      let maker = try Samples.manufacturer("Zeta")
      let beers = try [Samples.beer("Rubia", of: maker), Samples.beer("Rubia", of: maker, measures: [.calories: 1])]
      let reviews = try [Samples.review("review-1", of: beers[0], 4), Samples.review("review-1", of: beers[0], 2)]
      try await expectNotified("a seed", gateway) { try await gateway.seed(beers: catalog.records) }
      try await expectNotified("a manufacturer", gateway) { try await gateway.addManufacturer(maker, photos: []) }
      let renamed = try Manufacturer(id: maker.id, name: "Zeta y Cía.", origin: maker.origin)
      try await expectNotified("a changed manufacturer", gateway) {
        try await gateway.replaceManufacturer(maker, by: renamed, photos: [])
      }
      try await expectNotified("a beer", gateway) { try await gateway.addBeer(beers[0], photos: []) }
      try await expectNotified("a changed beer", gateway) {
        try await gateway.replaceBeer(beers[0], by: beers[1], photos: [])
      }
      try await expectNotified("a review", gateway) { try await gateway.addReview(reviews[0], photos: []) }
      try await expectNotified("a changed review", gateway) {
        try await gateway.replaceReview(reviews[0], by: reviews[1], photos: [])
      }
      try await expectNotified("a deleted review", gateway) { try await gateway.deleteReview(reviews[1]) }
      try await expectNotified("a deleted beer", gateway) { try await gateway.deleteBeer(RatedBeer(beers[1])) }
      try await expectNotified("a deleted manufacturer", gateway) {
        try await gateway.deleteManufacturer(ManufacturerSummary(renamed))
      }
    },
    Clause(
      id: "changes.dishes", "listeners are notified of an added, changed or deleted dish, but not of a refused change"
    ) { gateway in
      let dishes = try [Samples.dish("Piña"), Samples.dish("Piña", cents: 1)]
      try await expectNotified("a dish", gateway) { try await gateway.addDish(dishes[0]) }
      try await expectNotified("a changed dish", gateway) { try await gateway.replaceDish(dishes[0], by: dishes[1]) }
      let listener = await gateway.changes()
      try await gateway.replaceDish(dishes[1], by: dishes[1])
      try await expect(.conflict, "an existing dish") { try await gateway.addDish(dishes[0]) }
      try await expect(.conflict, "an outdated dish") { try await gateway.deleteDish(dishes[0]) }
      try expect(await count(listener), 0, "notifications")
      try await expectNotified("a deleted dish", gateway) { try await gateway.deleteDish(dishes[1]) }
    },
    Clause(
      id: "changes.recipes",
      "listeners are notified of an added, changed or deleted recipe, but not of a refused change"
    ) { gateway in
      let recipes = try [Samples.details("Pan"), Samples.details("Pan", ["harina"])]
      try await expectNotified("a recipe", gateway) { try await gateway.addRecipe(recipes[0]) }
      try await expectNotified("a changed recipe", gateway) {
        try await gateway.replaceRecipe(recipes[0], by: recipes[1])
      }
      let listener = await gateway.changes()
      try await gateway.replaceRecipe(recipes[1], by: recipes[1])
      try await expect(.conflict, "an existing recipe") { try await gateway.addRecipe(recipes[0]) }
      try await expect(.conflict, "an outdated recipe") { try await gateway.deleteRecipe(recipes[0]) }
      try expect(await count(listener), 0, "notifications")
      try await expectNotified("a deleted recipe", gateway) { try await gateway.deleteRecipe(recipes[1]) }
    },
    Clause(id: "changes.unchanged", "refused or identical replacements of beers and reviews don't notify listeners") {
      gateway in
      let (maker, photo) = (try Samples.manufacturer("Alba"), try Samples.image("a"))
      let beer = try Samples.beer("Rubia", of: maker, photos: [photo])
      let review = try Samples.review("review-1", of: beer, 4, photos: [photo])
      let (other, reworded) = (
        try Samples.beer("Rubia", of: maker, measures: [.calories: 1]), try Samples.review("review-1", of: beer, 2)
      )
      try await gateway.addManufacturer(maker, photos: [])
      try await gateway.addBeer(beer, photos: [photo])
      try await gateway.addReview(review, photos: [])
      let listener = await gateway.changes()
      try await gateway.replaceBeer(beer, by: beer, photos: [photo])
      try await gateway.replaceReview(review, by: review, photos: [photo])
      try await expect(.conflict, "an outdated beer") {
        try await gateway.replaceBeer(other, by: other, photos: [])
      }
      try await expect(.conflict, "an outdated review") {
        try await gateway.replaceReview(reworded, by: reworded, photos: [])
      }
      try await expect(.conflict, "an existing beer") { try await gateway.addBeer(beer, photos: []) }
      try await expect(.conflict, "an existing review") { try await gateway.addReview(review, photos: []) }
      try await expect(.conflict, "a deletion of the beer") { try await gateway.deleteBeer(RatedBeer(beer)) }
      try expect(await count(listener), 0, "notifications")
    },
    Clause(id: "changes.several-listeners", "each of several listeners is notified of a change") { gateway in
      let listeners = [await gateway.changes(), await gateway.changes(), await gateway.changes()]
      try await gateway.seed(try Samples.menu())
      for listener in listeners { try expect(await count(listener), 1, "notifications") }
    },
    Clause(id: "changes.readable", "a notified listener can read the change") { gateway in
      let (listener, other) = (await gateway.changes(), await gateway.changes())
      let reading = Task {
        for await _ in listener { return try await gateway.inventory()[.dishes] }
        return 0
      }
      try await gateway.seed(try Samples.menu())
      // Without a notification, the task that reads from the listener would wait forever.
      try expect(await count(other), 1, "notifications")
      try expect(try await reading.value, 5, "dishes at the time of the notification")
    },
    Clause(id: "changes.merged", "a listener gets one notification for several changes that it hasn't read") {
      gateway in
      let listener = await gateway.changes()
      for _ in 0..<20 {
        try await gateway.seed(try Samples.menu())
        try await gateway.reset()
      }
      try expect(await count(listener), 1, "notifications")
    },
    Clause(id: "changes.cancel", "canceling a listener ends its notifications but not those of other listeners") {
      gateway in
      let (one, other) = (await gateway.changes(), await gateway.changes())
      _ = await count(one)
      try await gateway.seed(try Samples.menu())
      try expect(await count(one), 0, "notifications after cancellation")
      try expect(await count(other), 1, "notifications of the other listener")
    },
    Clause(
      id: "changes.other-instance", "listeners are notified within a second when another instance commits a change",
      needs: .reopened
    ) { subject in
      let (gateway, other) = (subject.gateway, try await subject.opened(as: .reopened))
      let listener = await gateway.changes()
      try await other.seed(try Samples.menu())
      try await subject.waitOneSecond()
      try expect(await count(listener), 1, "notifications")
      try expect(try await gateway.inventory()[.dishes], 5, "dishes")
    },
    Clause(
      id: "changes.other-draft",
      "listeners are notified when another instance saves a draft after a read has found none",
      needs: .reopened
    ) {
      subject in
      let (gateway, other, user) = (subject.gateway, try await subject.opened(as: .reopened), try Samples.user())
      let listener = await gateway.changes()
      let draft = try Samples.order("order-1", Samples.menu())
      try expect(try await gateway.draft(of: user), nil, "draft")
      try await other.saveDraft(draft, of: user, replacing: nil)
      try await subject.waitOneSecond()
      try expect(await count(listener), 1, "notifications")
      try expect(try await gateway.draft(of: user), draft, "draft")
    },
    Clause(
      id: "changes.new-listener", "a new listener doesn't consume the notifications of existing listeners",
      needs: .reopened
    ) {
      subject in
      let (gateway, other) = (subject.gateway, try await subject.opened(as: .reopened))
      let listener = await gateway.changes()
      try await other.seed(try Samples.menu())
      let late = await gateway.changes()
      try await subject.waitOneSecond()
      try expect(await count(listener), 1, "notifications")
      _ = await count(late)
    },
  ]

  private static func expectNotified(_ what: String, _ gateway: Gateway, _ change: () async throws -> Void) async throws
  {
    let listener = await gateway.changes()
    try await change()
    try expect(await count(listener), 1, "notifications of \(what)")
  }

  /// Returns the number of notifications that a listener hasn't read, and ends the listener.
  private static func count(_ listener: AsyncStream<Void>) async -> Int {
    // In a canceled task, a stream returns its buffered elements and then ends.
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var count = 0
      for await _ in listener { count += 1 }
      return count
    }.value
  }
}
