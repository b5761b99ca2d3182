import Entities
import Gateways
import UseCases
import TestSupport

extension BrokenStore {
  /// Answers something else than the page that was found.
  mutating func changePages(
    _ change: @escaping @Sendable (Paged<Dish>, SearchText, Page) throws(GatewayError) -> Paged<Dish>
  ) {
    onPage = { (store, search, kind, page) throws(GatewayError) in
      try change(try await store.dishes(matching: search, of: kind, page: page), search, page)
    }
  }

  /// Compares kinds in another way.
  mutating func changeKinds(_ isSame: @escaping @Sendable (DishKind, DishKind) -> Bool) {
    onPage = { (store, search, kind, page) throws(GatewayError) in
      let all = try await store.dishes(matching: search, of: nil, page: Page(limit: 1000)).items
      let hits = all.filter { dish in kind.map { isSame(dish.kind, $0) } ?? true }
      return Paged(hits, hasMore: false)
    }
  }

  /// Stores the records after the first `count` of a seed in a second transaction, with a reader surely in between.
  mutating func importInTwo(after count: Int) {
    let (rest, half, seen) = (Box<[SeedRecord]>([]), Gate(for: 1), Gate(for: 1))
    seeding.writer = { writer in
      var inserted = 0
      writer.onInsert = { (record) throws(GatewayError) in
        inserted += 1
        if inserted <= count { return try writer.base.insert(record) }
        rest.change { $0.append(record) }
        return true
      }
    }
    seeding.after = { (store) throws(GatewayError) in
      let records = rest.value
      if records.isEmpty { return }
      await half.arrive()
      await seen.wait()
      try await store.importSeed(.restaurant) { (writer) throws(GatewayError) in
        for record in records { _ = try writer.insert(record) }
        return .commit(())
      }
    }
    onPage = { (store, search, kind, page) throws(GatewayError) in
      await half.wait()
      let found = try await store.dishes(matching: search, of: kind, page: page)
      await seen.arrive()
      return found
    }
  }
}
