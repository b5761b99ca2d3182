import Entities

/// Changes the prices of the dishes on the first page one after another, and times how long the kit and its peer take to observe each
/// change.
struct WatchTurns {
  let watching: Race
  /// The time in seconds that SQLite alone takes to step through the page after an edit. The commit on another connection invalidates the
  /// cache, as it does for the kit and its peer.
  let alone: Double

  static func run(_ bench: Bench, size: Int, edits: Int) async throws -> WatchTurns {
    let path = try await bench.copyOfMenu(size, named: "watched.sqlite")
    defer { Workplace.removeDatabase(path) }
    var kit = try await KitWatch(path)
    var peer = try await Peers.watch(path)
    // A separate connection acts like another process, so the observed store must detect the edit.
    let edit = try CDatabase(path).prepare("UPDATE dish SET price = ? WHERE id = ?")
    let page = try CDatabase(path).prepare(SQLiteAlone.firstPage)

    var times: (kit: [Double], peer: [Double], alone: [Double]) = ([], [], [])
    // The first edit warms up caches and isn't counted.
    for number in 0...edits {
      let change = kit.change(number)
      try edit.run([.integer(change.price), .text(change.dish.text)])

      await kit.isReady()
      let before = (kit: kit.reading, peer: peer?.dishes)
      let seconds = (
        kit: try await Race.seconds { try await kit.look() },
        peer: try await Race.seconds { try await peer?.look() },
        alone: try await Race.seconds { try page.run() }
      )
      try change.check(kit.reading, after: before.kit)
      if let peer, let dishes = before.peer { try change.check(peer.dishes, peer.difference, after: dishes) }
      if number == 0 { continue }
      times.kit.append(seconds.kit)
      if peer != nil { times.peer.append(seconds.peer) }
      times.alone.append(seconds.alone)
    }
    return WatchTurns(watching: Race(kit: times.kit, peer: times.peer), alone: Median.of(times.alone))
  }
}
