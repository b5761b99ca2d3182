import Entities
import Gateways
import UseCases
import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Breakage {
  static let ofReviews: [Breakage] =
    readingReviews + listingReviews + changingReviews + reviewsElsewhere + reviewPictures + reviewsTogether

  private static let readingReviews: [Breakage] = [
    Breakage("without reviews the list is empty, and none is found", "an empty list is not found") {
      $0.gateway.onReviews = { (store, filter, sorting, page) throws(GatewayError) in
        let found = try await store.reviews(filter, sortedBy: sorting, page: page)
        if found.items.isEmpty { throw .notFound }
        return found
      }
    },
    Breakage("without reviews the list is empty, and none is found", "it is a failure") {
      $0.gateway.onReview = { (store, id) throws(GatewayError) in
        do { return try await store.review(id) } catch { throw .failed(what: id.text, why: "no row") }
      }
    },
    Breakage("without reviews the list is empty, and none is found", "what is not there can go") {
      $0.gateway.onDeleteReview = { (store, id) throws(GatewayError) in try? await store.deleteReview(id) }
    },
    Breakage("a review comes back whole, with its pictures in their order", "its date is cut to the second") {
      $0.gateway.changeEachReview {
        $0.but(date: Date(timeIntervalSince1970: $0.date.timeIntervalSince1970.rounded(.down)))
      }
    },
    Breakage("a review comes back whole, with its pictures in their order", "its pictures by their ids") {
      $0.gateway.changeEachReview { $0.but(album: $0.album.inNoOrder) }
    },
    Breakage("a review comes back whole, with its pictures in their order", "the list has no pictures") {
      $0.gateway.changeReviews { found, _, _ in
        found.with(found.items.map { BeerReview($0.review.but(album: .empty), beerName: $0.beerName) })
      }
    },
    Breakage("a review comes back whole, with its pictures in their order", "its text as a search folds it") {
      $0.gateway.changeEachReview { $0.but(text: SearchText.fold($0.text)) }
    },
    Breakage("a review comes back whole, with its pictures in their order", "its beer's id as its name") {
      $0.gateway.changeReviews { found, _, _ in
        found.with(found.items.map { BeerReview($0.review, beerName: $0.review.beer.text) })
      }
    },
  ]

  private static let listingReviews: [Breakage] = [
    Breakage(
      "reviews are sorted as asked for, up and down, then the newest first, then by id", "ties the oldest first"
    ) {
      $0.gateway.sortReviews { left, right, sorting in
        left.score == right.score && sorting.criterion == .score
          ? (left.date, left.id.text) < (right.date, right.id.text) : sorting.isInOrder(left, right)
      }
    },
    Breakage(
      "reviews are sorted as asked for, up and down, then the newest first, then by id", "reversed, from the end"
    ) {
      $0.gateway.sortReviews { left, right, sorting in
        sorting.isReversed
          ? ReviewSorting(sorting.criterion).isInOrder(right, left) : sorting.isInOrder(left, right)
      }
    },
    Breakage(
      "reviews are sorted as asked for, up and down, then the newest first, then by id", "by the beers' ids"
    ) {
      $0.gateway.sortReviews { left, right, sorting in
        sorting.criterion == .beer && left.beerID != right.beerID
          ? (left.beerID.text < right.beerID.text) != sorting.isReversed : sorting.isInOrder(left, right)
      }
    },
    Breakage(
      "reviews are sorted as asked for, up and down, then the newest first, then by id", "beers of one name are mixed"
    ) {
      $0.gateway.sortReviews { left, right, sorting in
        sorting.criterion == .beer && left.beer == right.beer
          ? (right.date, left.id.text) < (left.date, right.id.text) : sorting.isInOrder(left, right)
      }
    },
    Breakage("a filter leaves the reviews that are all of what it says", "until is still in") {
      $0.gateway.filterReviews { review, filter in
        let until = filter.until.map { $0.addingTimeInterval(0.001) }
        return ReviewFilter(of: filter.beer, scores: filter.scores, since: filter.since, until: until).passes(review)
      }
    },
    Breakage("a filter leaves the reviews that are all of what it says", "since is not yet in") {
      $0.gateway.filterReviews { review, filter in filter.passes(review) && review.date != filter.since }
    },
    Breakage("a filter leaves the reviews that are all of what it says", "the highest score is out") {
      $0.gateway.filterReviews { review, filter in
        filter.passes(review) && (filter.scores == ReviewFilter.all.scores || review.score < filter.scores.upperBound)
      }
    },
    Breakage("a filter leaves the reviews that are all of what it says", "the lowest score is out") {
      $0.gateway.filterReviews { review, filter in
        filter.passes(review) && (filter.scores == ReviewFilter.all.scores || review.score > filter.scores.lowerBound)
      }
    },
    Breakage("a filter leaves the reviews that are all of what it says", "of a beer all scores come") {
      $0.gateway.filterReviews { review, filter in
        ReviewFilter(
          of: filter.beer, scores: filter.beer == nil ? filter.scores : ReviewFilter.all.scores, since: filter.since,
          until: filter.until
        ).passes(review)
      }
    },
    Breakage("a filter leaves the reviews that are all of what it says", "of since and until one counts") {
      $0.gateway.filterReviews { review, filter in
        let until = filter.since == nil ? filter.until : nil
        return ReviewFilter(of: filter.beer, scores: filter.scores, since: filter.since, until: until).passes(review)
      }
    },
    Breakage("a filter leaves the reviews that are all of what it says", "a beer that there is not is not found") {
      $0.gateway.onReviews = { (store, filter, sorting, page) throws(GatewayError) in
        if let beer = filter.beer { _ = try await store.beer(beer) }
        return try await store.reviews(filter, sortedBy: sorting, page: page)
      }
    },
    Breakage(
      "a page of reviews is the stretch asked for, and says whether more follows", "a full page says that more follows"
    ) {
      $0.gateway.changeReviews { found, _, page in Paged(found.items, hasMore: found.items.count == page.limit) }
    },
    Breakage("a page of reviews is the stretch asked for, and says whether more follows", "every page is the first") {
      $0.gateway.onReviews = { (store, filter, sorting, page) throws(GatewayError) in
        try await store.reviews(filter, sortedBy: sorting, page: Page(limit: page.limit))
      }
    },
    Breakage(
      "a page of reviews is the stretch asked for, and says whether more follows", "it is cut before the filter"
    ) {
      $0.gateway.onReviews = { (store, filter, sorting, page) throws(GatewayError) in
        let found = try await store.reviews(.all, sortedBy: sorting, page: page)
        return found.with(found.items.filter { filter.passes($0.review) })
      }
    },
  ]
}

extension BrokenStore {
  /// Sorts what the base found anew.
  fileprivate mutating func sortReviews(
    _ isInOrder: @escaping @Sendable (ReviewPosition, ReviewPosition, ReviewSorting) -> Bool
  ) {
    changeReviews { found, sorting, _ in
      found.with(found.items.sorted { isInOrder(ReviewPosition($0), ReviewPosition($1), sorting) })
    }
  }

  /// Filters all reviews in another way.
  fileprivate mutating func filterReviews(_ passes: @escaping @Sendable (Review, ReviewFilter) -> Bool) {
    onReviews = { (store, filter, sorting, page) throws(GatewayError) in
      let all = try await store.reviews(.all, sortedBy: sorting, page: .whole).items
      return Paged(all.filter { passes($0.review, filter) }, page)
    }
  }
}
