public import Entities
public import UseCases

#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.Date
#else
  public import struct Foundation.Date
#endif

/// Small, valid test data for gateways. The functions throw the errors of the entities if an argument is invalid.
public enum Samples {
  /// Returns the date `seconds` after the start date of the samples, 2027-01-15 08:00 UTC.
  ///
  /// - Parameter start: the start date, in seconds since 1970.
  public static func date(_ seconds: Double = 0, after start: Double = 1_800_000_000) -> Instant {
    Date(timeIntervalSince1970: start + seconds)
  }

  /// Creates a dish, which costs €9.90 by default.
  ///
  /// - Parameter id: the dish's id. If it is `nil`, the id is derived from the name.
  public static func dish(
    _ name: String, _ description: String = "", cents: Int64 = 990, kind: String = "Pizzas", id: Dish.ID? = nil
  ) throws -> Dish {
    try Dish(
      id: id ?? Dish.ID(ofDishNamed: name), name: name, description: description, price: Money(minorUnits: cents),
      kind: DishKind(kind))
  }

  /// Creates five dishes in menu order.
  public static func menu() throws -> [Dish] {
    [
      try dish("Chuletón", "Con patatas y piñones", cents: 2490, kind: "Carnes"),
      try dish("nata", "De Ávila, 100% leche", cents: 10, kind: "Postres"),
      try dish("ñoquis dulces", "Con miel", cents: 435, kind: "Postres"),
      try dish("Margarita", "Tomate y albahaca", cents: 990, kind: "Pizzas"),
      try dish("Piña", "Jamón, piña", cents: 1110, kind: "Pizzas"),
    ].sorted { MenuPosition($0) < MenuPosition($1) }
  }

  /// Creates a draft with this id that contains each of the dishes once.
  public static func order(_ id: String, _ dishes: [Dish]) throws -> OrderDraft {
    var order = OrderDraft(id: try Order.ID(id))
    for dish in dishes { try order.add(dish) }
    return order
  }

  /// Creates the id of a user with this name.
  public static func user(_ name: String = "ana") throws -> User.ID { try User.ID(name) }

  /// Returns the draft as an order that was placed `seconds` after the start date of the samples, 2027-01-15 08:00 UTC.
  public static func placed(
    _ draft: OrderDraft, at seconds: Double, to address: String = "Calle del Pez, 3"
  ) throws -> PlacedOrder {
    let delivery = Delivery(address: try Address(address), phone: try PhoneNumber("+34 915 55 12 34"))
    return try draft.placed(Placement(date: date(seconds), delivery: delivery))
  }
}

extension SeedGateway {
  /// Imports these dishes, replacing the whole menu of the restaurant.
  public func seed(_ dishes: [Dish]) async throws(GatewayError) {
    try await seed(dishes.map { .dish($0) }, of: .restaurant)
  }

  /// Imports these records. The import replaces all stored records of the domain, or adds to them if `inPlaceOfAll` is `false`. Returns,
  /// for each record, whether the writer inserted the record.
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
  /// Saves a draft and places it `seconds` after the start date of the samples.
  package func place(_ draft: OrderDraft, at seconds: Double, of user: User.ID) async throws {
    try await saveDraft(draft, of: user, replacing: nil)
    try await place(try Samples.placed(draft, at: seconds), of: user, replacing: draft)
  }
}
