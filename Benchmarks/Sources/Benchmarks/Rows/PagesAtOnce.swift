import Entities
import Gateways
import UseCases

/// The time per first page when four tasks read concurrently, compared with the time for one task.
struct PagesAtOnce: TableRow {
  let name = "pages-at-once"
  private static let tasks = 4

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let stores = try await KitStores(bench, size: size, named: "at-once")
    defer { stores.remove() }
    let pages = bench.shortRounds * 20
    var lines: [Line] = []
    for (name, store) in stores.all {
      let getMenu = GetMenuInteractor(menu: store)
      let race = try await Self.race(bench, pages) {
        _ = try await getMenu()
      }
      let work = "\(name): first page, read by four tasks (peer: one task)"
      lines.append(Self.line(work, size: size, race, .ratio(0.625)))
    }
    let path = try await bench.copyOfMenu(size, named: "at-once-peer.sqlite")
    defer { Workplace.removeDatabase(path) }
    guard let pool = try Peers.pool(path) else { return lines }
    let race = try await Self.race(bench, pages) { _ = try await pool.firstPage(Page.defaultLimit) }
    let work = "for comparison, GRDB's pool: first page, read by four tasks (peer: one task)"
    return lines + [Self.line(work, size: size, race, nil)]
  }

  private static func line(_ work: String, size: Int, _ race: Race, _ goal: Goal?) -> Line {
    Line(work, size: size, race, goal: goal, limit: "two cores: 0.50")
  }

  /// Times four tasks (the kit's side) and one task (the peer's side). Both sides read the same number of pages.
  private static func race(
    _ bench: Bench, _ pages: Int, _ page: @escaping @Sendable () async throws -> Void
  ) async throws -> Race {
    let race = try await Race.run(rounds: bench.options.rounds) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<tasks { group.addTask { for _ in 0..<(pages / tasks) { try await page() } } }
        try await group.waitForAll()
      }
    } peer: {
      for _ in 0..<pages { try await page() }
    }
    return race.divided(by: pages, pages)
  }
}
