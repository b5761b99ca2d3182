import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofSeeds: [Breakage] = seedTransactions + seedWriters + seedElsewhere

  private static let seedTransactions = [
    Breakage("a new store is not seeded", "it says that it is") { $0.gateway.onIsSeeded = { _, _ in true } },
    Breakage("a committed seed is stored, and the domain marked as seeded", "it is not marked") {
      $0.gateway.onIsSeeded = { _, _ in false }
    },
    Breakage("a committed seed is stored, and the domain marked as seeded", "it is not stored") {
      $0.gateway.seeding.writer = { $0.onInsert = { _ in true } }
    },
    Breakage("a seed without records marks the domain all the same", "only data mark it") {
      $0.gateway.onIsSeeded = { (store, _) throws(GatewayError) in try await store.inventory().dishes > 0 }
    },
    Breakage("a discarded seed changes nothing, and its answer comes back", "it is kept") {
      $0.gateway.seeding.keeps = { $0 != .failed }
    },
    Breakage("a discarded seed changes nothing, and its answer comes back", "its end is a failure") {
      $0.gateway.seeding.writer = { writer in writer.onEnd = { () throws(GatewayError) in throw .cancelled } }
    },
    Breakage(
      "a discarded seed leaves what was there, even after everything was removed", "the removal is kept"
    ) {
      $0.gateway.keepRemovals()
    },
    Breakage("a seed that fails changes nothing, and its error comes back", "what it wrote is kept") {
      $0.gateway.seeding.keeps = { $0 != .discarded }
    },
    Breakage("a seed that fails changes nothing, and its error comes back", "another error comes back") {
      $0.gateway.seeding.refusal = { _, error in .failed(what: "seed", why: "\(error)") }
    },
    Breakage("of 30 first runs at once one seeds the store", "each believes that it is the first") {
      $0.gateway.seeding.writer = { $0.onIsSeeded = { false } }
    },
    Breakage("of 30 first runs at once one seeds the store", "the mark is read before the transaction begins") {
      $0.gateway.readMarkFirst(with: 2)
    },
  ]

  private static let seedWriters = [
    Breakage(
      "of records of one id in a seed the first stays, and the others are not put in", "the answer is always yes"
    ) {
      $0.gateway.seeding.writer = { writer in
        writer.onInsert = { (record) throws(GatewayError) in
          _ = try writer.base.insert(record)
          return true
        }
      }
    },
    Breakage("of records of one id in a seed the first stays, and the others are not put in", "the last one stays") {
      $0.gateway.seeding.writer = { $0.keepTheLast() }
    },
    Breakage("a seed joins the menu that is there, and takes the place of what has its ids", "it replaces all") {
      $0.gateway.seeding.writer = { $0.removeAllFirst() }
    },
    Breakage("a seed joins the menu that is there, and takes the place of what has its ids", "what is there stays") {
      let ids = Box(Set<Dish.ID>())
      $0.gateway.seeding.before = { (store) throws(GatewayError) in
        ids.value = Set(try await store.contents().menu.all.map(\.id))
      }
      $0.gateway.seeding.writer = { writer in
        writer.onInsert = { (record) throws(GatewayError) in
          if case .dish(let dish) = record, ids.value.contains(dish.id) { return false }
          return try writer.base.insert(record)
        }
      }
    },
    Breakage("the writer knows whether the domain was seeded and holds data", "it never was") {
      $0.gateway.seeding.writer = { $0.onIsSeeded = { false } }
    },
    Breakage(
      "the writer knows whether the domain was seeded and holds data", "seeded means that it holds data"
    ) {
      $0.gateway.seeding.writer = { writer in
        writer.onIsEmpty = { () throws(GatewayError) in try !writer.base.isSeeded }
      }
    },
    Breakage("the writer sees what it wrote", "it sees what was there before") {
      $0.gateway.seeding.writer = { writer in
        let wasEmpty = (try? writer.base.isEmpty) ?? false
        writer.onIsEmpty = { wasEmpty }
      }
    },
  ]

  private static let seedElsewhere = [
    Breakage("a cancelled task is refused and changes nothing", "the import is a failure") {
      $0.gateway.seeding.refusal = { _, error in .failed(what: "seed", why: "\(error)") }
    },
    Breakage("a cancelled task is refused and changes nothing", "the import leaves its mark") {
      $0.gateway.seeding.refusal = { store, error in
        try? await unheard { () throws(GatewayError) in
          try await store.importSeed(.restaurant) { _ in .commit(()) }
        }
        return error
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "isSeeded does not hear it") {
      $0.gateway.onIsSeeded = { (store, domain) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.isSeeded(domain) }
      }
    },
    Breakage(
      "a task that is cancelled while its seed is read changes nothing, and the next one works", "it is a failure"
    ) {
      $0.gateway.seeding.refusal = { _, error in .failed(what: "seed", why: "\(error)") }
    },
    Breakage(
      "a task that is cancelled while its seed is read changes nothing, and the next one works",
      "what was there is gone"
    ) {
      $0.gateway.seeding.refusal = { store, error in
        try? await unheard { () throws(GatewayError) in try await store.reset() }
        return error
      }
    },
    Breakage("a seed is there after a restart", "it is gone") { $0.reopened = BrokenStore(StateStore()) },
    Breakage("a seed is there after a restart", "its mark is gone") {
      $0.reopened.onIsSeeded = { _, _ in false }
    },
    Breakage("where nothing can be written a seed is refused, and nothing changes", "it is swallowed") {
      $0.readOnly.seeding.after = { _ in }
    },
    Breakage("where nothing can be written a seed is refused, and nothing changes", "it is refused and kept") {
      $0.readOnly.seeding.keeps = { $0 == .committed }
    },
    Breakage("where there is no room a seed is refused, and nothing changes", "it is swallowed") {
      $0.full.seeding.after = { _ in }
    },
    Breakage("where there is no room a seed is refused, and nothing changes", "the half that fits is kept") {
      $0.full.seeding.keeps = { $0 == .committed }
      $0.full.seeding.writer = { writer in
        var inserted = 0
        writer.onInsert = { (record) throws(GatewayError) in
          inserted += 1
          return inserted > 250 ? true : try writer.base.insert(record)
        }
      }
    },
  ]
}

