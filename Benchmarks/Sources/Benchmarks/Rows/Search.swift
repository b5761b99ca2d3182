import Entities
import Gateways
import SQLiteGateways
import UseCases

/// The time to find the first fifty results of a search, compared with a scan of the folded text with `LIKE`.
struct Search: TableRow {
  let name = "search"

  /// The queries, each with a description.
  private static let long = [
    ("bacalao", "a common word"), ("con", "three letters, in every name"), (Vocabulary.rarity, "a rare word"),
    ("wasabi", "absent"), ("450", "a number"), ("crema de calabaza a la sidra", "several words"),
    ("azafrán con piñones", "several words, accents"), ("de la casa con", "common words"),
    ("con de la", "common letters, few hits"),
  ]
  private static let short = [
    ("a", "one letter"), ("w", "one letter, absent"), ("aj", "two letters"), ("xq", "two letters, absent"),
  ]

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = try await bench.menu(size)
    let sides = Sides(
      getMenu: GetMenuInteractor(menu: SQLiteStore(path: path)), peer: try Peers.menu(path),
      rounds: max(5, bench.shortRounds * 10_000 / size))
    var lines: [Line] = []
    for (query, what) in Self.long { lines.append(try await sides.long(query, what, size)) }
    lines += Self.summary(lines)
    for (query, what) in Self.short { lines += try await sides.short(query, what, size) }
    return lines
  }

  /// Returns a line with the median of the long searches, and a line with the slowest one.
  private static func summary(_ lines: [Line]) -> [Line] {
    guard let worst = lines.max(by: { $0.kit.number < $1.kit.number }) else { return [] }
    let kit = Median.of(lines.map(\.kit.number))
    let peers = lines.compactMap(\.peer?.number)
    return [
      Line(
        "searches of 3 letters or more: median of \(lines.count)", size: worst.size, kit: .seconds(kit),
        peer: peers.isEmpty ? nil : .seconds(Median.of(peers)), goal: worst.goal, limit: ""),
      Line(
        "searches of 3 letters or more: the slowest", size: worst.size, kit: worst.kit, peer: worst.peer,
        goal: worst.goal, limit: ""),
    ]
  }
}

private struct Sides {
  let getMenu: GetMenuInteractor
  let peer: (any MenuPeer)?
  let rounds: Int

  /// Compares the kit with a full scan. Also measures a scan that stops at the 51st hit.
  func long(_ query: String, _ what: String, _ size: Int) async throws -> Line {
    let search = SearchText(query)
    let hits = try await compareHits(search)
    let race = try await race(search) { _ = try $0.count(search) }
    var limit = "\(hits) hits"
    if let peer {
      let early = try await Race.run(rounds: rounds) {
        _ = try peer.scan(for: search, limit: Page.defaultLimit)
      } peer: {
      }
      limit += "; a scan up to the 51st hit takes \(Amount.seconds(early.kit).text)"
    }
    let goal: Goal? =
      switch size {
      case 100_000: .ratio(0.1)
      case 1_000_000: .below(.seconds(0.015))
      default: nil
      }
    return Line("search “\(query)” (\(what))", size: size, race, goal: goal, limit: limit)
  }

  /// Compares the kit with a peer that uses the kit's ranking, and with a scan that stops at the 51st hit and ranks nothing.
  func short(_ query: String, _ what: String, _ size: Int) async throws -> [Line] {
    let search = SearchText(query)
    let hits = "\(try await compareHits(search)) hits"
    let ranked = try await race(search) { _ = try $0.ranked(for: search, limit: Page.defaultLimit) }
    let work = "search “\(query)” (\(what))"
    if peer == nil { return [Line(work, size: size, ranked, goal: nil, limit: hits)] }
    let scanned = try await race(search) { _ = try $0.scan(for: search, limit: Page.defaultLimit) }
    return [
      Line("\(work), peer: ranking in SQL", size: size, ranked, goal: .ratio(1.2), limit: hits),
      Line("\(work), peer: scan up to the 51st hit, unranked", size: size, scanned, goal: nil, limit: hits),
    ]
  }

  private func race(_ search: SearchText, peer work: (any MenuPeer) throws -> Void) async throws -> Race {
    try await Race.run(rounds: rounds, against: peer) {
      _ = try await getMenu(matching: search, of: nil, page: .first)
    } peer: {
      try work($0)
    }
  }

  /// Returns the number of results, after checking the first page. The kit and the peer must find the same results, in the order of the
  /// kit's rank.
  private func compareHits(_ search: SearchText) async throws -> Int {
    let found = try await getMenu(matching: search, of: nil, page: .first)
    let kit = found.menu.dishes
    if let wrong = kit.first(where: { !$0.matches(search) }) {
      throw Problem("a search for \(search.query) finds \(wrong.name)")
    }
    guard let peer else { return found.hasMore ? try await countHits(search) : kit.count }
    let hits = try peer.scan(for: search, limit: SearchText.rankingLimit + 1).flatMap(\.dishes)
    let best = search.bestFirst(hits, title: \.name) { [$0.description] }.prefix(Page.defaultLimit).map(\.id)
    let ranked = try peer.ranked(for: search, limit: Page.defaultLimit).flatMap(\.dishes).map(\.id)
    if best != ranked { throw Problem("the peer ranks the hits of \(search.query) differently") }
    // The sections of a menu change the order of the results, so only the sets are compared.
    if Set(kit.map(\.id.text)) != Set(best) {
      throw Problem("a search for \(search.query) finds \(kit.count) here, \(best.count) there")
    }
    return try peer.count(search)
  }

  private func countHits(_ search: SearchText) async throws -> Int {
    try await getMenu(matching: search, of: nil, page: Page(limit: Page.maximum)).menu.dishes.count
  }
}
