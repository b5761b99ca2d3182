import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let reviewPictures: [Breakage] = restartedReviews + refusedReviews + reviewsWithoutRoom

  private static let restartedReviews: [Breakage] = [
    Breakage("pictures of reviews are there after a restart, in their order", "they were in memory") {
      $0.reopened.onPhoto = { (_, _) throws(GatewayError) in throw .notFound }
    },
    Breakage("pictures of reviews are there after a restart, in their order", "their order was") {
      $0.reopened.changeEachReview { $0.but(album: $0.album.inNoOrder) }
    },
    Breakage("pictures of reviews are there after a restart, in their order", "the reviews don't name them") {
      $0.reopened.changeEachReview { $0.but(album: .empty) }
    },
  ]

  private static let refusedReviews: [Breakage] = [
    Breakage("of a review that is refused no picture stays", "those that were brought do") {
      $0.gateway.keepEveryPicture()
    },
    Breakage("of a review that is refused no picture stays", "of a replacement they do") {
      $0.gateway.keepPicturesOfReplacedReviews { _ in true }
    },
    Breakage("of a review that is refused no picture stays", "of a conflict they do") {
      $0.gateway.keepPicturesOfReplacedReviews { $0 == .conflict }
    },
    Breakage("of a review that is refused no picture stays", "where another is missing they do") {
      $0.gateway.keepPicturesOfReplacedReviews { $0 == .notFound }
    },
  ]

  private static let reviewsWithoutRoom: [Breakage] = [
    byHalves("nobody is told") { $0.full.onAddReview = { _, _, _ in } },
    byHalves("of a change nobody is told") { $0.full.onReplaceReview = { _, _, _, _ in } },
    byHalves("it has another name") {
      $0.full.onAddReview = { (_, _, _) throws(GatewayError) in throw .failed(what: "memory", why: "no") }
    },
    byHalves("the review is there without its picture") {
      $0.full.onAddReview = { (store, review, _) throws(GatewayError) in
        try await store.addReview(review.but(album: .empty), photos: [])
        throw .full(what: "memory")
      }
    },
    byHalves("the picture is there without its review") {
      let brought = Box([Photo.ID: LoadedImage]())
      $0.full.onAddReview = { (_, _, photos) throws(GatewayError) in
        brought.change { for photo in photos { $0[Photo.ID(of: photo)] = photo } }
        throw .full(what: "memory")
      }
      $0.reopened.onPhoto = { (store, id) throws(GatewayError) in
        if let photo = brought.value[id] { return photo }
        return try await store.photo(id)
      }
    },
    byHalves("what it showed before is gone") {
      $0.full.onReplaceReview = { (store, previous, _, _) throws(GatewayError) in
        try await store.replaceReview(previous, by: previous.but(album: .empty), photos: [])
        throw .full(what: "memory")
      }
    },
    byHalves("what was refused is counted") {
      $0.reopened.changeEachBeer {
        let (count, total) = ($0.rating.count + 1, $0.rating.total + 2)
        return RatedBeer($0.beer, rating: BeerRating(count: count, total: total) ?? $0.rating)
      }
    },
  ]

  private static func byHalves(_ how: String, _ apply: @escaping @Sendable (inout Ways) -> Void) -> Breakage {
    Breakage("where there is no room neither a review nor its pictures are kept by halves", how, apply)
  }

  static let reviewsTogether: [Breakage] = [
    atOnce("the last gets lost") {
      let written = Box(0)
      $0.onAddReview = { (store, review, photos) throws(GatewayError) in
        if written.change({ $0 += 1 }) < 20 { try await store.addReview(review, photos: photos) }
      }
    },
    atOnce("the last is refused") {
      let written = Box(0)
      $0.onAddReview = { (store, review, photos) throws(GatewayError) in
        if written.change({ $0 += 1 }) == 20 { throw .busy(what: "memory") }
        try await store.addReview(review, photos: photos)
      }
    },
    atOnce("of a beer two are counted as one") {
      $0.changeEachBeer {
        guard let mean = $0.rating.average, $0.rating.count == 10 else { return $0 }
        return RatedBeer($0.beer, rating: BeerRating(count: 9, total: Int(9 * mean)) ?? $0.rating)
      }
    },
    atOnce("of a maker two are counted as one") {
      $0.changeEachMaker {
        ManufacturerSummary($0.manufacturer, beerCount: $0.beerCount, reviewCount: min($0.reviewCount, 19))
      }
    },
    atOnce("the best are as they were before the last") {
      $0.onBestBeers = { (store, page) throws(GatewayError) in
        let found = try await store.bestBeers(page: page)
        return found.with(found.items.map { RatedBeer($0.beer, rating: BeerRating(count: 1, total: 3) ?? .none) })
      }
    },
  ]

  private static func atOnce(_ how: String, _ change: @escaping @Sendable (inout BrokenStore) -> Void) -> Breakage {
    Breakage("20 reviews written at once are all kept, of one beer or of several, and the figures agree", how) {
      change(&$0.gateway)
    }
  }
}

extension BrokenStore {
  /// Keeps the pictures that came with a refused replacement, where the refusal is such.
  fileprivate mutating func keepPicturesOfReplacedReviews(_ isSuch: @escaping @Sendable (GatewayError) -> Bool) {
    let brought = Box([Photo.ID: LoadedImage]())
    onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
      do throws(GatewayError) {
        try await store.replaceReview(previous, by: review, photos: photos)
      } catch {
        if isSuch(error) { brought.change { for photo in photos { $0[Photo.ID(of: photo)] = photo } } }
        throw error
      }
    }
    onPhoto = { (store, id) throws(GatewayError) in
      if let photo = brought.value[id] { return photo }
      return try await store.photo(id)
    }
  }
}
