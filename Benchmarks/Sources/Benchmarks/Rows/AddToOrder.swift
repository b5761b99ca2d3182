/// The time until a dish is added to the order and written to the disk.
struct AddToOrder: TableRow {
  let name = "add"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let turns = try await bench.orderTurns(size)
    let race = turns.adding
    return [
      Line(
        "add to order", size: size, race, goal: .ratio(1.2),
        limit: "one fsync: \(Amount.seconds(turns.sync).text)")
    ]
  }
}
