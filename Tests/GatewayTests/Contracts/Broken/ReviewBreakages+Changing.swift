import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let changingReviews: [Breakage] = refusingReviews + replacingReviews + deletingReviews

  private static let refusingReviews: [Breakage] = [
    Breakage(
      "a review of a beer that is gone, of an id that is taken, or with a picture that is nowhere is refused",
      "of no beer: a failure"
    ) {
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.addReview(review, photos: photos)
        } catch {
          throw error == .notFound ? .failed(what: "memory", why: "FOREIGN KEY constraint failed") : error
        }
      }
    },
    Breakage(
      "a review of a beer that is gone, of an id that is taken, or with a picture that is nowhere is refused",
      "it takes the place of the one with its id"
    ) {
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        if (try? await store.review(review.id)) != nil { try await store.deleteReview(review.id) }
        try await store.addReview(review, photos: photos)
      }
    },
    Breakage(
      "a review of a beer that is gone, of an id that is taken, or with a picture that is nowhere is refused",
      "an id is taken within a beer"
    ) {
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.addReview(review, photos: photos)
        } catch {
          if error != .conflict { throw error }
          if try await store.review(review.id).beer == review.beer { throw error }
        }
      }
    },
    Breakage(
      "a review of a beer that is gone, of an id that is taken, or with a picture that is nowhere is refused",
      "a picture may be missing"
    ) {
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        let brought = Set(photos.map { Photo.ID(of: $0) })
        let album = try? PhotoAlbum(review.album.photos.filter { brought.contains($0) })
        try await store.addReview(review.but(album: album), photos: photos)
      }
    },
    Breakage(
      "a review of a beer that is gone, of an id that is taken, or with a picture that is nowhere is refused",
      "what was refused is counted"
    ) {
      let refused = Box([Score]())
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.addReview(review, photos: photos)
        } catch {
          refused.change { $0.append(review.score) }
          throw error
        }
      }
      $0.gateway.changeEachBeer { rated in
        let more = BeerRating(refused.value)
        let (count, total) = (rated.rating.count + more.count, rated.rating.total + more.total)
        return RatedBeer(rated.beer, rating: BeerRating(count: count, total: total) ?? rated.rating)
      }
    },
  ]

  private static let replacingReviews: [Breakage] = [
    Breakage(
      "a review takes the place of what it was, unless somebody else changed it or it is gone", "the last one wins"
    ) {
      $0.gateway.replaceReviews { _, _ in true }
    },
    Breakage(
      "a review takes the place of what it was, unless somebody else changed it or it is gone",
      "only scores are compared"
    ) {
      $0.gateway.replaceReviews { $0.score == $1.score }
    },
    Breakage(
      "a review takes the place of what it was, unless somebody else changed it or it is gone", "what is gone is added"
    ) {
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.replaceReview(previous, by: review, photos: photos)
        } catch {
          if (try? await store.review(review.id)) != nil { throw error }
          try await store.addReview(review, photos: photos)
        }
      }
    },
    Breakage(
      "a review takes the place of what it was, unless somebody else changed it or it is gone", "its pictures stay"
    ) {
      $0.gateway.keepEveryPicture()
    },
    Breakage(
      "a review takes the place of what it was, unless somebody else changed it or it is gone", "its date stays"
    ) {
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        try await store.replaceReview(previous, by: review.but(date: previous.date), photos: photos)
      }
    },
    Breakage(
      "a review takes the place of what it was, unless somebody else changed it or it is gone",
      "a picture may be nowhere"
    ) {
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        let brought = Set(photos.map { Photo.ID(of: $0) }).union(previous.album.photos)
        let album = try? PhotoAlbum(review.album.photos.filter { brought.contains($0) })
        try await store.replaceReview(previous, by: review.but(album: album), photos: photos)
      }
    },
    Breakage(
      "a review takes the place of what it was, unless somebody else changed it or it is gone",
      "the same again is a conflict"
    ) {
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        if previous == review { throw .conflict }
        try await store.replaceReview(previous, by: review, photos: photos)
      }
    },
    Breakage("of 20 replacements of one review at once one succeeds", "compared and written in two steps") {
      let compared = Gate(for: 20)
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        let isSo = try await store.review(review.id) == previous
        await compared.pass()
        while isSo {
          let kept = try await store.review(review.id)
          do throws(GatewayError) { return try await store.replaceReview(kept, by: review, photos: photos) } catch {
            if error != .conflict { throw error }
          }
        }
        throw .conflict
      }
    },
  ]

  private static let deletingReviews: [Breakage] = [
    Breakage("a review that goes takes its pictures along, and nothing else", "its pictures stay") {
      $0.gateway.keepEveryPicture()
    },
    Breakage("a review that goes takes its pictures along, and nothing else", "one that another shows goes too") {
      let gone = Box(Set<Photo.ID>())
      $0.gateway.onDeleteReview = { (store, id) throws(GatewayError) in
        let review = try await store.review(id)
        try await store.deleteReview(id)
        gone.change { $0.formUnion(review.album.photos) }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if gone.value.contains(id) { throw .notFound }
        return try await store.photo(id)
      }
    },
    Breakage("a review that goes takes its pictures along, and nothing else", "all of its beer go") {
      $0.gateway.onDeleteReview = { (store, id) throws(GatewayError) in
        let beer = try await store.review(id).beer
        for review in try await store.reviews(ReviewFilter(of: beer), sortedBy: .newest, page: .whole).items {
          try await store.deleteReview(review.id)
        }
      }
    },
    Breakage(
      "a review and the deletion of its beer at once leave the beer without a review, or neither of them",
      "the beer is looked at before, and deleted as it is"
    ) {
      let written = Gate(for: 1)
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        try await store.addReview(review, photos: photos)
        await written.pass()
      }
      $0.gateway.onDeleteBeer = { (store, expected) throws(GatewayError) in
        await written.wait()
        try await store.deleteBeer(try await store.beer(expected.id))
      }
    },
    Breakage(
      "a review and the deletion of its beer at once leave the beer without a review, or neither of them",
      "the review of a beer that was just there is kept"
    ) {
      let deleted = Gate(for: 1)
      let kept = Box([BeerReview]())
      $0.gateway.onDeleteBeer = { (store, expected) throws(GatewayError) in
        try await store.deleteBeer(expected)
        await deleted.pass()
      }
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        let name = (try? await store.beer(review.beer).beer.name) ?? ""
        await deleted.wait()
        kept.change { $0.append(BeerReview(review, beerName: name)) }
      }
      $0.gateway.changeReviews { found, _, _ in found.with(found.items + kept.value) }
    },
  ]

  static let reviewsElsewhere: [Breakage] = cancelledReviews + keptReviews

  private static let cancelledReviews: [Breakage] = [
    Breakage("a cancelled task is refused and changes no review", "but for pages") {
      $0.gateway.onReviews = { (store, filter, sorting, page) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.reviews(filter, sortedBy: sorting, page: page)
        }
      }
    },
    Breakage("a cancelled task is refused and changes no review", "but for one") {
      $0.gateway.onReview = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.review(id) }
      }
    },
    Breakage("a cancelled task is refused and changes no review", "but for adding") {
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.addReview(review, photos: photos) }
      }
    },
    Breakage("a cancelled task is refused and changes no review", "it is refused when it was replaced") {
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.replaceReview(previous, by: review, photos: photos)
        }
        if Task.isCancelled { throw .cancelled }
      }
    },
    Breakage("a cancelled task is refused and changes no review", "it is refused when it is gone") {
      $0.gateway.onDeleteReview = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.deleteReview(id) }
        if Task.isCancelled { throw .cancelled }
      }
    },
  ]

  private static let keptReviews: [Breakage] = [
    Breakage("reviews are there after a restart", "the last one is not") {
      $0.reopened.changeReviews { found, _, _ in found.with(found.items.dropLast()) }
    },
    Breakage("reviews are there after a restart", "the names of their beers are not") {
      $0.reopened.changeReviews { found, _, _ in
        found.with(found.items.map { BeerReview($0.review, beerName: "") })
      }
    },
    notRefused("adding a beer is swallowed") { $0.onAddBeer = { _, _, _ in } },
    notRefused("replacing a beer is swallowed") { $0.onReplaceBeer = { _, _, _, _ in } },
    notRefused("deleting a beer is swallowed") { $0.onDeleteBeer = { _, _ in } },
    notRefused("adding a review is swallowed") { $0.onAddReview = { _, _, _ in } },
    notRefused("replacing a review is swallowed") { $0.onReplaceReview = { _, _, _, _ in } },
    notRefused("deleting a review is swallowed") { $0.onDeleteReview = { _, _ in } },
    notRefused("reviews can't be read") {
      $0.onReviews = { (_, _, _, _) throws(GatewayError) in throw .readOnly(what: "memory") }
    },
    notRefused("the refused review is there") {
      $0.onAddReview = { (store, review, photos) throws(GatewayError) in
        try await store.addReview(review, photos: photos)
        throw .readOnly(what: "memory")
      }
    },
  ]

  private static func notRefused(
    _ how: String, _ change: @escaping @Sendable (inout BrokenStore) -> Void
  ) -> Breakage {
    Breakage("where nothing can be written beers and reviews can be read, and a change is refused", how) {
      change(&$0.readOnly)
    }
  }
}

extension BrokenStore {
  /// Replaces what is there when it is like what was expected.
  fileprivate mutating func replaceReviews(_ isLike: @escaping @Sendable (Review, Review) -> Bool) {
    onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
      let kept = try await store.review(review.id)
      if !isLike(kept, previous) { throw .conflict }
      try await store.replaceReview(kept, by: review, photos: photos)
    }
  }
}
