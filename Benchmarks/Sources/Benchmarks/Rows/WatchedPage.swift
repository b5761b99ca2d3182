/// The time from an edit by another process until a screen that observes the page has the new page and its changes.
struct WatchedPage: TableRow {
  let name = "watch"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let turns = try await WatchTurns.run(bench, size: size, edits: bench.shortRounds)
    // The goal is a time that doesn't grow with the menu. The ratio to the peer is only for information.
    let line = Line(
      "change set for one edited dish on an observed page", size: size, turns.watching, goal: nil,
      limit: "SQLite alone: \(Amount.seconds(turns.alone).text)")
    return [line] + Growth.lines("change set", of: name, bench, size: size, seconds: turns.watching.kit)
  }
}
