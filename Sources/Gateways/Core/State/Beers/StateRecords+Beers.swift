public import Entities
public import UseCases

extension StateRecords: ManufacturerRecords {
  public func manufacturer(_ id: Manufacturer.ID) -> ManufacturerSummary? {
    state.beers.manufacturers[id].map(summary)
  }

  public func manufacturer(named name: String, at address: String) -> Manufacturer? {
    state.beers.manufacturers.values.first { $0.isNamedAs(name, at: address) }
  }

  public func manufacturers(matching search: SearchText, page: Page) -> Paged<ManufacturerSummary> {
    let hits = state.beers.manufacturers.values.filter { $0.matches(search) }.map { ($0, ManufacturerPosition($0)) }
    return Paged(hits.inOrder { $0.1 < $1.1 }.map(\.0), page: page).map(summary)
  }

  public mutating func put(_ manufacturer: Manufacturer, replacing previous: Manufacturer?) {
    state.beers.put(manufacturer)
  }

  public mutating func deleteManufacturer(_ id: Manufacturer.ID) { state.beers.remove(id) }

  private func summary(_ manufacturer: Manufacturer) -> ManufacturerSummary {
    let beers = state.beers.beersOfMaker[manufacturer.id] ?? []
    return ManufacturerSummary(
      manufacturer, beerCount: beers.count,
      reviewCount: beers.reduce(0) { $0 + (state.beers.reviewsOfBeer[$1]?.count ?? 0) })
  }
}

extension StateRecords: BeerRecords {
  public func beer(_ id: Beer.ID) -> RatedBeer? { state.beers.beers[id].map(rated) }

  public func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) -> Paged<RatedBeer> {
    let kept = state.beers
    let all =
      filter.manufacturer.map { (kept.beersOfMaker[$0] ?? []).compactMap { kept.beers[$0] } }
      ?? Array(kept.beers.values)
    let hits = all.filter { filter.passes($0, maker: kept.manufacturers[$0.manufacturer]?.name ?? "") }
      .map { ($0, BeerPosition($0, by: sorting.criterion)) }
    return Paged(hits.inOrder { sorting.isInOrder($0.1, $1.1) }.map(\.0), page: page).map(rated)
  }

  public func bestBeers(page: Page) -> Paged<RatedBeer> {
    let reviewed = state.beers.beers.values.map(rated).filter { $0.rating.count > 0 }.map { ($0, BeerRank($0)) }
    return Paged(reviewed.inOrder { $0.1 < $1.1 }.map(\.0), page: page)
  }

  public mutating func put(_ beer: Beer, replacing previous: Beer?) { state.beers.put(beer) }

  public mutating func deleteBeer(_ id: Beer.ID) { state.beers.remove(id) }

  private func rated(_ beer: Beer) -> RatedBeer {
    let reviews = state.beers.reviewsOfBeer[beer.id] ?? []
    return RatedBeer(beer, rating: BeerRating(reviews.compactMap { state.beers.reviews[$0]?.score }))
  }
}

extension StateRecords: ReviewRecords {
  public func review(_ id: Review.ID) -> Review? { state.beers.reviews[id] }

  public func reviews(_ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page) -> Paged<BeerReview> {
    let kept = state.beers
    let all =
      filter.beer.map { (kept.reviewsOfBeer[$0] ?? []).compactMap { kept.reviews[$0] } } ?? Array(kept.reviews.values)
    let hits = all.filter(filter.passes).map { BeerReview($0, beerName: kept.beers[$0.beer]?.name ?? "") }
    return Paged(
      hits.map { ($0, ReviewPosition($0)) }.inOrder { sorting.isInOrder($0.1, $1.1) }.map(\.0), page: page)
  }

  public mutating func put(_ review: Review, replacing previous: Review?) { state.beers.put(review) }

  public mutating func deleteReview(_ id: Review.ID) { state.beers.remove(id) }
}

extension Paged {
  fileprivate func map<Other>(_ transform: (Item) -> Other) -> Paged<Other> {
    Paged<Other>(items.map(transform), hasMore: hasMore)
  }
}
