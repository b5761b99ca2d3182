import Entities
import GatewayTesting
import Gateways
import SQLiteGateways
import UseCases

/// The first page as the kit watches it; its store looks for what others committed when this says so.
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

  /// An edit of one of the page's dishes: each in its turn.
  func change(_ number: Int) -> PriceChange {
    let dishes = reading.page.menu.dishes
    let dish = dishes[number % dishes.count]
    return PriceChange(dish: dish.id, price: dish.price.minorUnits + 1)
  }

  /// Waits until the store waits for the time to look.
  func isReady() async { await clock.hasSleepers(1) }

  /// From the moment at which the store looks to what is different.
  mutating func look() async throws {
    // Within a second, which is what the store promises.
    clock.advance(by: .seconds(1))
    guard let next = try await readings.next(isolation: #isolation) else { throw Problem("the readings have ended") }
    reading = next
  }
}
