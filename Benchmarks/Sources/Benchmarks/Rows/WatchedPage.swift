/// What a screen that shows the menu waits for when somebody else edits a dish: the page, and what is different in it.
struct WatchedPage: TableRow {
  let name = "watch"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let turns = try await WatchTurns.run(bench, size: size, edits: bench.shortRounds)
    // The goal is that the time does not grow; what it is beside a peer's is told and no more.
    let line = Line(
      "change set for one edited dish in a watched page", size: size, turns.watching, goal: nil,
      limit: "SQLite alone \(Amount.seconds(turns.alone).text)")
    return [line] + Growth.lines("change set", of: name, bench, size: size, seconds: turns.watching.kit)
  }
}
