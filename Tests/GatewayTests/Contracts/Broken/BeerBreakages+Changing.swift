import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

// Breakages of clauses about adding, editing and deleting beers.
extension StoreBreakage {
  @Breakages static var addingBeers: [StoreBreakage] {
    clause("a beer with an unknown manufacturer or a missing picture isn't added") {
      when("an unknown manufacturer is created") {
        $0.gateway.sees("addBeer") { state, _ in
          if let maker = try? Samples.manufacturer("Nadie") { state.beers.put(maker) }
        }
      }
      when("a missing picture is accepted") {
        $0.gateway.excuses("addBeer", .notFound) { state, call in
          if case .addBeer(let beer) = call { state.beers.manufacturers[beer.manufacturer] != nil } else { false }
        }
      }
      when("a picture without a beer is stored") { $0.gateway.picturesStay("b", after: "addBeer") }
    }
    clause("a duplicate beer is refused, and the existing beer is kept") {
      when("the addition is refused but the existing beer is deleted") {
        $0.gateway.leavesBehind("addBeer") { $0.beers = BeerState() }
      }
    }
    clause("the pictures of a refused beer are not stored") {
      when("those of a refused addition are stored") { $0.gateway.picturesStay("yours", "nowhere", after: "addBeer") }
      when("those of any refused replacement are stored") { $0.gateway.picturesStay("yours", after: "replaceBeer") }
      when("those of a conflicting replacement are stored") {
        $0.gateway.picturesStay("yours", after: "replaceBeer", where: \.isConflict)
      }
      when("those of a replacement with a missing picture are stored") {
        $0.gateway.picturesStay("yours", after: "replaceBeer", where: \.isNotFound)
      }
    }
  }

  @Breakages static var replacingBeers: [StoreBreakage] {
    clause("replacing a beer keeps its id and reviews") {
      when("the beer is deleted and added again without its reviews") {
        $0.gateway.keeps("replaceBeer") { _, after, _ in after.beers.removeReviews() }
      }
      when("a search still finds the old name") {
        $0.gateway.sees("beers") { state, call in
          if call.search.isBlank { return }
          for beer in state.beers.beers.values { state.beers.put(beer.but(name: "Rubia")) }
        }
      }
      when("its former pictures are not deleted") { $0.gateway.picturesStay("a", after: "replaceBeer") }
      when("a picture that the new version also contains is deleted") {
        $0.gateway.picturesGo(after: "replaceBeer") { _, call in
          if case .replaceBeer(let old, _) = call { old.album.photos } else { [] }
        }
      }
      when("its reviews still show the old name") {
        $0.gateway.items("reviews") { (review: BeerReview) in BeerReview(review.review, beerName: "Rubia") }
      }
      when("an identical replacement is a conflict") {
        $0.gateway.refuses("replaceBeer", with: .conflict) { _, call in
          if case .replaceBeer(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("replacing an outdated or missing beer is refused") {
      when("only the names are compared") {
        $0.gateway.sees("replaceBeer") { state, call in
          guard case .replaceBeer(let old, _) = call else { return }
          if state.beers.beers[old.id]?.name == old.name { state.isAsExpected(by: call) }
        }
      }
      when("a missing beer is added") {
        $0.gateway.sees("replaceBeer") { state, call in
          if case .replaceBeer(let old, _) = call, state.beers.beers[old.id] == nil { state.beers.put(old) }
        }
      }
      when("a missing picture is accepted") {
        $0.gateway.excuses("replaceBeer", .notFound) { state, call in
          if case .replaceBeer(let old, _) = call { state.beers.beers[old.id] != nil } else { false }
        }
      }
    }
    clause("exactly one of 20 concurrent replacements of a beer succeeds") {
      when("comparing and writing are separate steps") { $0.gateway.looksAndThenWrites("replaceBeer", 20) }
      when("another version than that of the successful call is stored") {
        $0.gateway.keeps("replaceBeer") { _, after, call in
          if case .replaceBeer(_, let new) = call {
            after.beers.put(new.but(measures: new.measures.but(.calories, (new.calories ?? 0) + 1)))
          }
        }
      }
    }
  }

  @Breakages static var deletingBeers: [StoreBreakage] {
    clause("deleting a beer deletes its reviews and pictures, but an outdated beer isn't deleted") {
      when("the reviews are not deleted") { $0.gateway.goesOnListing("reviews", after: "deleteBeer") }
      when("no pictures are deleted") { $0.gateway.picturesStay("beer", "review", after: "deleteBeer") }
      when("the pictures of reviews are not deleted") { $0.gateway.picturesStay("review", after: "deleteBeer") }
      when("the expected beer is not compared") { $0.gateway.deletesBeers { _, _ in true } }
      when("only the count of reviews is compared, not the sum of scores") {
        $0.gateway.deletesBeers { $0.beer == $1.beer && $0.rating.count == $1.rating.count }
      }
      when("only the rating is compared") { $0.gateway.deletesBeers { $0.rating == $1.rating } }
    }
    clause("deleting a beer deletes its reviews' pictures unless another record refers to them") {
      when("no picture is deleted") { $0.gateway.picturesStay("own", "twice", after: "deleteBeer") }
      when("every picture is deleted") {
        $0.gateway.picturesGo(after: "deleteBeer") { before, call in
          guard case .deleteBeer(let expected) = call else { return [] }
          return before.beers.reviews.values.filter { $0.beer == expected.id }.flatMap(\.album.photos)
        }
      }
      when("two deleted uses of a picture are counted as one") { $0.gateway.picturesStay("twice", after: "deleteBeer") }
    }
  }
}
