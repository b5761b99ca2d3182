public import Entities
public import UseCases

extension Intercepted: PhotoGateway where Base: PhotoGateway {
  public func photo(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    try await make(.photo(id), await base.photo(id))
  }
}

extension Intercepted: ManufacturerGateway where Base: ManufacturerGateway {
  public func manufacturer(_ id: Manufacturer.ID) async throws(GatewayError) -> ManufacturerSummary {
    try await make(.manufacturer(id), await base.manufacturer(id))
  }

  public func manufacturer(named name: String, at address: String) async throws(GatewayError) -> Manufacturer {
    try await make(.manufacturerNamed(name, at: address), await base.manufacturer(named: name, at: address))
  }

  public func manufacturers(_ ids: Set<Manufacturer.ID>) async throws(GatewayError) -> [Manufacturer.ID: Manufacturer] {
    try await make(.manufacturersAmong(ids), await base.manufacturers(ids))
  }

  public func manufacturers(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<ManufacturerSummary> {
    try await make(.manufacturers(search, page), await base.manufacturers(matching: search, page: page))
  }

  @discardableResult public func addManufacturer(
    _ manufacturer: Manufacturer, photos: [LoadedImage]
  ) async throws(GatewayError) -> Manufacturer {
    try await make(.addManufacturer(manufacturer), await base.addManufacturer(manufacturer, photos: photos))
  }

  public func replaceManufacturer(
    _ previous: Manufacturer, by manufacturer: Manufacturer, photos: [LoadedImage]
  ) async throws(GatewayError) {
    try await make(
      .replaceManufacturer(previous, by: manufacturer),
      await base.replaceManufacturer(previous, by: manufacturer, photos: photos))
  }

  public func deleteManufacturer(_ expected: ManufacturerSummary) async throws(GatewayError) {
    try await make(.deleteManufacturer(expected), await base.deleteManufacturer(expected))
  }
}

extension Intercepted: BeerGateway where Base: BeerGateway {
  public func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer {
    try await make(.beer(id), await base.beer(id))
  }

  public func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer> {
    try await make(.beers(filter, sorting, page), await base.beers(filter, sortedBy: sorting, page: page))
  }

  public func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer> {
    try await make(.bestBeers(page), await base.bestBeers(page: page))
  }

  public func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    try await make(.addBeer(beer), await base.addBeer(beer, photos: photos))
  }

  public func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    try await make(.replaceBeer(previous, by: beer), await base.replaceBeer(previous, by: beer, photos: photos))
  }

  public func deleteBeer(_ expected: RatedBeer) async throws(GatewayError) {
    try await make(.deleteBeer(expected), await base.deleteBeer(expected))
  }
}

extension Intercepted: ReviewGateway where Base: ReviewGateway {
  public func review(_ id: Review.ID) async throws(GatewayError) -> Review {
    try await make(.review(id), await base.review(id))
  }

  public func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) async throws(GatewayError) -> Paged<BeerReview> {
    try await make(.reviews(filter, sorting, page), await base.reviews(filter, sortedBy: sorting, page: page))
  }

  public func addReview(_ review: Review, photos: [LoadedImage]) async throws(GatewayError) {
    try await make(.addReview(review), of: review.author, await base.addReview(review, photos: photos))
  }

  public func replaceReview(_ previous: Review, by review: Review, photos: [LoadedImage]) async throws(GatewayError) {
    try await make(
      .replaceReview(previous, by: review), of: review.author,
      await base.replaceReview(previous, by: review, photos: photos))
  }

  public func deleteReview(_ review: Review) async throws(GatewayError) {
    try await make(.deleteReview(review), of: review.author, await base.deleteReview(review))
  }
}
