import Entities
import Foundation
import Gateways
import UseCases

/// A catalog of 1,000 manufacturers, 100,000 beers and 1,000,000 reviews: the list with its figures, the sections of one manufacturer,
/// the best beers, and a manufacturer that goes with 1,000 beers and 10,000 reviews.
struct Beers: TableRow {
  let name = "beers"
  private static let bestCount = 50

  func sizes(of asked: [Int]) -> [Int] { [BeerMaker.reviews] }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let (path, peerPath) = (bench.workplace.path("beers.sqlite"), bench.workplace.path("beers-peer.sqlite"))
    let (store, peer) = (SQLiteStore(path: path), try Peers.beers(peerPath))
    let beers = try await fill(store)
    try addReviews(of: beers, to: path)
    try peer?.fill(try manufacturers(), beers, reviews(of: beers))
    let maker = try id(of: 0)
    let all = Page(limit: BeerMaker.manufacturers)
    let sorting = BeerSorting(.measure(.alcohol))

    let found = try await store.manufacturers(matching: SearchText(), page: all).items
    if let theirs = try peer?.manufacturers(),
      found.map(\.beerCount) != theirs.map(\.beers) || found.map(\.reviewCount) != theirs.map(\.reviews)
    {
      throw Problem("the figures of the manufacturers differ")
    }
    let list = try await Race.run(rounds: bench.options.rounds, against: peer) {
      let page = try await store.manufacturers(matching: SearchText(), page: all)
      if page.items.count != BeerMaker.manufacturers { throw Problem("\(page.items.count) manufacturers") }
    } peer: { peer in
      if try peer.manufacturers().count != BeerMaker.manufacturers { throw Problem("not all manufacturers") }
    }

    let mine = try await store.beers(of: maker, matching: SearchText(), sortedBy: sorting, page: all).items
    if let theirs = try peer?.beers(of: maker.text), mine.map(\.beer.name) != theirs.map(\.name) {
      throw Problem("the sections differ")
    }
    let sections = try await Race.run(rounds: bench.shortRounds, against: peer) {
      let page = try await store.beers(of: maker, matching: SearchText(), sortedBy: sorting, page: all)
      if BeerList(ordered: page.items.map(\.beer)).sections.count != 12 { throw Problem("not twelve sections") }
    } peer: { peer in
      let beers = try peer.beers(of: maker.text)
      if Dictionary(grouping: beers, by: \.type).count != 12 { throw Problem("not twelve sections") }
    }

    let best = try await store.bestBeers(page: Page(limit: Self.bestCount)).items
    if let theirs = try peer?.best(Self.bestCount), best.map(\.beer.name) != theirs { throw Problem("the best differ") }
    let bests = try await Race.run(rounds: bench.options.rounds, against: peer) {
      _ = try await store.bestBeers(page: Page(limit: Self.bestCount))
    } peer: { peer in
      _ = try peer.best(Self.bestCount)
    }

    let loneDeletion = try await deletions(store, peer, of: 0..<6)
    try peer?.keepFigures()
    let deletion = try await deletions(store, peer, of: 6..<12)
    return [
      line("manufacturers with their figures", list), line("sections of 1,000 beers, by strength", sections),
      line("the 50 best beers", bests),
      line("a manufacturer goes, with 1,000 beers and 10,000 reviews; peer: keeps no figures", loneDeletion, goal: nil),
      line("a manufacturer goes; peer: keeps the same figures and orders", deletion, goal: .ratio(1.2)),
    ]
  }

  private func line(_ work: String, _ race: Race, goal: Goal? = .ratio(0.8)) -> Line {
    Line(work, size: BeerMaker.reviews, race, goal: goal)
  }

  /// Each turn another of the large manufacturers.
  private func deletions(_ store: SQLiteStore, _ peer: (any BeersPeer)?, of makers: Range<Int>) async throws -> Race {
    var (turn, peerTurn) = (makers.lowerBound, makers.lowerBound)
    return try await Race.run(rounds: makers.count - 1, against: peer) {
      let maker = try id(of: turn)
      turn += 1
      let expected = try await store.manufacturer(maker)
      if expected.beerCount != 1000 || expected.reviewCount != 10_000 { throw Problem("not 1,000 beers: \(expected)") }
      try await store.deleteManufacturer(expected)
    } peer: { peer in
      try peer.delete(try id(of: peerTurn).text)
      peerTurn += 1
    }
  }

  private func id(of number: Int) throws -> Manufacturer.ID {
    let name = BeerMaker.manufacturer(number).name
    guard let id = Manufacturer.ID(ofManufacturerNamed: name) else { throw Problem("\(name) has no id") }
    return id
  }

  private func beer(_ number: Int) throws -> Beer {
    let made = BeerMaker.beer(number)
    let maker = try id(of: made.maker)
    guard let id = Beer.ID(ofBeerNamed: made.name, of: maker) else { throw Problem("\(made.name) has no id") }
    return try Beer(
      id: id, of: maker, name: made.name, type: BeerType(made.type),
      measures: made.measures)
  }

  private func manufacturer(_ number: Int) throws -> Manufacturer {
    let made = BeerMaker.manufacturer(number)
    return try Manufacturer(name: made.name, origin: made.isNational ? .national : .imported)
  }

  private func manufacturers() throws -> [Manufacturer] { try (0..<BeerMaker.manufacturers).map(manufacturer) }

  /// Puts the manufacturers and their beers into a store, and returns the beers.
  @discardableResult func fill(_ store: SQLiteStore) async throws -> [Beer] {
    let manufacturers = try manufacturers()
    let beers = try (0..<BeerMaker.beers).map(beer)
    try await store.importSeed(.beers) { (writer) throws(GatewayError) in
      for manufacturer in manufacturers { _ = try writer.insert(.manufacturer(manufacturer, photos: [])) }
      for beer in beers { _ = try writer.insert(.beer(beer, photos: [])) }
      return .commit(())
    }
    return beers
  }

  private func reviews(of beers: [Beer]) -> some Sequence<PeerReview> {
    (0..<BeerMaker.reviews).lazy.map { number in
      let review = BeerMaker.review(number)
      let date = Timestamp.text(Date(timeIntervalSince1970: Double(review.date)))
      return PeerReview(
        id: review.id, beerId: beers[review.beer].id.text, score: review.score, text: "Rica", date: date)
    }
  }

  /// Adds the reviews in one transaction: a million calls would wait for the disk a million times.
  private func addReviews(of beers: [Beer], to path: String) throws {
    let database = try CDatabase(path)
    let insert = try database.prepare("INSERT INTO review (id, beer, score, text, date) VALUES (?, ?, ?, ?, ?)")
    try database.run("BEGIN")
    for review in reviews(of: beers) {
      try insert.run([
        .text(review.id), .text(review.beerId), .integer(Int64(review.score)), .text(review.text), .text(review.date),
      ])
    }
    try database.run("COMMIT")
  }
}
