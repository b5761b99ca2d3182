import Entities
import GatewayTesting
import Gateways
import SQLiteGateways
import UseCases

/// An observation of the menu's first page with the kit. A manual clock determines when the store checks for commits on other connections.
struct KitWatch {
  private(set) var reading: ListReading<MenuPage>
  private var readings: ListReadings<MenuPage>.Iterator
  private let clock: ManualClock

  init(_ path: String) async throws {
    clock = ManualClock()
    let store = SQLiteStore(path: path, clock: clock)
    let watchMenu = WatchMenuInteractor(getMenu: GetMenuInteractor(menu: store), store: store)
    readings = watchMenu().makeAsyncIterator()
    guard let first = try await readings.next(isolation: #isolation) else { throw Problem("there is no first reading") }
    let count = first.page.menu.dishes.count
    if count != Page.defaultLimit { throw Problem("a page of \(count) dishes") }
    reading = first
  }

  /// Returns an edit to one of the page's dishes, a different dish each time.
  func change(_ number: Int) -> PriceChange {
    let dishes = reading.page.menu.dishes
    let dish = dishes[number % dishes.count]
    return PriceChange(dish: dish.id, price: dish.price.minorUnits + 1)
  }

  /// Returns after the store has started to wait for its next check.
  func isReady() async { await clock.hasSleepers(1) }

  /// Starts the store's check, and waits until the changes are available.
  mutating func look() async throws {
    // The store checks at least once a second.
    clock.advance(by: .seconds(1))
    guard let next = try await readings.next(isolation: #isolation) else { throw Problem("the readings have ended") }
    reading = next
  }
}
