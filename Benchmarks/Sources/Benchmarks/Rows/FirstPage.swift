import Entities
import Gateways
import UseCases

/// What an app shows first: fifty dishes in sections.
struct FirstPage: TableRow {
  let name = "page"
  private static let small = 10_000
  private static let large = 1_000_000

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = try await bench.menu(size)
    let getMenu = GetMenuInteractor(menu: SQLiteStore(path: path))
    let peer = try PeerMenu(path)
    let race = try await Race.run(rounds: bench.shortRounds) {
      try check(try await getMenu(matching: SearchText(), of: nil, page: .first).menu.dishes.count)
    } peer: {
      try check(try peer.firstPage(Page.defaultLimit).reduce(0) { $0 + $1.dishes.count })
    }
    bench.kitTimes[name, default: [:]][size] = race.kit
    let alone = try SQLiteAlone.seconds(
      path, "SELECT id, name, description, price, currency, kind FROM dish ORDER BY position LIMIT 51",
      rounds: bench.shortRounds)
    let page = Line(
      "first page of the menu", size: size, kit: .seconds(race.kit), peer: .seconds(race.peer), goal: .ratio(0.8),
      limit: "SQLite alone \(Amount.seconds(alone).text)")
    return [page] + growth(bench, size)
  }

  /// The page must not depend on how long the menu is.
  private func growth(_ bench: Bench, _ size: Int) -> [Line] {
    guard size == Self.large, let small = bench.kitTimes[name]?[Self.small], let large = bench.kitTimes[name]?[size]
    else { return [] }
    return [
      Line(
        "first page, a million to ten thousand (as peer)", size: size, kit: .seconds(large), peer: .seconds(small),
        goal: .ratio(1.5), limit: "no difference")
    ]
  }

  private func check(_ count: Int) throws {
    if count != Page.defaultLimit { throw Problem("a page of \(count) dishes") }
  }
}
