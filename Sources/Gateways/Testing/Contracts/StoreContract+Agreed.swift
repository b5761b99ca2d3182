import Entities
import StoreCore
import UseCases

extension StoreContract {
  static let agreed: [Clause<Gateway>] = [
    Clause(
      id: "store.stamp",
      "a domain's stamp changes exactly when the domain does, even if all counts stay the same"
    ) {
      gateway in
      let (menu, ana, catalog) = (try Samples.menu(), try Samples.user("ana"), try SampleCatalog())
      try await fill(gateway)
      try await gateway.seed(beers: catalog.records)
      var stamps = try await Self.stamps(gateway)
      func expectChanged(_ changed: [Bool], _ what: String, _ change: () async throws -> Void) async throws {
        try await change()
        let now = try await Self.stamps(gateway)
        try expect(zip(stamps, now).map { $0 != $1 }, changed, "changed by \(what): menu, beers, everything")
        stamps = now
      }
      let cheaper = try Samples.dish(menu[0].name, cents: 1, kind: "Carnes")
      let (review, other) = try (
        Samples.review("review-1", of: catalog.beers[0], 4), Samples.review("review-1", of: catalog.beers[0], 1)
      )
      let renamed = try Samples.order("order-9", menu)
      try await expectChanged([false, false, false], "a read") { _ = try await gateway.contents() }
      try await expectChanged([true, false, true], "a dish") { try await gateway.replaceDish(menu[0], by: cheaper) }
      try await expectChanged([false, false, false], "an identical replacement") {
        try await gateway.replaceDish(cheaper, by: cheaper)
      }
      try await expectChanged([true, false, true], "a seed") { try await gateway.seed(menu) }
      try await expectChanged([false, true, true], "a review") { try await gateway.addReview(review, photos: []) }
      try await expectChanged([false, true, true], "a changed review") {
        try await gateway.replaceReview(review, by: other, photos: [])
      }
      try await expectChanged([false, true, true], "a beer") {
        try await gateway.deleteBeer(try await gateway.beer(catalog.beers[1].id))
      }
      try await expectChanged([false, false, true], "a draft") {
        let draft = try await gateway.draft(of: ana)
        try await gateway.saveDraft(renamed, of: ana, replacing: draft)
      }
    },
    Clause(id: "store.writer-stamp", "a seed writer reports the stamp of the seed's domain") { gateway in
      try await fill(gateway)
      let stamp = try await gateway.importSeed(.restaurant) { (writer) throws(GatewayError) in
        .discard(try writer.stamp)
      }
      try expect(stamp, try await gateway.stampedInventory(of: .restaurant).stamp, "stamp")
    },
    Clause(
      id: "store.reviews-removed", "an import reports the number of reviews that it deletes along with their beers"
    ) { gateway in
      let catalog = try SampleCatalog()
      let records = [catalog.records[0], catalog.records[2]]
      try await gateway.seed(beers: catalog.records)
      for (number, beer) in [0, 0, 1].enumerated() {
        try await gateway.addReview(try Samples.review("review-\(number)", of: catalog.beers[beer], 4), photos: [])
      }
      for removed in [2, 0] {
        let reported = try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
          try writer.removeAll()
          for record in records { _ = try writer.insert(record) }
          return .commit(0)
        } finish: {
          $0 + $1
        }
        try expect(reported, removed, "reported reviews")
      }
      try expect(try await gateway.inventory()[.reviews], 1, "remaining reviews")
    },
    Clause(id: "store.reset-agreed", "a reset with the current stamp deletes all records") { gateway in
      try await fill(gateway)
      let agreed = try await gateway.stampedInventory(of: nil)
      try expect(agreed.inventory, try await gateway.inventory(), "inventory")
      try await gateway.reset(agreed.stamp)
      try expect(try await gateway.inventory(), StoreInventory(), "inventory")
    },
    Clause(
      id: "store.reset-conflict", "a reset with an outdated stamp fails with a conflict and changes nothing"
    ) { gateway in
      try await fill(gateway)
      let agreed = try await gateway.stampedInventory(of: nil).stamp
      let dish = try Samples.menu()[0]
      try await gateway.replaceDish(dish, by: try Samples.dish(dish.name, cents: 1, kind: "Carnes"))
      let before = try await gateway.contents()
      try await expect(.conflict, "reset") { try await gateway.reset(agreed) }
      try expect(try await gateway.contents(), before, "contents")
    },
  ]

  /// Returns the stamps of the menu, of the beers and of the whole store.
  private static func stamps(_ gateway: Gateway) async throws -> [StoreStamp] {
    var stamps: [StoreStamp] = []
    for domain in [Domain.restaurant, .beers, nil] {
      stamps.append(try await gateway.stampedInventory(of: domain).stamp)
    }
    return stamps
  }
}
