import Entities
@testable import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofChanges: [Breakage] = toldOrNot + changesOfBeers

  private static let toldOrNot: [Breakage] = [
    Breakage("each commit is told: a seed, a draft, its end, an order, a reset", "nothing is") {
      $0.gateway.onChanges = { _ in AsyncStream { _ in } }
    },
    Breakage("each commit is told: a seed, a draft, its end, an order, a reset", "all but a reset") {
      let deaf = StateStore()
      $0.gateway.onReset = { (_) throws(GatewayError) in try await deaf.reset() }
    },
    Breakage("each of several listeners is told", "the first") {
      let streams = Box(0)
      $0.gateway.onChanges = { store in
        streams.change { $0 += 1 } == 1 ? await store.changes() : AsyncStream { _ in }
      }
    },
    Breakage("what was told of can be read", "it is told before") {
      let isRead = Gate(for: 1)
      $0.gateway.onChanges = { _ in AsyncStream { $0.yield() } }
      $0.gateway.onInventory = { (store) throws(GatewayError) in
        let inventory = try await store.inventory()
        await isRead.arrive()
        return inventory
      }
      $0.gateway.seeding.before = { (_) throws(GatewayError) in await isRead.wait() }
    },
    Breakage("what nobody takes is one element, however much was committed", "it is as many as commits") {
      $0.gateway.onChanges = { store in
        AsyncStream { listener in for _ in 0..<40 { listener.yield() } }
      }
    },
    Breakage("a listener that was cancelled is told nothing more, and others are", "nobody is") {
      let streams = Box(0)
      $0.gateway.onChanges = { store in
        streams.change { $0 += 1 } == 1 ? await store.changes() : AsyncStream { $0.finish() }
      }
    },
    Breakage("what another instance committed is told within a second", "it is not") {
      let other = StateStore()
      $0.gateway.onChanges = { _ in await other.changes() }
    },
    Breakage("who begins to listen takes no news from others", "the first who listens is told nothing more") {
      let streams = Box(0)
      $0.gateway.onChanges = { store in
        streams.change { $0 += 1 } == 1 ? AsyncStream { $0.finish() } : await store.changes()
      }
    },
  ]

  private static let changesOfBeers: [Breakage] = [
    notTold("a seed", listener: 1), notTold("a manufacturer", listener: 2), notTold("a beer", listener: 3),
    notTold("a changed beer", listener: 4), notTold("a review", listener: 5), notTold("a changed review", listener: 6),
    notTold("a deleted review", listener: 7), notTold("a deleted beer", listener: 8),
    notTold("a deleted manufacturer", listener: 9),
    Breakage("of a beer or a review that is replaced by itself, or refused, nobody is told", "the beer is written") {
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        let other = beer.but(measures: beer.measures.but(.calories, (beer.calories ?? 0) + 1))
        try await store.replaceBeer(previous, by: other, photos: photos)
        try await store.replaceBeer(other, by: beer, photos: photos)
      }
    },
    Breakage("of a beer or a review that is replaced by itself, or refused, nobody is told", "the review is written") {
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        let other = review.but(text: review.text + "…")
        try await store.replaceReview(previous, by: other, photos: photos)
        try await store.replaceReview(other, by: review, photos: photos)
      }
    },
    Breakage("of a beer or a review that is replaced by itself, or refused, nobody is told", "a refusal is written") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.addBeer(beer, photos: photos)
        } catch {
          try await store.importSeed(.recipes) { _ in .commit(()) }
          throw error
        }
      }
    },
  ]

  /// - Parameter listener: who listens to that commit, by number.
  private static func notTold(_ what: String, listener: Int) -> Breakage {
    Breakage("each commit of the beers is told: a seed, and whatever comes, changes or goes", "\(what) is not") {
      let streams = Box(0)
      $0.gateway.onChanges = { store in
        streams.change { $0 += 1 } == listener ? AsyncStream { _ in } : await store.changes()
      }
    }
  }
}
