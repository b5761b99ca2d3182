public import Entities
import UseCases

/// Manufacturers, their beers and the reviews of those.
public struct BeerState: Sendable, Hashable {
  /// Manufacturers, by id.
  public private(set) var manufacturers: [Manufacturer.ID: Manufacturer] = [:]
  /// Beers, by id; the maker of each is there.
  public private(set) var beers: [Beer.ID: Beer] = [:]
  /// Reviews, by id; the beer of each is there.
  public private(set) var reviews: [Review.ID: Review] = [:]
  /// How many things name a picture.
  private(set) var photoUses: [Photo.ID: Int] = [:]
  private var beersOfMaker: [Manufacturer.ID: Set<Beer.ID>] = [:]
  private var reviewsOfBeer: [Beer.ID: Set<Review.ID>] = [:]

  init() {}

  /// - Throws: ``DocumentError`` when something is there twice, or belongs to nothing.
  init(
    manufacturers: some Sequence<Manufacturer>, beers: some Sequence<Beer>, reviews: some Sequence<Review>
  ) throws(DocumentError) {
    do {
      for manufacturer in manufacturers { try add(manufacturer) }
      for beer in beers { try add(beer) }
      for review in reviews { try add(review) }
    } catch {
      throw .wrong("the beers", found: "something twice, or of nobody", expected: "each once, in its place")
    }
  }

  func manufacturer(_ id: Manufacturer.ID) throws(GatewayError) -> ManufacturerSummary {
    guard let manufacturer = manufacturers[id] else { throw .notFound }
    return summary(manufacturer)
  }

  func manufacturers(matching search: SearchText, page: Page) -> Paged<ManufacturerSummary> {
    let hits = manufacturers.values.filter { $0.matches(search) }.map { ($0, ManufacturerPosition($0)) }
    return Paged(hits.sorted { $0.1 < $1.1 }.map(\.0), page: page).map(summary)
  }

  mutating func add(_ manufacturer: Manufacturer) throws(GatewayError) {
    if manufacturers[manufacturer.id] != nil { throw .conflict }
    set(manufacturer)
  }

  mutating func delete(_ expected: ManufacturerSummary) throws(GatewayError) {
    if try manufacturer(expected.id) != expected { throw .conflict }
    for beer in beersOfMaker[expected.id] ?? [] { remove(beer) }
    beersOfMaker[expected.id] = nil
    release([expected.manufacturer.logo].compactMap(\.self))
    manufacturers[expected.id] = nil
  }

  func beer(_ id: Beer.ID) throws(GatewayError) -> RatedBeer {
    guard let beer = beers[id] else { throw .notFound }
    return rated(beer)
  }

  func beers(
    of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
  ) -> Paged<RatedBeer> {
    let all = manufacturer.map { (beersOfMaker[$0] ?? []).compactMap { beers[$0] } } ?? Array(beers.values)
    let hits = all.filter { $0.matches(search) }.map { ($0, BeerPosition($0, by: sorting.criterion)) }
    return Paged(hits.sorted { sorting.isInOrder($0.1, $1.1) }.map(\.0), page: page).map(rated)
  }

  func bestBeers(page: Page) -> Paged<RatedBeer> {
    let reviewed = beers.values.map(rated).filter { $0.rating.count > 0 }.map { ($0, BeerRank($0)) }
    return Paged(reviewed.sorted { $0.1 < $1.1 }.map(\.0), page: page)
  }

  mutating func add(_ beer: Beer) throws(GatewayError) {
    if manufacturers[beer.manufacturer] == nil { throw .notFound }
    if beers[beer.id] != nil { throw .conflict }
    set(beer)
  }

  mutating func replace(_ previous: Beer, by beer: Beer) throws(GatewayError) {
    guard let kept = beers[beer.id] else { throw .notFound }
    if kept != previous || previous.manufacturer != beer.manufacturer { throw .conflict }
    set(beer)
  }