extension BrokenStore {
  /// Empties the domain when a seed that removed everything is discarded.
  mutating func keepRemovals(of domain: Domain = .restaurant) {
    let isRemoved = Box(false)
    seeding.writer = { writer in
      writer.onRemoveAll = { () throws(GatewayError) in
        try writer.base.removeAll()
        isRemoved.value = true
      }
    }
    seeding.keeps = { ending in
      isRemoved.change { $0 = $0 && ending == .discarded }
      return ending == .committed
    }
    seeding.after = { (store) throws(GatewayError) in
      guard isRemoved.value else { return }
      try await store.importSeed(domain) { (writer) throws(GatewayError) in
        try writer.removeAll()
        return .commit(())
      }
    }
  }

  /// Tells the first `count` imports whether the domain was seeded before any of them began.
  fileprivate mutating func readMarkFirst(with count: Int) {
    // The two transactions run one after the other, yet both believe what was true before.
    let imports = Box(0)
    seeding.writer = { writer in
      if imports.change({ $0 += 1 }) <= count { writer.onIsSeeded = { false } }
    }
  }
}

extension BrokenWriter {
  /// Of two records of one id keeps the second, and answers as if it kept the first.
  fileprivate func keepTheLast() {
    var dishes: [Dish.ID: Dish] = [:]
    onInsert = { (record) throws(GatewayError) in
      switch record {
      case .dish(let dish): dishes.updateValue(dish, forKey: dish.id) == nil
      case .recipe, .manufacturer, .beer, .place, .placeDownload: false
      }
    }
    onEnd = { [base] () throws(GatewayError) in
      for dish in dishes.values { _ = try base.insert(.dish(dish)) }
    }
  }
}
