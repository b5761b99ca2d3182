import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let deletingBeers: [Breakage] = [
    Breakage(
      "a beer that goes takes its reviews and all pictures along, one that is not as expected stays", "reviews stay"
    ) {
      $0.gateway.keepEveryReview()
    },
    Breakage(
      "a beer that goes takes its reviews and all pictures along, one that is not as expected stays", "pictures stay"
    ) {
      $0.gateway.keepEveryPicture()
    },
    Breakage(
      "a beer that goes takes its reviews and all pictures along, one that is not as expected stays",
      "the reviews' pictures stay"
    ) {
      let shown = Box([Photo.ID: LoadedImage]())
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        try await store.addReview(review, photos: photos)
        shown.change {
          for photo in photos where review.album.photos.contains(Photo.ID(of: photo)) {
            $0[Photo.ID(of: photo)] = photo
          }
        }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if let photo = shown.value[id] { return photo }
        return try await store.photo(id)
      }
    },
    Breakage(
      "a beer that goes takes its reviews and all pictures along, one that is not as expected stays",
      "nothing is compared"
    ) {
      $0.gateway.deleteBeers { _, _ in true }
    },
    Breakage(
      "a beer that goes takes its reviews and all pictures along, one that is not as expected stays",
      "reviews are counted, not summed up"
    ) {
      $0.gateway.deleteBeers { $0.beer == $1.beer && $0.rating.count == $1.rating.count }
    },
    Breakage(
      "a beer that goes takes its reviews and all pictures along, one that is not as expected stays",
      "only the rating is compared"
    ) {
      $0.gateway.deleteBeers { $0.rating == $1.rating }
    },
    Breakage(
      "a beer that goes takes its reviews and all pictures along, one that is not as expected stays",
      "what is gone can go again"
    ) {
      $0.gateway.onDeleteBeer = { (store, expected) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.deleteBeer(expected)
        } catch {
          if error != .notFound { throw error }
        }
      }
    },
  ]

  static let beersElsewhere: [Breakage] = cancelledBeers + reopenedBeers

  private static let cancelledBeers: [Breakage] = [
    Breakage("a cancelled task is refused and changes no beer", "but for pages") {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.beers(of: maker, matching: search, sortedBy: sorting, page: page)
        }
      }
    },
    Breakage("a cancelled task is refused and changes no beer", "but for one") {
      $0.gateway.onBeer = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.beer(id) }
      }
    },
    Breakage("a cancelled task is refused and changes no beer", "but for the best") {
      $0.gateway.onBestBeers = { (store, page) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.bestBeers(page: page) }
      }
    },
    Breakage("a cancelled task is refused and changes no beer", "but for adding") {
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.addBeer(beer, photos: photos) }
      }
    },
    Breakage("a cancelled task is refused and changes no beer", "it is refused when it was replaced") {
      $0.gateway.onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.replaceBeer(previous, by: beer, photos: photos)
        }
        if Task.isCancelled { throw .cancelled }
      }
    },
    Breakage("a cancelled task is refused and changes no beer", "it is refused when it is gone") {
      $0.gateway.onDeleteBeer = { (store, expected) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.deleteBeer(expected) }
        if Task.isCancelled { throw .cancelled }
      }
    },
  ]

  private static let reopenedBeers: [Breakage] = [
    Breakage("beers and pictures are there after a restart", "pictures are in memory") {
      $0.reopened.onPhoto = { (_, _) throws(GatewayError) in throw .notFound }
    },
    Breakage("beers and pictures are there after a restart", "the strength is not written") {
      $0.reopened.changeEachBeer { RatedBeer($0.beer.but(measures: [:]), rating: $0.rating) }
    },
    Breakage("where there is no room beers can be read, and an addition is refused", "nobody is told") {
      $0.full.onAddBeer = { _, _, _ in }
    },
    Breakage("where there is no room beers can be read, and an addition is refused", "it has another name") {
      $0.full.onAddBeer = { (_, _, _) throws(GatewayError) in throw .failed(what: "memory", why: "no") }
    },
    Breakage("where there is no room beers can be read, and an addition is refused", "they can't be read") {
      $0.full.onBeers = { (_, _, _, _, _) throws(GatewayError) in throw .full(what: "memory") }
    },
    Breakage("where there is no room beers can be read, and an addition is refused", "what was there is cut off") {
      $0.reopened.changeBeers { found, _, _ in found.with(found.items.dropLast()) }
    },
  ]

  static let bestBeers: [Breakage] = [
    Breakage("the best beers are those whose many reviews are good, not those with one of five", "by the plain mean") {
      $0.gateway.sortBest { left, right in
        let (mean, other) = (left.rating.average ?? 0, right.rating.average ?? 0)
        return mean != other ? mean > other : BeerRank(left) < BeerRank(right)
      }
    },
    Breakage(
      "the best beers are those whose many reviews are good, not those with one of five", "by all scores summed up"
    ) {
      $0.gateway.sortBest { left, right in
        left.rating.total != right.rating.total
          ? left.rating.total > right.rating.total : BeerRank(left) < BeerRank(right)
      }
    },
    Breakage("the best beers are those whose many reviews are good, not those with one of five", "ties by name only") {
      $0.gateway.sortBest { left, right in
        let (mean, other) = (BayesianMean(left.rating), BayesianMean(right.rating))
        if mean != other { return mean > other }
        return (CollationKey(left.beer.name).text, left.id.text) < (CollationKey(right.beer.name).text, right.id.text)
      }
    },
    Breakage("the best beers are those whose many reviews are good, not those with one of five", "ids count down") {
      $0.gateway.sortBest { left, right in
        let (rank, other) = (BeerRank(left), BeerRank(right))
        return (rank.mean, rank.reviewCount, rank.name) == (other.mean, other.reviewCount, other.name)
          ? other < rank : rank < other
      }
    },
    Breakage(
      "the best beers are those whose many reviews are good, not those with one of five", "those never reviewed too"
    ) {
      $0.gateway.onBestBeers = { (store, page) throws(GatewayError) in
        let all = try await store.beers(of: nil, matching: SearchText(), sortedBy: .byName, page: .whole).items
        return Paged(all.sorted { BeerRank($0) < BeerRank($1) }, page)
      }
    },
    Breakage(
      "the best beers are those whose many reviews are good, not those with one of five",
      "a full page says that more follows"
    ) {
      $0.gateway.onBestBeers = { (store, page) throws(GatewayError) in
        let found = try await store.bestBeers(page: page).items
        return Paged(found, hasMore: found.count == page.limit)
      }
    },
    Breakage("a beer's rating follows its reviews as they come, change and go", "but not when one changes") {
      let late = Box(0)
      $0.gateway.onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
        try await store.replaceReview(previous, by: review, photos: photos)
        late.change { $0 += previous.score.value - review.score.value }
      }
      $0.gateway.changeEachBeer { rated in
        let total = rated.rating.total + late.value
        return RatedBeer(rated.beer, rating: BeerRating(count: rated.rating.count, total: total) ?? rated.rating)
      }
    },
    Breakage("a beer's rating follows its reviews as they come, change and go", "but not in the list when one goes") {
      let gone = Box(BeerRating.none)
      $0.gateway.onDeleteReview = { (store, id) throws(GatewayError) in
        let score = try await store.review(id).score.value
        try await store.deleteReview(id)
        gone.change { $0 = BeerRating(count: $0.count + 1, total: $0.total + score) ?? $0 }
      }
      $0.gateway.changeBeers { found, _, _ in
        found.with(
          found.items.map {
            let (count, total) = ($0.rating.count + gone.value.count, $0.rating.total + gone.value.total)
            return RatedBeer($0.beer, rating: BeerRating(count: count, total: total) ?? $0.rating)
          })
      }
    },
    Breakage("a beer's rating follows its reviews as they come, change and go", "its last stays among the best") {
      let last = Box<RatedBeer?>(nil)
      $0.gateway.onDeleteReview = { (store, id) throws(GatewayError) in
        let beer = try await store.beer(try await store.review(id).beer)
        try await store.deleteReview(id)
        last.value = beer
      }
      $0.gateway.onBestBeers = { (store, page) throws(GatewayError) in
        let found = try await store.bestBeers(page: page)
        return found.items.isEmpty ? found.with([last.value].compactMap(\.self)) : found
      }
    },
  ]
}

extension BrokenStore {
  /// Deletes what is there when it is like what was expected.
  fileprivate mutating func deleteBeers(_ isLike: @escaping @Sendable (RatedBeer, RatedBeer) -> Bool) {
    onDeleteBeer = { (store, expected) throws(GatewayError) in
      let kept = try await store.beer(expected.id)
      if !isLike(kept, expected) { throw .conflict }
      try await store.deleteBeer(kept)
    }
  }

  /// Sorts the best anew.
  fileprivate mutating func sortBest(_ isInOrder: @escaping @Sendable (RatedBeer, RatedBeer) -> Bool) {
    onBestBeers = { (store, page) throws(GatewayError) in
      Paged(try await store.bestBeers(page: .whole).items.sorted(by: isInOrder), page)
    }
  }
}
