import Entities
import Gateways
import Synchronization
import UseCases

/// The time to read the first page while the menu is imported again.
struct PageDuringImport: TableRow {
  let name = "page-during-import"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let stores = try await KitStores(bench, size: size, named: "during")
    defer { stores.remove() }
    let seed = try bench.seed(size)
    var lines: [Line] = []
    for (name, store) in stores.all {
      let getMenu = GetMenuInteractor(menu: store)
      let page = { @Sendable in try await getMenu().menu.dishes.count }
      let times = try await Times.measure(rounds: bench.shortRounds, page) {
        try await KitStores.importMenu(seed, into: store)
      }
      let waits = try await Times.measure(rounds: 1) {
        try await Self.change(store)
      } while: {
        try await KitStores.importMenu(seed, into: store)
      }
      lines.append(
        Line(
          "\(name): the longest delay of a change during an import (peer: the import)", size: size,
          kit: .seconds(waits.busy.max() ?? 0), peer: .seconds(waits.work), goal: nil, limit: ""))
      lines += times.lines(
        "\(name): first page during an import", size: size, goals: (.ratio(2), .below(.seconds(0.02))))
    }
    let path = try await bench.copyOfMenu(size, named: "during-peer.sqlite")
    defer { Workplace.removeDatabase(path) }
    guard let pool = try Peers.pool(path) else { return lines }
    let times = try await Times.measure(rounds: bench.shortRounds) {
      try await pool.firstPage(Page.defaultLimit)
    } while: {
      try await pool.replaceMenu()
    }
    return lines
      + times.lines("for comparison, GRDB's pool: first page while the menu is written", size: size, goals: (nil, nil))
  }

  /// Saves a draft and then deletes it. Returns the number of dishes on a full page, because ``Times`` expects a page.
  private static func change(_ store: any Store) async throws -> Int {
    let draft = OrderDraft(id: try Order.ID("draft"))
    try await store.saveDraft(draft, of: .local, replacing: nil)
    try await store.deleteDraft(draft, of: .local)
    return Page.defaultLimit
  }
}

/// The times to read a page, when the store is idle and during other work.
private struct Times {
  let idle: [Double]
  let busy: [Double]
  let work: Double

  static func measure(
    rounds: Int, _ page: @Sendable () async throws -> Int, while work: @escaping @Sendable () async throws -> Void
  ) async throws -> Times {
    let idle = try await times(page, rounds: rounds)
    let isDone = Flag()
    let seconds = Task {
      defer { isDone.raise() }
      return try await Race.seconds(of: work)
    }
    var during: [Double] = []
    while !isDone.isRaised { during += try await times(page, rounds: 1) }
    return Times(idle: idle, busy: during, work: try await seconds.value)
  }

  private static func times(_ page: @Sendable () async throws -> Int, rounds: Int) async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<rounds {
      times.append(try await Race.seconds { if try await page() < Page.defaultLimit { throw Problem("half a page") } })
    }
    return times
  }

  func lines(_ work: String, size: Int, goals: (Goal?, Goal?)) -> [Line] {
    let last = busy.sorted()[busy.count * 99 / 100]
    let limit = "\(busy.count) pages in \(Amount.seconds(self.work).text)"
    return [
      Line(
        "\(work), median (peer: when idle)", size: size, kit: .seconds(Median.of(busy)),
        peer: .seconds(Median.of(idle)), goal: goals.0, limit: limit),
      Line(
        "\(work), 99th percentile", size: size, kit: .seconds(last), peer: nil, goal: goals.1,
        limit: "the slowest: \(Amount.seconds(busy.max() ?? 0).text)"),
    ]
  }
}

private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .relaxed) }

  func raise() { value.store(true, ordering: .relaxed) }
}
