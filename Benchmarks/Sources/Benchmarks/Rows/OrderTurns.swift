import Entities
import Foundation
import Gateways
import SQLiteGateways
import UseCases

/// Fills orders with ten dishes each and places them, with the kit and with its peer. Every step is timed, and both databases must be equal
/// at the end.
struct OrderTurns {
  let adding: Race
  let placing: Race
  /// The duration of an `fsync` during the run, in seconds.
  let sync: Double

  private static let dishesInAnOrder = 10
  private static let address = "Calle del Pez, 3"
  private static let phone = "915 55 12 34"

  static func run(_ bench: Bench, size: Int, orders: Int) async throws -> OrderTurns {
    let paths = (
      kit: try await bench.copyOfMenu(size, named: "kit-orders.sqlite"),
      peer: try await bench.copyOfMenu(size, named: "peer-orders.sqlite")
    )
    defer { for path in [paths.kit, paths.peer] { Workplace.removeDatabase(path) } }
    let store = SQLiteStore(path: paths.kit)
    let peer = try PeerOrders(paths.peer)
    let dishes = try await someDishes(of: store, size)
    let delivery = Delivery(address: try Address(address), phone: try PhoneNumber(phone))
    let date = Date(timeIntervalSince1970: 1_795_000_000)
    let placeOrder = PlaceOrderInteractor(menu: store, orders: store, user: .local, now: { date })

    var syncs = [try Probe.sync(bench.workplace)]
    var adding: (kit: [Double], peer: [Double]) = ([], [])
    var placing: (kit: [Double], peer: [Double]) = ([], [])
    // The first order isn't counted, since it opens the files.
    for number in 0...orders {
      let id = try Order.ID("order-\(number)")
      let add = AddDishToOrderInteractor(menu: store, orders: store, user: .local, makeID: { id })
      var last: PeerOrders.Choice?
      for (position, dish) in dishes.enumerated() {
        let kit = try await Race.seconds { _ = try await add(dish.id, quantity: .one) }
        let choice = PeerOrders.Choice(
          order: id.text, number: Int64(number + 1), position: position, dish: dish.id.text, name: dish.name,
          price: dish.price.minorUnits, total: (last?.total ?? 0) + dish.price.minorUnits)
        let other = try await Race.seconds { try peer.add(choice) }
        last = choice
        if number == 0 { continue }
        adding.kit.append(kit)
        adding.peer.append(other)
      }
      guard let last else { throw Problem("there are no dishes") }
      guard let draft = try await store.draft(of: .local) else { throw Problem("there is no draft") }
      let kit = try await Race.seconds { _ = try await placeOrder(CurrentOrder(order: draft), delivery: delivery) }
      let other = try await Race.seconds {
        try peer.place(
          last, dishes: dishes.map(\.id.text), date: Timestamp.text(date), address: address, phone: phone)
      }
      if number == 0 { continue }
      placing.kit.append(kit)
      placing.peer.append(other)
    }
    syncs.append(try Probe.sync(bench.workplace))
    try SameContents.check(paths.kit, paths.peer, tables: ["orders", "order_line", "stamp"])
    return OrderTurns(
      adding: Race(kit: adding.kit, peer: adding.peer), placing: Race(kit: placing.kit, peer: placing.peer),
      sync: Median.of(syncs))
  }

  /// Returns dishes from all parts of the menu.
  private static func someDishes(of store: SQLiteStore, _ size: Int) async throws -> [Dish] {
    var dishes: [Dish] = []
    for part in 0..<dishesInAnOrder {
      let page = Page(offset: size / dishesInAnOrder * part, limit: 1)
      dishes += try await store.dishes(matching: SearchText(), of: nil, page: page).items
    }
    return dishes
  }
}
