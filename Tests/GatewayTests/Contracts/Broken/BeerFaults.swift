import Entities
import Foundation
@testable import Gateways
@testable import StoreCore
import TestSupport
import UseCases

extension BrokenStore {
  /// Makes these calls apply `change` to the beers that they return.
  mutating func showsBeers(in calls: [String] = ["beer", "beers"], _ change: @escaping @Sendable (Beer) -> Beer) {
    for call in calls {
      sees(call) { state, _ in for beer in state.beers.beers.values { state.beers.put(change(beer)) } }
    }
  }

  /// Makes these calls apply `change` to the reviews that they return.
  mutating func showsReviews(
    in calls: [String] = ["review", "reviews"], _ change: @escaping @Sendable (Review) -> Review
  ) {
    for call in calls {
      sees(call) { state, _ in for review in state.beers.reviews.values { state.beers.put(change(review)) } }
    }
  }

  /// Makes the store apply `change` to the manufacturers that it returns, including their numbers of beers and reviews.
  mutating func showsFigures(_ change: @escaping @Sendable (ManufacturerSummary) -> ManufacturerSummary) {
    each("manufacturer", "manufacturers", change)
  }

  /// Makes the store keep listing beers and reviews after a call has deleted them.
  mutating func goesOnListing(_ list: String, after call: String) {
    let old = Box(BeerState())
    keeps(call) { before, _, _ in old.value = before.beers }
    sees(list) { state, _ in
      let old = old.value
      for beer in old.beers.values where state.beers.beers[beer.id] == nil { state.beers.put(beer) }
      for review in old.reviews.values where state.beers.reviews[review.id] == nil { state.beers.put(review) }
    }
  }
}

extension BeerState {
  mutating func removeReviews() { for id in reviews.keys { remove(id) } }
}

extension GatewayError? {
  var isConflict: Bool { self == .conflict }
  var isNotFound: Bool { self == .notFound }
}

// These functions return copies with some changed properties.
extension Manufacturer {
  func but(name: String? = nil, address: String? = nil, withoutLogo: Bool = false) -> Manufacturer {
    let changed = try? Manufacturer(
      id: id, name: name ?? self.name, address: address ?? self.address, origin: origin, logo: withoutLogo ? nil : logo)
    return changed ?? self
  }
}

extension ManufacturerSummary {
  func but(beers: Int? = nil, reviews: Int? = nil) -> ManufacturerSummary {
    ManufacturerSummary(manufacturer, beerCount: beers ?? beerCount, reviewCount: reviews ?? reviewCount)
  }
}

extension Beer {
  func but(
    maker: Manufacturer.ID? = nil, name: String? = nil, measures: [BeerMeasure: Int]? = nil, album: PhotoAlbum? = nil
  ) -> Beer {
    let changed = try? Beer(
      id: id, of: maker ?? manufacturer, name: name ?? self.name, type: type, measures: measures ?? self.measures,
      album: album ?? self.album)
    return changed ?? self
  }
}

extension [BeerMeasure: Int] {
  /// Returns the same measures with a different value for one of them.
  func but(_ measure: BeerMeasure, _ value: Int?) -> Self {
    var changed = self
    changed[measure] = value
    return changed
  }
}

extension RatedBeer {
  /// Returns a copy of the beer with `count` added to its number of reviews, and `total` added to its total score.
  func rated(_ count: Int, _ total: Int) -> RatedBeer {
    RatedBeer(beer, rating: BeerRating(count: rating.count + count, total: rating.total + total) ?? rating)
  }
}

extension Review {
  func but(
    author: User.ID? = nil, score: Score? = nil, text: String? = nil, date: Date? = nil, album: PhotoAlbum? = nil
  ) -> Review {
    let changed = try? Review(
      id: id, of: beer, by: author ?? self.author, score: score ?? self.score, text: text ?? self.text,
      date: date ?? self.date,
      album: album ?? self.album)
    return changed ?? self
  }
}

extension PhotoAlbum {
  /// The same pictures sorted by id, as if they were stored without their positions.
  var inNoOrder: PhotoAlbum { (try? PhotoAlbum(photos.sorted { $0.text < $1.text }, cover: cover)) ?? self }
  /// The same pictures, with the first picture as the cover.
  var withoutCover: PhotoAlbum { (try? PhotoAlbum(photos)) ?? self }
}
