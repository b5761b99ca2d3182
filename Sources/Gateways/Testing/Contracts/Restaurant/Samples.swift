public import Entities
public import UseCases

#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.Date
#else
  public import struct Foundation.Date
#endif

/// Small, valid data to fill gateways with. What is given must be valid too: the functions throw the entities' errors.
public enum Samples {
  /// The instant this many seconds after the samples' beginning of time, 2027-01-15 08:00 UTC.
  ///
  /// - Parameter start: that beginning, in seconds since 1970.
  public static func date(_ seconds: Double = 0, after start: Double = 1_800_000_000) -> Instant {
    Date(timeIntervalSince1970: start + seconds)
  }

  /// A dish, of 9.90 unless `cents` says otherwise.
  ///
  /// - Parameter id: of what it was called before; `nil`: its name makes it.
  public static func dish(
    _ name: String, _ description: String = "", cents: Int64 = 990, kind: String = "Pizzas", id: Dish.ID? = nil
  ) throws -> Dish {
    try Dish(
      id: id ?? Dish.ID(ofDishNamed: name), name: name, description: description, price: Money(minorUnits: cents),
      kind: DishKind(kind))
  }

  /// Five dishes, in the order of the menu.
  public static func menu() throws -> [Dish] {
    [
      try dish("Chuletón", "Con patatas y piñones", cents: 2490, kind: "Carnes"),
      try dish("nata", "De Ávila, 100% leche", cents: 10, kind: "Postres"),
      try dish("ñoquis dulces", "Con miel", cents: 435, kind: "Postres"),
      try dish("Margarita", "Tomate y albahaca", cents: 990, kind: "Pizzas"),
      try dish("Piña", "Jamón, piña", cents: 1110, kind: "Pizzas"),
    ].sorted { MenuPosition($0) < MenuPosition($1) }
  }

  /// A draft with one of each dish, whose id is `id`.
  public static func order(_ id: String, _ dishes: [Dish]) throws -> OrderDraft {
    var order = OrderDraft(id: try Order.ID(id))
    for dish in dishes { try order.add(dish) }
    return order
  }

  /// A user whose id is `name`.
  public static func user(_ name: String = "ana") throws -> User.ID { try User.ID(name) }

  /// The draft as placed so many seconds after the samples' beginning of time, 2027-01-15 08:00 UTC.
  public static func placed(
    _ draft: OrderDraft, at seconds: Double, to address: String = "Calle del Pez, 3"
  ) throws -> PlacedOrder {
    let delivery = Delivery(address: try Address(address), phone: try PhoneNumber("+34 915 55 12 34"))
    return try draft.placed(Placement(date: date(seconds), delivery: delivery))
  }
}

extension SeedGateway {
  /// Commits these records as the restaurant's seed, in place of what is there.
  public func seed(_ dishes: [Dish]) async throws(GatewayError) {
    try await seed(dishes.map { .dish($0) }, of: .restaurant)
  }

  /// Commits these records, replacing what is there unless told to add to it; returns the writer's answer to each.
  @discardableResult
  public func seed(
    _ records: [SeedRecord], of domain: Domain, inPlaceOfAll: Bool = true
  ) async throws(GatewayError) -> [Bool] {
    try await importSeed(domain) { (writer) throws(GatewayError) in
      if inPlaceOfAll { try writer.removeAll() }
      var answers: [Bool] = []
      for record in records { answers.append(try writer.insert(record)) }
      return .commit(answers)
    }
  }
}

extension OrderGateway {
  /// Saves `draft` and places it.
  package func place(_ draft: OrderDraft, at seconds: Double, of user: User.ID) async throws {
    try await saveDraft(draft, of: user, replacing: nil)
    try await place(try Samples.placed(draft, at: seconds), of: user, replacing: draft)
  }
}
