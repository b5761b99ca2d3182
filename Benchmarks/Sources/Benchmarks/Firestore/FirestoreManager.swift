import Entities
import Gateways
import UseCases

/// Imports a catalog and deletes a manufacturer, while readers check that they never see an incomplete import or deletion.
struct FirestoreManager: Sendable {
  private static let tries = 20

  let caller: FirestoreCaller

  /// Runs the import and the deletion.
  ///
  /// - Parameter orders: The number of orders that must have been placed before the import starts.
  func run(after orders: Int) async throws {
    let (store, world, ledger) = (caller.store, caller.world, caller.ledger)
    while ledger.notes.orders < orders && !caller.isOver { try await Task.sleep(for: .milliseconds(20)) }
    for _ in 0..<Self.tries {
      guard await caller.call(.bring, { try await world.bringCatalog(into: store) }) != nil else { continue }
      ledger.keep { $0.isBrought = true }
      break
    }
    let delete = DeleteInteractor(manufacturers: store)
    for _ in 0..<Self.tries {
      let deleted: Void? = await caller.call(.deletion) {
        try await delete(try await store.manufacturer(world.going.id))
      }
      guard deleted != nil else { continue }
      ledger.keep { $0.isGone = true }
      break
    }
  }

  /// Reads lists until all users are done.
  func look() async {
    let world = caller.world
    var (brought, left) = (0, FirestoreWorld.beersOfGoing)
    while !caller.ledger.notes.isOver && !caller.isOver {
      if let seen = await beers(of: world.coming) {
        if seen != brought && (seen != FirestoreWorld.beersOfComing || brought != 0) {
          caller.ledger.problem("a reader saw \(seen) beers of the imported manufacturer, after \(brought)")
        }
        brought = seen
      }
      if let seen = await beers(of: world.going) {
        if seen != left && (seen != 0 || left != FirestoreWorld.beersOfGoing) {
          caller.ledger.problem("a reader saw \(seen) beers of the deleted manufacturer, after \(left)")
        }
        left = seen
      }
    }
  }

  /// Reads the totals until all users are done. Totals are faster to read than whole lists, so more reads happen between two parts of a
  /// change.
  func lookAtTotals() async {
    let (store, world) = (caller.store, caller.world)
    let (makers, beers) = (world.makers.count, world.beers.count)
    let allowed: Set<[Int]> = [
      [makers, beers], [makers + 1, beers + world.goingBeers.count], [makers + 1, beers + world.comingBeers.count],
      [makers + 2, beers + world.goingBeers.count + world.comingBeers.count],
    ]
    while !caller.ledger.notes.isOver && !caller.isOver {
      guard let seen = await caller.call(.totals, { try await store.commonInventory() }) else { continue }
      if !allowed.contains([seen[.manufacturers], seen[.beers]]) {
        caller.ledger.problem("a reader counted \(seen[.manufacturers]) manufacturers and \(seen[.beers]) beers")
      }
    }
  }

  private func beers(of maker: Manufacturer) async -> Int? {
    let store = caller.store
    return await caller.call(.whole) {
      try await store.beers(of: maker.id, matching: SearchText(), sortedBy: .byName, page: FirestoreWorld.all).items
        .count
    }
  }
}
