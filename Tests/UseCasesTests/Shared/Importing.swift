import Entities
import Gateways
import GatewayTesting
import UseCases

/// Imports seeds into a store, and records the calls to the store.
struct Importing {
  let base = StateStore()
  let recorder = CallRecorder<StoreCall>()

  func callAsFunction(
    _ policy: SeedPolicy, from source: some SeedSource, before interruptions: Interruptions = [:]
  ) async throws -> SeedReport? {
    let store = Intercepted(base, recorder, interruptions)
    return try await ImportSeedInteractor(.restaurant, from: source, into: store)(policy)
  }

  func callAsFunction(_ policy: SeedPolicy, _ items: [SeedItem]) async throws -> SeedReport? {
    try await self(policy, from: ScriptedSeedSource(items))
  }

  /// The dishes on the menu, in menu order.
  var menu: [Dish] { get async throws { try await base.contents().menu.all } }
}

typealias Mode = SeedPolicy.Mode

extension Mode {
  static var all: [Mode] { [.firstRun, .asked, .replacing] }
}

extension SeedItem {
  static func dish(_ dish: Dish) -> SeedItem { .clean(.dish(dish)) }

  static func repairedDish(_ dish: Dish, _ repairs: [SeedRepair]) -> SeedItem { .repaired(.dish(dish), repairs) }
}

extension SeedRepair {
  /// Returns the repair of a value that had white space at either end.
  static func trimmed(_ text: String, inRecord record: Int) -> SeedRepair {
    SeedRepair(record: record, field: "nombre", from: " \(text) ", to: text)
  }
}

extension SeedProblem {
  static func noPrice(inRecord record: Int) -> SeedProblem {
    SeedProblem(record: record, field: "precio", expected: .number, found: nil)
  }

  static func again(_ name: String, inRecord record: Int) -> SeedProblem {
    SeedProblem(record: record, field: nil, expected: .unique, found: name)
  }
}