  mutating func delete(_ expected: RatedBeer) throws(GatewayError) {
    if try beer(expected.id) != expected { throw .conflict }
    remove(expected.id)
  }

  func review(_ id: Review.ID) throws(GatewayError) -> Review {
    guard let review = reviews[id] else { throw .notFound }
    return review
  }

  func reviews(_ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page) -> Paged<BeerReview> {
    let all = filter.beer.map { (reviewsOfBeer[$0] ?? []).compactMap { reviews[$0] } } ?? Array(reviews.values)
    let hits = all.filter(filter.passes).map { BeerReview($0, beerName: beers[$0.beer]?.name ?? "") }
    return Paged(
      hits.map { ($0, ReviewPosition($0)) }.sorted { sorting.isInOrder($0.1, $1.1) }.map(\.0), page: page)
  }

  mutating func add(_ review: Review) throws(GatewayError) {
    if beers[review.beer] == nil { throw .notFound }
    if reviews[review.id] != nil { throw .conflict }
    set(review)
  }

  mutating func replace(_ previous: Review, by review: Review) throws(GatewayError) {
    guard let kept = reviews[review.id] else { throw .notFound }
    if kept != previous || previous.beer != review.beer { throw .conflict }
    set(review)
  }

  mutating func deleteReview(_ id: Review.ID) throws(GatewayError) {
    guard let review = reviews[id] else { throw .notFound }
    remove(review)
  }

  private func summary(_ manufacturer: Manufacturer) -> ManufacturerSummary {
    let beers = beersOfMaker[manufacturer.id] ?? []
    return ManufacturerSummary(
      manufacturer, beerCount: beers.count, reviewCount: beers.reduce(0) { $0 + (reviewsOfBeer[$1]?.count ?? 0) })
  }

  private func rated(_ beer: Beer) -> RatedBeer {
    RatedBeer(beer, rating: BeerRating((reviewsOfBeer[beer.id] ?? []).compactMap { reviews[$0]?.score }))
  }
}

// What keeps the parts of it in step.
extension BeerState {
  /// Puts a manufacturer in, in place of the one of its id.
  mutating func set(_ manufacturer: Manufacturer) {
    use([manufacturer.logo].compactMap(\.self))
    let old = manufacturers.updateValue(manufacturer, forKey: manufacturer.id)
    release([old?.logo].compactMap(\.self))
  }

  /// Puts a beer in, in place of the one of its id.
  mutating func set(_ beer: Beer) {
    use(beer.album.photos)
    let old = beers.updateValue(beer, forKey: beer.id)
    release(old?.album.photos ?? [])
    beersOfMaker[beer.manufacturer, default: []].insert(beer.id)
  }

  /// Puts a review in, in place of the one of its id.
  mutating func set(_ review: Review) {
    use(review.album.photos)
    let old = reviews.updateValue(review, forKey: review.id)
    release(old?.album.photos ?? [])
    reviewsOfBeer[review.beer, default: []].insert(review.id)
  }

  fileprivate mutating func remove(_ id: Beer.ID) {
    for review in reviewsOfBeer[id] ?? [] { if let review = reviews[review] { remove(review) } }
    guard let beer = beers.removeValue(forKey: id) else { return }
    release(beer.album.photos)
    beersOfMaker[beer.manufacturer]?.remove(id)
    if beersOfMaker[beer.manufacturer]?.isEmpty == true { beersOfMaker[beer.manufacturer] = nil }
  }

  fileprivate mutating func remove(_ review: Review) {
    reviews[review.id] = nil
    release(review.album.photos)
    reviewsOfBeer[review.beer]?.remove(review.id)
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

extension Paged {
  /// A page of a list that is there whole.
  fileprivate init(_ all: [Item], page: Page) {
    let rest = all.dropFirst(page.offset)
    self.init(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }

  fileprivate func map<Other>(_ transform: (Item) -> Other) -> Paged<Other> {
    Paged<Other>(items.map(transform), hasMore: hasMore)
  }
}
