import Entities
import Gateways
import SQLiteGateways
import UseCases

/// The time to read all dishes as values, compared with `Codable` records and with rows decoded by hand.
struct WholeMenu: TableRow {
  let name = "menu"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = try await bench.menu(size)
    let getMenu = GetMenuInteractor(menu: SQLiteStore(path: path))
    let peer = try Peers.menu(path)
    let whole = Page(limit: Page.maximum)
    let readWithKit = {
      try check(try await getMenu(matching: SearchText(), of: nil, page: whole).menu.sections.map(\.dishes.count), size)
    }
    let codable = try await Race.run(rounds: bench.options.rounds, against: peer, kit: readWithKit) { peer in
      try check(try peer.all().map(\.dishes.count), size)
    }
    let byHand = try await Race.run(rounds: bench.options.rounds, against: peer, kit: readWithKit) { peer in
      try check(try peer.allDecodedByHand().map(\.dishes.count), size)
    }
    let alone = try SQLiteAlone.seconds(
      path, "SELECT id, name, description, price, currency, kind FROM dish ORDER BY position",
      rounds: bench.options.rounds)
    let copied = Double(Workplace.size(of: try bench.seed(size))) / bench.probe.copySpeed
    let limit = "SQLite alone: \(Amount.seconds(alone).text), copying its text: \(Amount.seconds(copied).text)"
    return [("Codable records", codable, 0.8), ("rows decoded by hand", byHand, 1.2)].map { peer, race, goal in
      Line(
        "whole menu, peer: \(peer)", size: size, race,
        // The goals apply only to a menu of a hundred thousand dishes.
        goal: size == 100_000 ? .ratio(goal) : nil, limit: limit)
    }
  }

  private func check(_ counts: [Int], _ size: Int) throws {
    if counts.reduce(0, +) != size { throw Problem("a menu of \(counts.reduce(0, +)) dishes") }
  }
}
