import Entities
import Foundation
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var changingReviews: [StoreBreakage] {
    clause("a review with a missing beer, a taken id or a missing picture isn't added") {
      when("a missing beer is reported as another error") {
        $0.gateway.errors("addReview") { error, _ in error == .notFound ? .failed(what: "memory", why: "") : error }
      }
      when("ids are unique only within a beer") {
        $0.gateway.excuses("addReview", .conflict) { state, call in
          if case .addReview(let review) = call { state.beers.reviews[review.id]?.beer != review.beer } else { false }
        }
      }
      when("a missing picture is accepted") {
        $0.gateway.excuses("addReview", .notFound) { state, call in
          if case .addReview(let review) = call { state.beers.beers[review.beer] != nil } else { false }
        }
      }
      when("a refused review is counted") {
        let refused = Box([Int]())
        $0.gateway.errors("addReview") { error, call in
          if case .addReview(let review) = call { refused.change { $0.append(review.score.value) } }
          return error
        }
        $0.gateway.each("beer", "beers") { (beer: RatedBeer) in
          beer.rated(refused.value.count, refused.value.reduce(0, +))
        }
      }
    }
    clause("a review can be replaced unless it is outdated or missing") {
      when("only the scores are compared") {
        $0.gateway.sees("replaceReview") { state, call in
          guard case .replaceReview(let previous, _) = call else { return }
          if state.beers.reviews[previous.id]?.score == previous.score { state.isAsExpected(by: call) }
        }
      }
      when("a missing review is added") {
        $0.gateway.sees("replaceReview") { state, call in
          if case .replaceReview(let old, _) = call, state.beers.reviews[old.id] == nil { state.beers.put(old) }
        }
      }
      when("the author can change") {
        $0.gateway.sees("replaceReview") { state, call in
          guard case .replaceReview(let old, let new) = call, state.beers.reviews[old.id] == old else { return }
          if new.author != old.author { state.beers.put(new) }
        }
        $0.gateway.excuses("replaceReview", .conflict) { _, call in
          if case .replaceReview(let old, let new) = call { new.author != old.author } else { false }
        }
      }
      when("its former pictures are not deleted") { $0.gateway.picturesStay("a", after: "replaceReview") }
      when("its date can't change") {
        $0.gateway.keeps("replaceReview") { _, after, call in
          if case .replaceReview(let old, let new) = call { after.beers.put(new.but(date: old.date)) }
        }
      }
      when("a missing picture is accepted") {
        $0.gateway.excuses("replaceReview", .notFound) { state, call in
          if case .replaceReview(let old, _) = call { state.beers.reviews[old.id] != nil } else { false }
        }
      }
      when("an identical replacement is a conflict") {
        $0.gateway.refuses("replaceReview", with: .conflict) { _, call in
          if case .replaceReview(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause(
      "exactly one of 20 concurrent replacements of a review succeeds", when: "comparing and writing are separate steps"
    ) {
      $0.gateway.looksAndThenWrites("replaceReview", 20)
    }
    clause("deleting a review deletes its pictures, and nothing else") {
      when("its pictures are not deleted") { $0.gateway.picturesStay("a", after: "deleteReview") }
      when("a picture of another review is deleted") {
        $0.gateway.picturesGo(after: "deleteReview") { before, call in
          if case .deleteReview(let review) = call { review.album.photos } else { [] }
        }
      }
      when("all reviews of the beer are deleted") {
        $0.gateway.keeps("deleteReview") { _, after, _ in after.beers.removeReviews() }
      }
    }
    clause("either adding a review or concurrently deleting its beer succeeds, but not both") {
      when("a deletion ignores a new review") {
        let written = Gate(for: 1)
        $0.gateway.does("addReview") { (operation) throws(GatewayError) in
          let answer = try await operation.passOn()
          await written.arrive()
          return answer
        }
        $0.gateway.does("deleteBeer") { (operation) throws(GatewayError) in
          await written.wait()
          return try await operation.seeing { (state) in state.beers.removeReviews() }.passOn()
        }
      }
      when("a review of a deleted beer is stored") {
        let deleted = Gate(for: 1)
        $0.gateway.does("deleteBeer") { (operation) throws(GatewayError) in
          let answer = try await operation.passOn()
          await deleted.arrive()
          return answer
        }
        $0.gateway.does("addReview") { (operation) throws(GatewayError) in
          await deleted.wait()
          return try await operation.doing { (records) in
            if case .addReview(let review) = operation.call { records.state.beers.put(review) }
            return .commit(())
          }.passOn()
        }
      }
    }
  }

  @Breakages static var reviewPictures: [StoreBreakage] {
    clause("the pictures of reviews keep their order after a restart") {
      when("the order of pictures is only in memory") { $0.reopened.showsReviews { $0.but(album: $0.album.inNoOrder) } }
      when("reviews lose their pictures") { $0.reopened.showsReviews { $0.but(album: .empty) } }
    }
    clause("the pictures of a refused review are not stored") {
      when("those of a refused addition are stored") { $0.gateway.picturesStay("yours", "nowhere", after: "addReview") }
      when("those of any refused replacement are stored") { $0.gateway.picturesStay("yours", after: "replaceReview") }
      when("those of a conflicting replacement are stored") {
        $0.gateway.picturesStay("yours", after: "replaceReview", where: \.isConflict)
      }
      when("those of a replacement with a missing picture are stored") {
        $0.gateway.picturesStay("yours", after: "replaceReview", where: \.isNotFound)
      }
    }
    clause("a full store stores a review with all of its pictures or not at all") {
      when("the review is stored without its picture") {
        $0.full.keepsWhatItRefuses("addReview") { _, after in
          for review in after.beers.reviews.values where review.id.text == "review-0" {
            after.beers.put(review.but(album: .empty))
          }
        }
      }
      when("the picture is stored without its review") {
        let picture = "0" + String(repeating: "x", count: 1000)
        $0.reopened.showsPictures { Samples.pictures([picture]) }
      }
      when("a refused replacement deletes the old picture") {
        $0.full.keepsWhatItRefuses("replaceReview") { before, after in
          after = before
          for review in after.beers.reviews.values { after.beers.put(review.but(album: .empty)) }
        }
      }
      when("a refused review is counted") {
        $0.reopened.each("beer", "beers") { (beer: RatedBeer) in beer.rated(1, 2) }
      }
    }
  }
}
