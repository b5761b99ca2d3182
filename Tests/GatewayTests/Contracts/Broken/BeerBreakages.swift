import Entities
@testable import Gateways
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
    clause("a cancelled task is refused and changes no beer") {
      unheard("beers", "beer", "bestBeers", "addBeer")
      tooLate("replaceBeer", "deleteBeer")
    }
    clause("beers and pictures are there after a restart") {
      forgotten("photo")
      when("the strength is not written") { $0.reopened.showsBeers { $0.but(measures: [:]) } }
    }
    clause("where there is no room beers can be read, and an addition is refused") {
      swallowed(\.full, "addBeer")
      misnamed(\.full, "addBeer")
      unreadable(\.full, "beers")
      when("what was there is cut off") { $0.reopened.lists("beers") { (all: [RatedBeer], _) in all.dropLast() } }
    }
    clause("20 beers added at once are all kept, with their pictures, and are counted") {
      when("the last gets lost") { $0.gateway.forgets("addBeer", at: 20) }
      when("the last is refused") { $0.gateway.refuses("addBeer", with: .busy(what: "memory"), at: 20) }
      when("two are counted as one") { $0.gateway.showsFigures { $0.but(beers: min($0.beerCount, 19)) } }
      when("a picture of all is gone") {
        $0.gateway.picturesGo(after: "addBeer") { before, call in
          guard case .addBeer(let beer) = call, before.beers.beers.count == 19 else { return [] }
          return beer.album.photos.filter { before.beers.photoUses[$0] == 19 }
        }
      }
    }
  }

  @Breakages private static var readingBeers: [StoreBreakage] {
    clause("without beers the list is empty, and none is found") {
      when("an empty list is not found") { $0.gateway.nothingIsNotFound("beers") }
      when("it is a failure") { $0.gateway.fails("beer") }
      when("the best always go on") { $0.gateway.goesOn("bestBeers") { _, _ in true } }
    }
    clause("a beer comes back whole, with its pictures in their order and its cover") {
      when("the first is the cover") { $0.gateway.showsBeers { $0.but(album: $0.album.withoutCover) } }
      when("its pictures by their ids") { $0.gateway.showsBeers { $0.but(album: $0.album.inNoOrder) } }
      when("the list has no pictures") { $0.gateway.showsBeers(in: ["beers"]) { $0.but(album: .empty) } }
      when("its strength is rounded") {
        $0.gateway.showsBeers { $0.but(measures: $0.measures.but(.alcohol, $0.alcohol.map { $0 / 10 * 10 })) }
      }
      when("no calories are unknown") {
        $0.gateway.showsBeers { $0.but(measures: $0.measures.filter { $0.value != 0 }) }
      }
      when("what is unknown is 0") {
        $0.gateway.showsBeers { $0.but(measures: $0.measures.but(.calories, $0.calories ?? 0)) }
      }
    }
    sortingBeers
  }

  @Breakages private static var findingBeers: [StoreBreakage] {
    clause("a maker's beers are its own, a maker that there is not has none") {
      when("they are everybody's") { $0.gateway.asks("beers") { $0.everything.searching($0.search).at($0.page) } }
      when("nobody is not found") {
        $0.gateway.refuses("beers", with: .notFound) { state, call in
          call.maker.map { state.beers.manufacturers[$0] == nil } ?? false
        }
      }
    }
    clause("a search finds all words in name and type, in any order, blind to case and accents, sorted as asked for") {
      when("words have to stand as they were typed") {
        $0.gateway.findsBeers { beer, isTheirs, search in isTheirs && search.isTyped(in: [beer.name, beer.type.name]) }
      }
      when("names only") { $0.gateway.findsBeers { beer, isTheirs, search in isTheirs && search.matches(beer.name) } }
      when("the maker's by name, or everybody's by type") {
        $0.gateway.findsBeers { beer, isTheirs, search in
          isTheirs && search.matches(beer.name) || search.matches(beer.type.name)
        }
      }
      when("a pattern") { $0.gateway.searchesForPatterns("beers") }
      when("letters as they are") {
        $0.gateway.findsBeers { beer, isTheirs, search in
          isTheirs && (search.isBlank || beer.name.contains(search.query) || beer.type.name.contains(search.query))
        }
      }
      when("hits come by name") {
        $0.gateway.asks("beers") { call in
          guard case .beers(let filter, _, let page) = call, !filter.search.isBlank else { return call }
          return .beers(filter, .byName, page)
        }
      }
    }
    clause("a measure is limited where it is known, together with a maker and a search") {
      when("it is not limited") { $0.gateway.limitsBeers { filter in filter.limits = [:] } }
      when("only one is limited") {
        $0.gateway.limitsBeers { filter in if filter.limits.count > 1 { filter.limits[.calories] = nil } }
      }
      when("what is unknown passes") {
        $0.gateway.finds("beers") { (beer: RatedBeer, call) in
          guard case .beers(var filter, _, _) = call else { return false }
          for measure in BeerMeasure.allCases where beer.beer.measures[measure] == nil { filter.limits[measure] = nil }
          return filter.passes(beer.beer)
        }
      }
      when("the page is cut before") {
        $0.gateway.cutsBefore("beers") { (beer: RatedBeer, call) in
          if case .beers(let filter, _, _) = call { filter.passes(beer.beer) } else { false }
        }
      }
    }
    clause("a page of beers is the stretch asked for, and says whether more follows") {
      when("a full page says that more follows") { $0.gateway.aFullPageGoesOn("beers") }
      when("every page is the first") { $0.gateway.everyPageIsTheFirst("beers") }
      when("it is cut before the search") {
        $0.gateway.cutsBefore("beers") { (beer: RatedBeer, call) in beer.beer.matches(call.search) }
      }
      when("it is cut before the maker's are taken") {
        $0.gateway.cutsBefore("beers") { (beer: RatedBeer, call) in
          (call.maker ?? beer.beer.manufacturer) == beer.beer.manufacturer
        }
      }
      when("past the end is not found") { $0.gateway.pastTheEndIsNotFound("beers") }
    }
  }

  @Breakages private static var addingBeers: [StoreBreakage] {
    clause("a beer of a maker that is gone, or with a picture that is nowhere, is refused") {
      when("it is a failure") { $0.gateway.fails("addBeer") }
      when("the maker is made") {
        $0.gateway.sees("addBeer") { state, _ in
          if let maker = try? Samples.manufacturer("Nadie") { state.beers.put(maker) }
        }
      }
      when("a picture is missing") {
        $0.gateway.excuses("addBeer", .notFound) { state, call in
          if case .addBeer(let beer) = call { state.beers.manufacturers[beer.manufacturer] != nil } else { false }
        }
      }
      when("a picture of nobody's stays") { $0.gateway.picturesStay("b", after: "addBeer") }
    }
    clause("the same beer again is refused, and the first stays") {
      when("it takes the place of the first") { $0.gateway.neverCompares("addBeer") }
      when("it is refused, and the first is gone") { $0.gateway.leavesBehind("addBeer") { $0.beers = BeerState() } }
      when("nobody is told") { $0.gateway.excuses("addBeer", .conflict) }
    }
    clause("of a beer that is refused no picture stays") {
      when("those that were brought do") { $0.gateway.picturesStay("yours", "nowhere", after: "addBeer") }
      when("of a replacement they do") { $0.gateway.picturesStay("yours", after: "replaceBeer") }
      when("of a conflict they do") { $0.gateway.picturesStay("yours", after: "replaceBeer", where: \.isConflict) }
      when("where another is missing they do") {
        $0.gateway.picturesStay("yours", after: "replaceBeer", where: \.isNotFound)
      }
    }
  }

  @Breakages private static var replacingBeers: [StoreBreakage] {
    clause("a beer takes the place of what it was, under its id") {
      when("as one deleted and one added") {
        $0.gateway.keeps("replaceBeer") { _, after, _ in after.beers.removeReviews() }
      }
      when("the search finds the name that it had") {
        $0.gateway.sees("beers") { state, call in
          if call.search.isBlank { return }
          for beer in state.beers.beers.values { state.beers.put(beer.but(name: "Rubia")) }
        }
      }
      when("its pictures stay") { $0.gateway.picturesStay("a", after: "replaceBeer") }
      when("a picture that it keeps goes too") {
        $0.gateway.picturesGo(after: "replaceBeer") { _, call in
          if case .replaceBeer(let old, _) = call { old.album.photos } else { [] }
        }
      }
      when("its reviews say the name that it had") {
        $0.gateway.items("reviews") { (review: BeerReview) in BeerReview(review.review, beerName: "Rubia") }
      }
      when("the same again is a conflict") {
        $0.gateway.refuses("replaceBeer", with: .conflict) { _, call in
          if case .replaceBeer(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("a beer that somebody else changed, or that is gone, is not replaced") {
      when("the last one wins") { $0.gateway.neverCompares("replaceBeer") }
      when("only names are compared") {
        $0.gateway.sees("replaceBeer") { state, call in
          guard case .replaceBeer(let old, _) = call else { return }
          if state.beers.beers[old.id]?.name == old.name { state.isAsExpected(by: call) }
        }
      }
      when("what is gone is added") {
        $0.gateway.sees("replaceBeer") { state, call in
          if case .replaceBeer(let old, _) = call, state.beers.beers[old.id] == nil { state.beers.put(old) }
        }
      }
      when("a picture may be nowhere") {
        $0.gateway.excuses("replaceBeer", .notFound) { state, call in
          if case .replaceBeer(let old, _) = call { state.beers.beers[old.id] != nil } else { false }
        }
      }
    }
    clause("of 20 replacements of one beer at once one succeeds") {
      when("compared and written in two steps") { $0.gateway.looksAndThenWrites("replaceBeer", 20) }
      when("the one that is told so is not the one kept") {
        $0.gateway.keeps("replaceBeer") { _, after, call in
          if case .replaceBeer(_, let new) = call {
            after.beers.put(new.but(measures: new.measures.but(.calories, (new.calories ?? 0) + 1)))
          }
        }
      }
    }
  }

  @Breakages private static var deletingBeers: [StoreBreakage] {
    clause("a beer that goes takes its reviews and all pictures along, one that is not as expected stays") {
      when("reviews stay") { $0.gateway.goesOnListing("reviews", after: "deleteBeer") }
      when("pictures stay") { $0.gateway.picturesStay("beer", "review", after: "deleteBeer") }
      when("the reviews' pictures stay") { $0.gateway.picturesStay("review", after: "deleteBeer") }
      when("nothing is compared") { $0.gateway.deletesBeers { _, _ in true } }
      when("reviews are counted, not summed up") {
        $0.gateway.deletesBeers { $0.beer == $1.beer && $0.rating.count == $1.rating.count }
      }
      when("only the rating is compared") { $0.gateway.deletesBeers { $0.rating == $1.rating } }
      when("what is gone can go again") { $0.gateway.excuses("deleteBeer", .notFound) }
    }
    clause("a beer that goes takes its reviews' pictures along, unless something else names them") {
      when("all stay") { $0.gateway.picturesStay("own", "twice", after: "deleteBeer") }
      when("all go") {
        $0.gateway.picturesGo(after: "deleteBeer") { before, call in
          guard case .deleteBeer(let expected) = call else { return [] }
          return before.beers.reviews.values.filter { $0.beer == expected.id }.flatMap(\.album.photos)
        }
      }
      when("what two of them show is counted down once") { $0.gateway.picturesStay("twice", after: "deleteBeer") }
    }
  }

  @Breakages private static var bestBeers: [StoreBreakage] {
    clause("the best beers are those whose many reviews are good, not those with one of five") {
      when("by the plain mean") {
        $0.gateway.sortsBest { left, right in
          let (mean, other) = (left.rating.average ?? 0, right.rating.average ?? 0)
          return mean != other ? mean > other : BeerRank(left) < BeerRank(right)
        }
      }
      when("by all scores summed up") {
        $0.gateway.sortsBest { left, right in
          let (total, other) = (left.rating.total, right.rating.total)
          return total != other ? total > other : BeerRank(left) < BeerRank(right)
        }
      }
      when("ties by name only") {
        $0.gateway.sortsBest { left, right in
          let (mean, other) = (BayesianMean(left.rating), BayesianMean(right.rating))
          if mean != other { return mean > other }
          return (CollationKey(left.beer.name).text, left.id.text) < (CollationKey(right.beer.name).text, right.id.text)
        }
      }
      when("ids count down") {
        $0.gateway.sortsBest { left, right in
          let (rank, other) = (BeerRank(left), BeerRank(right))
          return (rank.mean, rank.reviewCount, rank.name) == (other.mean, other.reviewCount, other.name)
            ? other < rank : rank < other
        }
      }
      when("those never reviewed too") {
        $0.gateway.does("bestBeers") { (operation) throws(GatewayError) in
          let all = StoreCall.beers(BeerFilter(), .byName, .whole)
          let found: Paged<RatedBeer> = try typed(try await operation.asking(all).passOn())
          return Paged(found.items.sorted { BeerRank($0) < BeerRank($1) }, page: operation.call.page)
        }
      }
      when("a full page says that more follows") { $0.gateway.aFullPageGoesOn("bestBeers") }
    }
    clause("a beer's rating follows its reviews as they come, change and go") {
      when("but not when one changes") {
        let late = Box(0)
        $0.gateway.keeps("replaceReview") { _, _, call in
          if case .replaceReview(let old, let new) = call { late.change { $0 += old.score.value - new.score.value } }
        }
        $0.gateway.each("beer", "beers") { (beer: RatedBeer) in beer.rated(0, late.value) }
      }
      when("but not in the list when one goes") { $0.gateway.goesOnListing("beers", after: "deleteReview") }
      when("its last stays among the best") { $0.gateway.goesOnListing("bestBeers", after: "deleteReview") }
    }
  }
}

extension StoreCall {
  /// The manufacturer whose beers are asked for.
  fileprivate var maker: Manufacturer.ID? {
    if case .beers(let filter, _, _) = self { filter.manufacturer } else { nil }
  }
}

extension BrokenStore {
  /// Limits beers in another way.
  fileprivate mutating func limitsBeers(_ change: @escaping @Sendable (inout BeerFilter) -> Void) {
    asks("beers") { call in
      guard case .beers(var filter, let sorting, let page) = call else { return call }
      change(&filter)
      return .beers(filter, sorting, page)
    }
  }

  /// Finds other beers than it should, given whether a beer is of the manufacturer asked for.
  fileprivate mutating func findsBeers(_ isHit: @escaping @Sendable (Beer, Bool, SearchText) -> Bool) {
    finds("beers") { (beer: RatedBeer, call) in
      isHit(beer.beer, (call.maker ?? beer.beer.manufacturer) == beer.beer.manufacturer, call.search)
    }
  }

  /// Deletes what is there when it is like what was expected.
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
