import Entities
import Gateways
import SQLiteGateways
import UseCases

/// The time to read the first page of the menu as an app does: fifty dishes in sections.
struct FirstPage: TableRow {
  let name = "page"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = try await bench.menu(size)
    let getMenu = GetMenuInteractor(menu: SQLiteStore(path: path))
    let peer = try Peers.menu(path)
    let race = try await Race.run(rounds: bench.shortRounds, against: peer) {
      let menu = try await getMenu().menu
      try check(menu.sections.reduce(0) { $0 + $1.dishes.count })
    } peer: { peer in
      try check(try peer.firstPage(Page.defaultLimit).reduce(0) { $0 + $1.dishes.count })
    }
    let alone = try SQLiteAlone.seconds(path, SQLiteAlone.firstPage, rounds: bench.shortRounds)
    let page = Line(
      "first page of the menu", size: size, race, goal: .ratio(0.85),
      limit: "SQLite alone: \(Amount.seconds(alone).text)")
    return [page] + Growth.lines("first page", of: name, bench, size: size, seconds: race.kit)
  }

  private func check(_ count: Int) throws {
    if count != Page.defaultLimit { throw Problem("a page of \(count) dishes") }
  }
}
