import Entities
import Gateways
import UseCases

/// The first fifty hits of a search, against a scan of the folded texts with `LIKE`.
struct Search: TableRow {
  let name = "search"

  /// What is looked for, and what kind of search that is.
  private static let long = [
    ("bacalao", "a common word"), ("con", "three letters, in every name"), (Vocabulary.rarity, "a rare word"),
    ("wasabi", "absent"), ("450", "a number"), ("crema de calabaza a la sidra", "several words"),
    ("azafrán con piñones", "several words, accents"), ("de la casa con", "common words"),
    ("con de la", "common letters, few hits"),
  ]
  private static let short = [("a", "one letter"), ("w", "one letter, absent"), ("aj", "two"), ("xq", "two, absent")]

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = try await bench.menu(size)
    let sides = Sides(
      getMenu: GetMenuInteractor(menu: SQLiteStore(path: path)), peer: try PeerMenu(path),
      rounds: max(5, bench.shortRounds * 10_000 / size))
    var lines: [Line] = []
    for (query, what) in Self.long { lines.append(try await sides.long(query, what, size)) }
    lines += Self.summary(lines)
    for (query, what) in Self.short { lines.append(try await sides.short(query, what, size)) }
    return lines
  }

  /// The middle and the worst of the long searches.
  private static func summary(_ lines: [Line]) -> [Line] {
    guard let worst = lines.max(by: { $0.kit.number < $1.kit.number }) else { return [] }
    let kit = Median.of(lines.map(\.kit.number))
    let peer = Median.of(lines.compactMap(\.peer?.number))
    return [
      Line(
        "search, 3 letters or more: median of \(lines.count)", size: worst.size, kit: .seconds(kit),
        peer: .seconds(peer), goal: worst.goal, limit: ""),
      Line(
        "search, 3 letters or more: the slowest", size: worst.size, kit: worst.kit, peer: worst.peer,
        goal: worst.goal, limit: ""),
    ]
  }
}

private struct Sides {
  let getMenu: GetMenuInteractor
  let peer: PeerMenu
  let rounds: Int

  /// Against a scan to the end, which is what was promised; a scan that ends at the fiftieth hit is told beside it.
  func long(_ query: String, _ what: String, _ size: Int) async throws -> Line {
    let search = SearchText(query)
    let hits = try await compareHits(search)
    let race = try await Race.run(rounds: rounds) {
      _ = try await getMenu(matching: search, of: nil, page: .first)
    } peer: {
      _ = try peer.count(search.folded)
    }
    let early = try await Race.run(rounds: rounds) {
      _ = try peer.scan(for: search.folded, limit: Page.defaultLimit)
    } peer: {
    }
    let goal: Goal? =
      switch size {
      case 100_000: .ratio(0.1)
      case 1_000_000: .below(.seconds(0.015))
      default: nil
      }
    return Line(
      "search “\(query)” (\(what))", size: size, kit: .seconds(race.kit), peer: .seconds(race.peer), goal: goal,
      limit: "\(hits) hits; a scan up to the 51st \(Amount.seconds(early.kit).text)")
  }

  /// Against a scan that may end early, as the kit's does.
  func short(_ query: String, _ what: String, _ size: Int) async throws -> Line {
    let search = SearchText(query)
    let hits = try await compareHits(search)
    let race = try await Race.run(rounds: rounds) {
      _ = try await getMenu(matching: search, of: nil, page: .first)
    } peer: {
      _ = try peer.scan(for: search.folded, limit: Page.defaultLimit)
    }
    return Line(
      "search “\(query)” (\(what)), peer: scan up to the 51st", size: size, kit: .seconds(race.kit),
      peer: .seconds(race.peer), goal: .ratio(1), limit: "\(hits) hits")
  }

  /// Both sides must find the same, best first; the kit's menu puts that into sections. Answers how many there are.
  private func compareHits(_ search: SearchText) async throws -> Int {
    let kit = try await getMenu(matching: search, of: nil, page: .first).menu.dishes.map(\.id.text)
    let hits = try peer.scan(for: search.folded, limit: SearchText.mostRanked + 1).flatMap(\.dishes)
    let ranked = search.bestFirst(hits, title: \.name) { [$0.description] }
    let peer = ranked.prefix(Page.defaultLimit).map(\.id)
    if Set(kit) != Set(peer) {
      throw Problem("a search for \(search.query) finds \(kit.count) here, \(peer.count) there")
    }
    return try self.peer.count(search.folded)
  }
}
