import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofBeers: [StoreBreakage] {
    readingBeers
    findingBeers
    addingBeers
    replacingBeers
    deletingBeers
    bestBeers
    clause("beers and their pictures survive a restart") {
      when("the measures are lost") { $0.reopened.showsBeers { $0.but(measures: [:]) } }
    }
    clause("a store without free space returns beers but refuses new ones") {
      when("the last beer is missing without free space") {
        $0.reopened.lists("beers") { (all: [RatedBeer], _) in all.dropLast() }
      }
    }
    clause("20 concurrently added beers are all stored with their pictures and correct counts") {
      when("the last addition is lost") { $0.gateway.forgets("addBeer", at: 20) }
      when("the last addition is refused") { $0.gateway.refuses("addBeer", with: .busy(what: "memory"), at: 20) }
      when("two beers are counted as one") { $0.gateway.showsFigures { $0.but(beers: min($0.beerCount, 19)) } }
      when("the picture that all beers share is deleted") {
        $0.gateway.picturesGo(after: "addBeer") { before, call in
          guard case .addBeer(let beer) = call, before.beers.beers.count == 19 else { return [] }
          return beer.album.photos.filter { before.beers.photoUses[$0] == 19 }
        }
      }
    }
  }

  @Breakages private static var readingBeers: [StoreBreakage] {
    clause("a store without beers returns an empty list and finds no beer") {
      when("the best beers always report a next page") { $0.gateway.continues("bestBeers") { _, _ in true } }
    }
    clause("a stored beer is returned unchanged, including its cover and the order of its pictures") {
      when("the first picture is always the cover") { $0.gateway.showsBeers { $0.but(album: $0.album.withoutCover) } }
      when("the pictures are sorted by id") { $0.gateway.showsBeers { $0.but(album: $0.album.inNoOrder) } }
      when("beers in lists have no pictures") { $0.gateway.showsBeers(in: ["beers"]) { $0.but(album: .empty) } }
      when("the alcohol content is rounded") {
        $0.gateway.showsBeers { $0.but(measures: $0.measures.but(.alcohol, $0.alcohol.map { $0 / 10 * 10 })) }
      }
      when("0 calories become unknown") {
        $0.gateway.showsBeers { $0.but(measures: $0.measures.filter { $0.value != 0 }) }
      }
      when("unknown calories become 0") {
        $0.gateway.showsBeers { $0.but(measures: $0.measures.but(.calories, $0.calories ?? 0)) }
      }
    }
    sortingBeers
  }

  @Breakages private static var findingBeers: [StoreBreakage] {
    clause("the beer list of a manufacturer contains exactly the manufacturer's beers") {
      when("the beers of all manufacturers are returned") {
        $0.gateway.asks("beers") { $0.everything.searching($0.search).at($0.page) }
      }
      when("an unknown manufacturer is not found") {
        $0.gateway.refuses("beers", with: .notFound) { state, call in
          call.maker.map { state.beers.manufacturers[$0] == nil } ?? false
        }
      }
    }
    clause("a sorted beer search matches all words in any field, ignoring case and accents") {
      when("words must be adjacent as in the query") {
        $0.gateway.findsBeers { beer, isTheirs, search in isTheirs && search.isTyped(in: [beer.name, beer.type.name]) }
      }
      when("only names are searched") {
        $0.gateway.findsBeers { beer, isTheirs, search in isTheirs && search.matches(beer.name) }
      }
      when("a match in the type ignores the manufacturer") {
        $0.gateway.findsBeers { beer, isTheirs, search in
          isTheirs && search.matches(beer.name) || search.matches(beer.type.name)
        }
      }
      when("the query is a pattern") { $0.gateway.searchesForPatterns("beers") }
      when("case and accents matter") {
        $0.gateway.findsBeers { beer, isTheirs, search in
          isTheirs && (search.isBlank || beer.name.contains(search.query) || beer.type.name.contains(search.query))
        }
      }
      when("hits are always sorted by name") {
        $0.gateway.asks("beers") { call in
          guard case .beers(let filter, _, let page) = call, !filter.search.isBlank else { return call }
          return .beers(filter, .byName, page)
        }
      }
    }
    clause("only a beer search sorted by name lists the best matches first") {
      when("hits keep the order of the list") { $0.gateway.sortsBeers { $0.isBefore($1, $2) } }
      when("a match in the type ranks like one in the name") { $0.gateway.ranksBeers { "\($0.name) \($0.type.name)" } }
      when("every sort order lists the best matches first") { $0.gateway.ranksBeers(\.name) }
    }
    clause("a beer is found by the new name of its manufacturer and not by the old one") {
      when("a manufacturer is never renamed") {
        $0.gateway.does("replaceManufacturer") { _ in () }
      }
      when("names of manufacturers are not searched") {
        $0.gateway.findsBeers { beer, isTheirs, search in
          isTheirs && search.matches(beer.searchedTexts(maker: "").map(\.text))
        }
      }
    }
    clause("limits on beer measures exclude unknown values and can be combined with other filters") {
      when("limits are ignored") { $0.gateway.limitsBeers { filter in filter.limits = [:] } }
      when("only one of several limits is applied") {
        $0.gateway.limitsBeers { filter in if filter.limits.count > 1 { filter.limits[.calories] = nil } }
      }
      when("unknown values are within any limit") {
        $0.gateway.finds("beers") { (beer: RatedBeer, call) in
          guard case .beers(var filter, _, _) = call else { return false }
          for measure in BeerMeasure.allCases where beer.beer.measures[measure] == nil { filter.limits[measure] = nil }
          return filter.passes(beer.beer, maker: "")
        }
      }
      when("the page is cut before the limits are applied") {
        $0.gateway.cutsBefore("beers") { (beer: RatedBeer, call) in
          if case .beers(let filter, _, _) = call { filter.passes(beer.beer, maker: "") } else { false }
        }
      }
    }
    clause("a page contains the requested beers and reports whether more follow") {
      when("the page is cut before the manufacturer is selected") {
        $0.gateway.cutsBefore("beers") { (beer: RatedBeer, call) in
          (call.maker ?? beer.beer.manufacturer) == beer.beer.manufacturer
        }
      }
    }
  }

  @Breakages private static var bestBeers: [StoreBreakage] {
    clause("a beer with many good reviews ranks above a beer with a single top score") {
      when("beers are sorted by their plain mean") {
        $0.gateway.sortsBest { left, right in
          let (mean, other) = (left.rating.average ?? 0, right.rating.average ?? 0)
          return mean != other ? mean > other : BeerRank(left) < BeerRank(right)
        }
      }
      when("beers are sorted by the sum of their scores") {
        $0.gateway.sortsBest { left, right in
          let (total, other) = (left.rating.total, right.rating.total)
          return total != other ? total > other : BeerRank(left) < BeerRank(right)
        }
      }
      when("ties are sorted by name only") {
        $0.gateway.sortsBest { left, right in
          let (mean, other) = (BayesianMean(left.rating), BayesianMean(right.rating))
          if mean != other { return mean > other }
          return (CollationKey(left.beer.name).text, left.id.text) < (CollationKey(right.beer.name).text, right.id.text)
        }
      }
      when("ties are sorted by descending id") {
        $0.gateway.sortsBest { left, right in
          let (rank, other) = (BeerRank(left), BeerRank(right))
          return (rank.mean, rank.reviewCount, rank.name) == (other.mean, other.reviewCount, other.name)
            ? other < rank : rank < other
        }
      }
      when("beers without reviews are included") {
        $0.gateway.does("bestBeers") { (operation) throws(GatewayError) in
          let all = StoreCall.beers(BeerFilter(), .byName, .whole)
          let found: Paged<RatedBeer> = try typed(try await operation.asking(all).passOn())
          return Paged(found.items.sorted { BeerRank($0) < BeerRank($1) }, page: operation.call.page)
        }
      }
    }
    clause("a beer's rating is updated when a review is added, changed or deleted") {
      when("a changed review is ignored") {
        let late = Box(0)
        $0.gateway.keeps("replaceReview") { _, _, call in
          if case .replaceReview(let old, let new) = call { late.change { $0 += old.score.value - new.score.value } }
        }
        $0.gateway.each("beer", "beers") { (beer: RatedBeer) in beer.rated(0, late.value) }
      }
      when("a deleted review still counts in the list") { $0.gateway.goesOnListing("beers", after: "deleteReview") }
      when("a beer without reviews stays among the best") {
        $0.gateway.goesOnListing("bestBeers", after: "deleteReview")
      }
    }
  }
}

