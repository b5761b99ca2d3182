import Entities
import Gateways
import GatewayTesting
import UseCases

/// Four dishes of three kinds, in menu order.
struct SmallMenu: Sendable {
  let steak: Dish
  let margarita: Dish
  let pineapple: Dish
  let cream: Dish

  init() throws {
    steak = try Self.dish("Chuletón", "Con patatas y piñones", cents: 2490, kind: "Carnes")
    margarita = try Self.dish("Margarita", "Tomate y albahaca", cents: 990)
    pineapple = try Self.dish("Piña", "Jamón, piña", cents: 1110)
    cream = try Self.dish("nata", cents: 10, kind: "Postres")
  }

  var dishes: [Dish] { [steak, margarita, pineapple, cream] }

  static func dish(
    _ name: String, _ description: String = "", cents: Int64, kind: String = "Pizzas"
  ) throws -> Dish {
    try Dish(name: name, description: description, price: Money(minorUnits: cents), kind: DishKind(kind))
  }

  /// Returns `count` pizzas, in menu order.
  static func pizzas(_ count: Int) throws -> [Dish] {
    try (1...count).map { try dish("Pizza \(String("00\($0)".suffix(3)))", cents: 990) }
  }

  /// Returns the report of an import that accepts these dishes, repairs some records and rejects others.
  func report(repairing repaired: Int = 0, rejecting rejected: Int) async throws -> SeedReport {
    let repair = SeedRepair(record: 5, field: "price", from: "‹ 9.90›", to: "‹9.90›")
    let problem = SeedProblem(record: 6, field: "name", expected: .nonEmptyText, found: "‹›")
    let items =
      dishes.map { SeedItem.clean(.dish($0)) }
      + (try Self.pizzas(repaired + 1).dropLast().map { .repaired(.dish($0), [repair]) })
      + Array(repeating: .rejected([problem]), count: rejected)
    let importSeed = ImportSeedInteractor(.restaurant, from: ScriptedSeedSource(items), into: StateStore())
    return try await importSeed(SeedPolicy(.asked, skipsInvalid: true)) ?? SeedReport()
  }

  /// Returns the report of an import that reads one pizza for each list of repairs.
  func report(of repairs: [[SeedRepair]]) async throws -> SeedReport {
    let items = zip(try Self.pizzas(repairs.count), repairs).map { SeedItem.repaired(.dish($0), $1) }
    let importSeed = ImportSeedInteractor(.restaurant, from: ScriptedSeedSource(items), into: StateStore())
    return try await importSeed(SeedPolicy(.asked)) ?? SeedReport()
  }
}
