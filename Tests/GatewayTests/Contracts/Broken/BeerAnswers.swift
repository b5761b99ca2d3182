import Entities
import Gateways
import UseCases
import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Other answers than the base gives.
extension BrokenStore {
  /// Changes every page of manufacturers.
  mutating func changeMakers(
    _ change: @escaping @Sendable (Paged<ManufacturerSummary>, Page) -> Paged<ManufacturerSummary>
  ) {
    onManufacturers = { (store, search, page) throws(GatewayError) in
      change(try await store.manufacturers(matching: search, page: page), page)
    }
  }

  /// Changes every manufacturer, alone and in lists.
  mutating func changeEachMaker(_ change: @escaping @Sendable (ManufacturerSummary) -> ManufacturerSummary) {
    onManufacturer = { (store, id) throws(GatewayError) in change(try await store.manufacturer(id)) }
    changeMakers { found, _ in found.with(found.items.map(change)) }
  }

  /// Changes every page of beers.
  mutating func changeBeers(
    _ change: @escaping @Sendable (Paged<RatedBeer>, BeerSorting, Page) -> Paged<RatedBeer>
  ) {
    onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
      let found = try await store.beers(of: maker, matching: search, sortedBy: sorting, page: page)
      return change(found, sorting, page)
    }
  }

  /// Changes every beer, alone and in lists.
  mutating func changeEachBeer(_ change: @escaping @Sendable (RatedBeer) -> RatedBeer) {
    onBeer = { (store, id) throws(GatewayError) in change(try await store.beer(id)) }
    changeBeers { found, _, _ in found.with(found.items.map(change)) }
  }

  /// Changes every page of reviews.
  mutating func changeReviews(
    _ change: @escaping @Sendable (Paged<BeerReview>, ReviewSorting, Page) -> Paged<BeerReview>
  ) {
    onReviews = { (store, filter, sorting, page) throws(GatewayError) in
      change(try await store.reviews(filter, sortedBy: sorting, page: page), sorting, page)
    }
  }

  /// Changes every review, alone and in lists.
  mutating func changeEachReview(_ change: @escaping @Sendable (Review) -> Review) {
    onReview = { (store, id) throws(GatewayError) in change(try await store.review(id)) }
    changeReviews { found, _, _ in
      found.with(found.items.map { BeerReview(change($0.review), beerName: $0.beerName) })
    }
  }
}

// What comes, and does not go.
extension BrokenStore {
  /// Keeps every picture that is brought, named or not, for ever.
  mutating func keepEveryPicture() {
    let brought = Box([Photo.ID: LoadedImage]())
    let remember = { @Sendable (photos: [LoadedImage]) in
      brought.change { for photo in photos { $0[Photo.ID(of: photo)] = photo } }
    }
    onAddManufacturer = { (store, maker, photos) throws(GatewayError) in
      _ = remember(photos)
      try await store.addManufacturer(maker, photos: photos)
    }
    onAddBeer = { (store, beer, photos) throws(GatewayError) in
      _ = remember(photos)
      try await store.addBeer(beer, photos: photos)
    }
    onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
      _ = remember(photos)
      try await store.replaceBeer(previous, by: beer, photos: photos)
    }
    onAddReview = { (store, review, photos) throws(GatewayError) in
      _ = remember(photos)
      try await store.addReview(review, photos: photos)
    }
    onReplaceReview = { (store, previous, review, photos) throws(GatewayError) in
      _ = remember(photos)
      try await store.replaceReview(previous, by: review, photos: photos)
    }
    onPhoto = { (store, id) throws(GatewayError) in
      if let photo = brought.value[id] { return photo }
      return try await store.photo(id)
    }
  }

  /// Lists reviews that went with what they belonged to as if they were there.
  mutating func keepEveryReview() {
    let written = Box([BeerReview]())
    onAddReview = { (store, review, photos) throws(GatewayError) in
      try await store.addReview(review, photos: photos)
      let beer = try await store.beer(review.beer).beer
      written.change { $0.append(BeerReview(review, beerName: beer.name)) }
    }
    changeReviews { found, _, _ in
      found.with(found.items + written.value.filter { !Set(found.items.map(\.id)).contains($0.id) })
    }
  }

  /// Lists beers that went with their maker as if they were there.
  mutating func keepEveryBeer() {
    let added = Box([RatedBeer]())
    onAddBeer = { (store, beer, photos) throws(GatewayError) in
      try await store.addBeer(beer, photos: photos)
      added.change { $0.append(RatedBeer(beer)) }
    }
    changeBeers { found, _, _ in
      found.with(found.items + added.value.filter { !Set(found.items.map(\.id)).contains($0.id) })
    }
  }
}

extension Paged {
  /// The same page with other items.
  func with(_ items: [Item]) -> Paged { Paged(items, hasMore: hasMore) }

  /// A page of items that are there whole.
  init(_ all: [Item], _ page: Page) {
    let rest = all.dropFirst(page.offset)
    self.init(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }
}

extension Page {
  /// As much as there can be.
  static let whole = Page(limit: .max)
}

// The same with a property or two changed.
extension Manufacturer {
  func but(address: String? = nil, withoutLogo: Bool = false) -> Manufacturer {
    let logo = withoutLogo ? nil : logo
    return (try? Manufacturer(name: name, address: address ?? self.address, origin: origin, logo: logo)) ?? self
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
  /// The measures with another value of one.
  func but(_ measure: BeerMeasure, _ value: Int?) -> Self {
    var changed = self
    changed[measure] = value
    return changed
  }
}

extension Review {
  func but(score: Score? = nil, text: String? = nil, date: Date? = nil, album: PhotoAlbum? = nil) -> Review {
    let changed = try? Review(
      id: id, of: beer, score: score ?? self.score, text: text ?? self.text, date: date ?? self.date,
      album: album ?? self.album)
    return changed ?? self
  }
}

extension PhotoAlbum {
  /// The same pictures by id, as a table without a column for the position has them.
  var inNoOrder: PhotoAlbum { (try? PhotoAlbum(photos.sorted { $0.text < $1.text }, cover: cover)) ?? self }
  /// The same pictures, the first of them as the cover.
  var withoutCover: PhotoAlbum { (try? PhotoAlbum(photos)) ?? self }
}
