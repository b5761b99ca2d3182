import Entities
import Gateways
import SQLiteGateways
import UseCases

/// Measures a catalog of 1,000 manufacturers, 100,000 beers and 1,000,000 reviews, or a proportionally smaller one if requested. The rows
/// measure the list of manufacturers with their totals, the sections of one manufacturer, the best beers, and the deletion of a
/// manufacturer with 1,000 beers and 10,000 reviews.
struct Beers: TableRow {
  let name = "beers"
  private static let bestCount = 50

  func sizes(of asked: [Int]) -> [Int] { size(of: asked, atMost: 1_000_000) }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let catalog = BeerCatalog(BeerMaker(beers: size / 10))
    let made = catalog.made
    let (path, peerPath) = (bench.workplace.path("beers.sqlite"), bench.workplace.path("beers-peer.sqlite"))
    let (store, peer) = (SQLiteStore(path: path), try Peers.beers(peerPath))
    let beers = try await catalog.fill(store)
    try catalog.addReviews(of: beers, to: path)
    try peer?.fill(try catalog.manufacturers(), beers, catalog.reviews(of: beers))
    let maker = try catalog.id(of: 0)
    let all = Page(limit: max(made.manufacturers, made.beersOfLarge))
    let sorting = BeerSorting(.measure(.alcohol))

    let found = try await store.manufacturers(matching: SearchText(), page: all).items
    if let theirs = try peer?.manufacturers(),
      found.map(\.beerCount) != theirs.map(\.beers) || found.map(\.reviewCount) != theirs.map(\.reviews)
    {
      throw Problem("the totals of the manufacturers differ")
    }
    let list = try await Race.run(rounds: bench.options.rounds, against: peer) {
      let page = try await store.manufacturers(matching: SearchText(), page: all)
      if page.items.count != made.manufacturers { throw Problem("\(page.items.count) manufacturers") }
    } peer: { peer in
      if try peer.manufacturers().count != made.manufacturers { throw Problem("not all manufacturers") }
    }

    let types = min(BeerMaker.types, made.beersOfLarge)
    let mine = try await store.beers(of: maker, matching: SearchText(), sortedBy: sorting, page: all).items
    if let theirs = try peer?.beers(of: maker.text), mine.map(\.beer.name) != theirs.map(\.name) {
      throw Problem("the sections differ")
    }
    let sections = try await Race.run(rounds: bench.shortRounds, against: peer) {
      let page = try await store.beers(of: maker, matching: SearchText(), sortedBy: sorting, page: all)
      if BeerList(ordered: page.items.map(\.beer)).sections.count != types { throw Problem("not \(types) sections") }
    } peer: { peer in
      let beers = try peer.beers(of: maker.text)
      if Dictionary(grouping: beers, by: \.type).count != types { throw Problem("not \(types) sections") }
    }

    let best = try await store.bestBeers(page: Page(limit: Self.bestCount)).items
    if let theirs = try peer?.best(Self.bestCount), best.map(\.beer.name) != theirs {
      throw Problem("the best beers differ")
    }
    let bests = try await Race.run(rounds: bench.options.rounds, against: peer) {
      _ = try await store.bestBeers(page: Page(limit: Self.bestCount))
    } peer: { peer in
      _ = try peer.best(Self.bestCount)
    }

    let loneDeletion = try await deletions(catalog, store, peer, of: 0..<6)
    try peer?.keepFigures()
    let deletion = try await deletions(catalog, store, peer, of: 6..<12)
    func line(_ work: String, _ race: Race, goal: Goal? = .ratio(0.8)) -> Line {
      Line(work, size: size, race, goal: goal)
    }
    return [
      line("manufacturers with their totals", list),
      line("sections of a manufacturer with \(made.beersOfLarge) beers, by strength", sections),
      line("the 50 best beers", bests),
      line(
        "deleting a manufacturer with \(made.beersOfLarge) beers and \(made.reviewsOfLarge) reviews "
          + "(peer: without totals)",
        loneDeletion, goal: nil),
      line("deleting a manufacturer (peer: with the same totals and sort orders)", deletion, goal: .ratio(1.2)),
    ]
  }

  /// Measures deletions of large manufacturers, each time of a different one.
  private func deletions(
    _ catalog: BeerCatalog, _ store: SQLiteStore, _ peer: (any BeersPeer)?, of makers: Range<Int>
  ) async throws -> Race {
    let made = catalog.made
    var (turn, peerTurn) = (makers.lowerBound, makers.lowerBound)
    return try await Race.run(rounds: makers.count - 1, against: peer) {
      let maker = try catalog.id(of: turn)
      turn += 1
      let expected = try await store.manufacturer(maker)
      if expected.beerCount != made.beersOfLarge || expected.reviewCount != made.reviewsOfLarge {
        throw Problem("not \(made.beersOfLarge) beers: \(expected)")
      }
      try await store.deleteManufacturer(expected)
    } peer: { peer in
      try peer.delete(try catalog.id(of: peerTurn).text)
      peerTurn += 1
    }
  }
}