extension StoreCall {
  /// The id of the manufacturer whose beers are requested. `nil` if the call doesn't request a manufacturer's beers.
  fileprivate var maker: Manufacturer.ID? {
    if case .beers(let filter, _, _) = self { filter.manufacturer } else { nil }
  }
}

extension BrokenStore {
  /// Makes the store change the filter before it filters beers.
  fileprivate mutating func limitsBeers(_ change: @escaping @Sendable (inout BeerFilter) -> Void) {
    asks("beers") { call in
      guard case .beers(var filter, let sorting, let page) = call else { return call }
      change(&filter)
      return .beers(filter, sorting, page)
    }
  }

  /// Makes the store find the beers that satisfy `isHit` instead of the beers that match the search. The second argument of `isHit` is
  /// whether the beer belongs to the requested manufacturer.
  fileprivate mutating func findsBeers(_ isHit: @escaping @Sendable (Beer, Bool, SearchText) -> Bool) {
    finds("beers") { (beer: RatedBeer, call) in
      isHit(beer.beer, (call.maker ?? beer.beer.manufacturer) == beer.beer.manufacturer, call.search)
    }
  }

  /// Makes the store rank the hits of a beer search by a different title, regardless of the requested order.
  fileprivate mutating func ranksBeers(_ title: @escaping @Sendable (Beer) -> String) {
    lists("beers") { (beers: [RatedBeer], call) in
      call.search.bestFirst(beers, title: { title($0.beer) }, texts: { [$0.beer.type.name] })
    }
  }

  /// Makes the store delete a beer whenever `isLike` returns `true`.
  ///
  /// - Parameter isLike: a closure that receives the stored and the expected beer.
  mutating func deletesBeers(_ isLike: @escaping @Sendable (RatedBeer, RatedBeer) -> Bool) {
    overrules("deleteBeer") { records, call in
      guard case .deleteBeer(let expected) = call else { return false }
      return records.beer(expected.id).map { isLike($0, expected) } ?? false
    } change: { state, call in
      if case .deleteBeer(let expected) = call { state.beers.remove(expected.id) }
    }
  }

  fileprivate mutating func sortsBest(_ isInOrder: @escaping @Sendable (RatedBeer, RatedBeer) -> Bool) {
    lists("bestBeers") { (all: [RatedBeer], _) in all.sorted(by: isInOrder) }
  }
}
