import Entities
import Foundation
import Gateways
import Synchronization
import UseCases

/// The time per order when 64 concurrent users each add a dish and place an order, compared with the time for one user.
struct OrdersAtOnce: TableRow {
  let name = "orders-at-once"
  private static let users = 64

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let stores = try await KitStores(bench, size: size, named: "orders")
    defer { stores.remove() }
    let date = Date(timeIntervalSince1970: 1_795_000_000)
    let delivery = Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("915 55 12 34"))
    let dish = try await stores.all[0].store.dishes(matching: SearchText(), of: nil, page: .first).items[0].id
    var lines: [Line] = []
    var database: Race?
    for (name, store) in stores.all {
      // Each change rewrites the whole JSON file, including the menu.
      let orders = name == "JSON file" ? Self.users * 2 : Self.users * 20
      let race = try await Self.race(bench, orders) { user, id in
        let (user, id) = (try User.ID(user), try Order.ID(id))
        let add = AddDishToOrderInteractor(menu: store, orders: store, user: user, makeID: { id })
        let place = PlaceOrderInteractor(menu: store, orders: store, user: user, now: { date })
        let draft = try await add(dish, quantity: .one)
        _ = try await place(CurrentOrder(order: draft), delivery: delivery)
      }
      let goal: Goal? = name == "database" ? .ratio(1 / 3) : name == "JSON file" ? .ratio(1 / 8) : nil
      lines.append(Line("\(name): one order, with 64 concurrent users (peer: one user)", size: size, race, goal: goal))
      database = database ?? race
    }
    let path = try await bench.copyOfMenu(size, named: "orders-peer.sqlite")
    defer { Workplace.removeDatabase(path) }
    guard let database, let pool = try Peers.pool(path) else { return lines }
    let race = try await Self.race(bench, Self.users * 20) { user, id in
      try await pool.order(id, of: user, dish.text, at: Timestamp.text(date))
    }
    return lines + [
      Line(
        "for comparison, GRDB's pool with bare statements: one order, with 64 concurrent users (peer: one user)",
        size: size, race, goal: nil),
      Line(
        "database: one order, with 64 concurrent users, peer: GRDB's pool with bare statements", size: size,
        Race(kit: database.kit, peer: race.kit), goal: .ratio(2)),
    ]
  }

  /// Times 64 users (the kit's side) and one user (the peer's side), both in seconds per order.
  private static func race(
    _ bench: Bench, _ orders: Int, _ order: @escaping @Sendable (_ user: String, _ id: String) async throws -> Void
  ) async throws -> Race {
    let round = Mutex(0)
    func next() -> Int {
      round.withLock {
        $0 += 1
        return $0
      }
    }
    let race = try await Race.run(rounds: bench.options.rounds) {
      let round = next()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for user in 0..<users {
          group.addTask {
            for number in 0..<(orders / users) { try await order("user-\(user)", "order-\(round)-\(number)") }
          }
        }
        try await group.waitForAll()
      }
    } peer: {
      let round = next()
      for number in 0..<(orders / 4) { try await order("alone", "order-\(round)-\(number)") }
    }
    return race.divided(by: orders, orders / 4)
  }
}
