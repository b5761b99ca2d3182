import Entities
@testable import Gateways
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var ofWhatIsFound: [StoreBreakage] {
    clause("searching an empty store finds nothing", when: "no hits are an error") {
      $0.gateway.does("found") { (operation) throws(GatewayError) in
        let found: [FoundRecord] = try typed(try await operation.passOn())
        if found.isEmpty { throw .notFound }
        return found
      }
    }
    clause("a search finds records of each kind that contain all words, sorted by rank, name and id") {
      when("hits are sorted by name alone") {
        $0.gateway.finds { found, _ in found.sorted { CollationKey($0.name) < CollationKey($1.name) } }
      }
      when("matches in texts rank like those in titles") {
        $0.gateway.ranksHits { record, search in
          SearchRank(of: search, title: record.searchedTexts.map(\.text).joined(separator: " "))
        }
      }
      when("matches inside words rank like whole words") {
        $0.gateway.ranksHits { record, search in
          let texts = record.searchedTexts
          return SearchRank(
            of: search, title: search.matches(texts.title) ? search.query : "", texts: texts.beyondTitle)
        }
      }
      when("reviews are found by the name of their beer") {
        $0.gateway.ranksHits { record, search in
          SearchRank(of: search, title: record.name, texts: record.searchedTexts.beyondTitle)
        }
      }
      for kind in FoundRecord.Kind.allCases {
        when("hits of the kind \(kind) are missing") {
          $0.gateway.finds { found, _ in found.filter { $0.kind != kind } }
        }
      }
      for kind in [FoundRecord.Kind.dish, .recipe, .beer, .place] {
        when("only titles of the kind \(kind) are searched") {
          $0.gateway.finds { found, search in found.filter { $0.kind != kind || search.matches($0.searchedTexts.title) }
          }
        }
      }
    }
    clause("a search finds records of each kind that contain all words, sorted by rank, name and id") {
      when("beers are not found by their manufacturer") {
        $0.gateway.ranksHits { record, search in
          SearchRank(of: search, record.searchedTexts.filter { $0.field != .manufacturer })
        }
      }
    }
    clause("a search returns the best hits up to the limit") {
      when("one hit too many is returned") {
        $0.gateway.does("found") { (operation) throws(GatewayError) in
          guard case .found(let kind, let search, let limit) = operation.call, limit < .max else {
            return try await operation.passOn()
          }
          return try await operation.asking(.found(kind, search, limit: limit + 1)).passOn()
        }
      }
      when("the first records are returned instead of the best") {
        $0.gateway.does("found") { (operation) throws(GatewayError) in
          guard case .found(let kind, let search, let limit) = operation.call, limit > 0 else {
            return try await operation.passOn()
          }
          let all: [FoundRecord] = try typed(
            try await operation.asking(.found(kind, search, limit: .max)).passOn())
          return Array(all.sorted { $0.id < $1.id }.prefix(limit))
        }
      }
    }
    clause("a search finds the best of more than 200 hits", when: "only a hundred records are searched") {
      $0.gateway.sees("found") { state, _ in for dish in state.menu.all.dropLast(100) { state.menu[dish.id] = nil } }
    }
  }
}

extension BrokenStore {
  /// Makes the store change the results of searches.
  fileprivate mutating func finds(_ change: @escaping @Sendable ([FoundRecord], SearchText) -> [FoundRecord]) {
    answers("found") { (found: [FoundRecord], call) in
      if case .found(_, let search, _) = call { change(found, search) } else { found }
    }
  }

  /// Makes the store rank the hits of a search with `rank`.
  fileprivate mutating func ranksHits(_ rank: @escaping @Sendable (FoundRecord, SearchText) -> SearchRank?) {
    does("found") { (operation) throws(GatewayError) in
      guard case .found(let kind, let search, let limit) = operation.call else { return [FoundRecord]() }
      let all: [FoundRecord] = try typed(
        try await operation.asking(.found(kind, SearchText(), limit: .max)).passOn())
      return Array(all.bestFirst { rank($0, search) }.prefix(max(0, limit)))
    }
  }
}
