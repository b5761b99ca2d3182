import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofReviews: [StoreBreakage] {
    readingReviews
    listingReviews
    changingReviews
    reviewPictures
    clause("reviews survive a restart") {
      when("the last review is lost") { $0.reopened.lists("reviews") { (all: [BeerReview], _) in all.dropLast() } }
      when("the names of their beers are lost") {
        $0.reopened.items("reviews") { (review: BeerReview) in BeerReview(review.review, beerName: "") }
      }
    }
    clause("20 concurrent reviews of one or several beers are all stored, with correct counts") {
      when("the last review is lost") { $0.gateway.forgets("addReview", at: 20) }
      when("the last review is refused") { $0.gateway.refuses("addReview", with: .busy(what: "memory"), at: 20) }
      when("two reviews of a beer are counted as one") {
        $0.gateway.each("beer", "beers") { (beer: RatedBeer) in beer.rating.count == 10 ? beer.rated(-1, -3) : beer }
      }
      when("two reviews of a manufacturer are counted as one") {
        $0.gateway.showsFigures { $0.but(reviews: min($0.reviewCount, 19)) }
      }
      when("the best beers don't count the last review") {
        $0.gateway.items("bestBeers") { (beer: RatedBeer) in
          RatedBeer(beer.beer, rating: BeerRating(count: 1, total: 3) ?? .none)
        }
      }
    }
  }

  @Breakages private static var readingReviews: [StoreBreakage] {
    clause("a stored review is returned unchanged, including the order of its pictures") {
      when("its date is truncated to seconds") {
        $0.gateway.showsReviews {
          $0.but(date: Date(timeIntervalSince1970: $0.date.timeIntervalSince1970.rounded(.down)))
        }
      }
      when("its author is the local user") { $0.gateway.showsReviews { $0.but(author: .local) } }
      when("its pictures are sorted by id") { $0.gateway.showsReviews { $0.but(album: $0.album.inNoOrder) } }
      when("reviews in lists have no pictures") { $0.gateway.showsReviews(in: ["reviews"]) { $0.but(album: .empty) } }
      when("its text loses case and accents") { $0.gateway.showsReviews { $0.but(text: SearchText.fold($0.text)) } }
      when("its paragraphs are joined") { $0.gateway.showsReviews { $0.but(text: TextRule.cleaned($0.text)) } }
      when("the name of its beer is the beer's id") {
        $0.gateway.items("reviews") { (review: BeerReview) in
          BeerReview(review.review, beerName: review.review.beer.text)
        }
      }
    }
  }

  @Breakages private static var listingReviews: [StoreBreakage] {
    clause("reviews are sorted in either direction, and ties are sorted newest first, then by id") {
      when("ties are sorted oldest first") {
        $0.gateway.sortsReviews { left, right, sorting in
          left.score == right.score && sorting.criterion == .score
            ? (left.date, left.id.text) < (right.date, right.id.text) : sorting.isInOrder(left, right)
        }
      }
      when("ties are reversed in descending order") {
        $0.gateway.sortsReviews { left, right, sorting in
          sorting.isReversed
            ? ReviewSorting(sorting.criterion).isInOrder(right, left) : sorting.isInOrder(left, right)
        }
      }
      when("beers are sorted by id") {
        $0.gateway.sortsReviews { left, right, sorting in
          sorting.criterion == .beer && left.beerID != right.beerID
            ? (left.beerID.text < right.beerID.text) != sorting.isReversed : sorting.isInOrder(left, right)
        }
      }
      when("reviews of beers with the same name are mixed") {
        $0.gateway.sortsReviews { left, right, sorting in
          sorting.criterion == .beer && left.beer == right.beer
            ? (right.date, left.id.text) < (left.date, right.id.text) : sorting.isInOrder(left, right)
        }
      }
    }
    clause("a filter finds the reviews that meet all conditions, ignoring the case of the author") {
      when("the case of the author matters") {
        $0.gateway.filters { $1.passes($0) && ($1.author ?? $0.author) == $0.author }
      }
      when("the end of the period is included") {
        $0.gateway.filters { review, filter in
          filter.but(until: filter.until?.addingTimeInterval(0.001)).passes(review)
        }
      }
      when("the start of the period is excluded") { $0.gateway.filters { $1.passes($0) && $0.date != $1.since } }
      when("the highest score is excluded") {
        $0.gateway.filters { $1.passes($0) && ($1.hasAllScores || $0.score < $1.scores.upperBound) }
      }
      when("the lowest score is excluded") {
        $0.gateway.filters { $1.passes($0) && ($1.hasAllScores || $0.score > $1.scores.lowerBound) }
      }
      when("the scores are ignored for a beer") {
        $0.gateway.filters { review, filter in
          let scores = filter.beer == nil ? filter.scores : ReviewFilter.all.scores
          return filter.but(scores: scores, until: filter.until).passes(review)
        }
      }
      when("only one end of the period is applied") {
        $0.gateway.filters { review, filter in
          filter.but(until: filter.since == nil ? filter.until : nil).passes(review)
        }
      }
      when("an unknown beer is an error") {
        $0.gateway.refuses("reviews", with: .notFound) { state, call in
          if case .reviews(let filter, _, _) = call, let beer = filter.beer {
            state.beers.beers[beer] == nil
          } else {
            false
          }
        }
      }
    }
    clause("a page contains the requested reviews and reports whether more follow") {
      when("the page is cut before the filter is applied") {
        $0.gateway.cutsBefore("reviews") { (review: BeerReview, call) in
          if case .reviews(let filter, _, _) = call { filter.passes(review.review) } else { true }
        }
      }
    }
  }
}

extension ReviewFilter {
  fileprivate var hasAllScores: Bool { scores == ReviewFilter.all.scores }

  fileprivate func but(scores: ClosedRange<Score>? = nil, until: Date?) -> ReviewFilter {
    ReviewFilter(of: beer, scores: scores ?? self.scores, since: since, until: until)
  }
}

extension BrokenStore {
  fileprivate mutating func sortsReviews(
    _ isInOrder: @escaping @Sendable (ReviewPosition, ReviewPosition, ReviewSorting) -> Bool
  ) {
    sorts("reviews") { (left: BeerReview, right: BeerReview, call) in
      guard case .reviews(_, let sorting, _) = call else { return false }
      return isInOrder(ReviewPosition(left), ReviewPosition(right), sorting)
    }
  }

  fileprivate mutating func filters(_ passes: @escaping @Sendable (Review, ReviewFilter) -> Bool) {
    finds("reviews") { (review: BeerReview, call) in
      if case .reviews(let filter, _, _) = call { passes(review.review, filter) } else { false }
    }
  }
}
