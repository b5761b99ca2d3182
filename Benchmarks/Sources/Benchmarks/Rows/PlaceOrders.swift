/// The time until an order of ten dishes is placed and written to the disk.
struct PlaceOrders: TableRow {
  let name = "place"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let turns = try await bench.orderTurns(size)
    let race = turns.placing
    return [
      Line(
        "place order", size: size, race, goal: .ratio(1.2),
        limit: "one fsync: \(Amount.seconds(turns.sync).text)")
    ]
  }
}
