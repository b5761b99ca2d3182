import Entities
@testable import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofChanges: [Breakage] = [
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
}
