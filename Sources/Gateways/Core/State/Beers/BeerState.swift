package import Entities

/// The manufacturers, their beers and the reviews of the beers.
package struct BeerState: Sendable, Equatable {
  /// The manufacturers, by id.
  package private(set) var manufacturers: [Manufacturer.ID: Manufacturer] = [:]
  /// The beers, by id. The manufacturer of every beer is in `manufacturers`.
  package private(set) var beers: [Beer.ID: Beer] = [:]
  /// The reviews, by id. The beer of every review is in `beers`.
  package private(set) var reviews: [Review.ID: Review] = [:]
  /// The number of records that refer to each picture.
  package private(set) var photoUses: [Photo.ID: Int] = [:]
  private(set) var beersOfMaker: [Manufacturer.ID: Set<Beer.ID>] = [:]
  private(set) var reviewsOfBeer: [Beer.ID: Set<Review.ID>] = [:]

  init() {}

  /// Creates the state from its records. `nil` if there is a duplicate, a beer without its manufacturer or a review without its beer.
  package init?(manufacturers: [Manufacturer], beers: [Beer], reviews: [Review]) {
    for manufacturer in manufacturers {
      if self.manufacturers[manufacturer.id] != nil { return nil }
      put(manufacturer)
    }
    for beer in beers {
      if self.beers[beer.id] != nil || self.manufacturers[beer.manufacturer] == nil { return nil }
      put(beer)
    }
    for review in reviews {
      if self.reviews[review.id] != nil || self.beers[review.beer] == nil { return nil }
      put(review)
    }
  }

  /// Inserts a manufacturer, or replaces the one with the same id.
  mutating func put(_ manufacturer: Manufacturer) {
    use(manufacturer.photos)
    let old = manufacturers.updateValue(manufacturer, forKey: manufacturer.id)
    release(old?.photos ?? [])
  }

  /// Inserts a beer, or replaces the one with the same id.
  mutating func put(_ beer: Beer) {
    use(beer.album.photos)
    let old = beers.updateValue(beer, forKey: beer.id)
    release(old?.album.photos ?? [])
    beersOfMaker[beer.manufacturer, default: []].insert(beer.id)
  }

  /// Inserts a review, or replaces the one with the same id.
  mutating func put(_ review: Review) {
    use(review.album.photos)
    let old = reviews.updateValue(review, forKey: review.id)
    release(old?.album.photos ?? [])
    reviewsOfBeer[review.beer, default: []].insert(review.id)
  }

  /// Removes the manufacturer with this id, its beers and their reviews.
  mutating func remove(_ id: Manufacturer.ID) {
    for beer in beersOfMaker[id] ?? [] { remove(beer) }
    release(manufacturers.removeValue(forKey: id)?.photos ?? [])
  }

  /// Removes the beer with this id, and its reviews.
  mutating func remove(_ id: Beer.ID) {
    for review in reviewsOfBeer[id] ?? [] { remove(review) }
    guard let beer = beers.removeValue(forKey: id) else { return }
    release(beer.album.photos)
    beersOfMaker[beer.manufacturer]?.remove(id)
    if beersOfMaker[beer.manufacturer]?.isEmpty == true { beersOfMaker[beer.manufacturer] = nil }
  }

  mutating func remove(_ id: Review.ID) {
    guard let review = reviews.removeValue(forKey: id) else { return }
    release(review.album.photos)
    reviewsOfBeer[review.beer]?.remove(id)
    if reviewsOfBeer[review.beer]?.isEmpty == true { reviewsOfBeer[review.beer] = nil }
  }

  private mutating func use(_ photos: [Photo.ID]) { for photo in photos { photoUses[photo, default: 0] += 1 } }

  private mutating func release(_ photos: [Photo.ID]) {
    for photo in photos {
      let uses = (photoUses[photo] ?? 0) - 1
      photoUses[photo] = uses > 0 ? uses : nil
    }
  }
}
