public import Entities
public import UseCases

extension InterceptedStore {
  public func photo(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    try await before(.photo(id))
    return try await base.photo(id)
  }

  public func manufacturer(_ id: Manufacturer.ID) async throws(GatewayError) -> ManufacturerSummary {
    try await before(.manufacturer(id))
    return try await base.manufacturer(id)
  }

  public func manufacturers(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<ManufacturerSummary> {
    try await before(.manufacturers(search, page))
    return try await base.manufacturers(matching: search, page: page)
  }

  public func addManufacturer(_ manufacturer: Manufacturer, photos: [LoadedImage]) async throws(GatewayError) {
    try await before(.addManufacturer(manufacturer))
    try await base.addManufacturer(manufacturer, photos: photos)
  }

  public func deleteManufacturer(_ expected: ManufacturerSummary) async throws(GatewayError) {
    try await before(.deleteManufacturer(expected))
    try await base.deleteManufacturer(expected)
  }

  public func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer {
    try await before(.beer(id))
    return try await base.beer(id)
  }

  public func beers(
    of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer> {
    try await before(.beers(manufacturer, search, sorting, page))
    return try await base.beers(of: manufacturer, matching: search, sortedBy: sorting, page: page)
  }

  public func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer> {
    try await before(.bestBeers(page))
    return try await base.bestBeers(page: page)
  }

  public func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    try await before(.addBeer(beer))
    try await base.addBeer(beer, photos: photos)
  }

  public func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    try await before(.replaceBeer(previous, by: beer))
    try await base.replaceBeer(previous, by: beer, photos: photos)
  }

  public func deleteBeer(_ expected: RatedBeer) async throws(GatewayError) {
    try await before(.deleteBeer(expected))
    try await base.deleteBeer(expected)
  }

  public func review(_ id: Review.ID) async throws(GatewayError) -> Review {
    try await before(.review(id))
    return try await base.review(id)
  }

  public func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) async throws(GatewayError) -> Paged<BeerReview> {
    try await before(.reviews(filter, sorting, page))
    return try await base.reviews(filter, sortedBy: sorting, page: page)
  }

  public func addReview(_ review: Review, photos: [LoadedImage]) async throws(GatewayError) {
    try await before(.addReview(review))
    try await base.addReview(review, photos: photos)
  }

  public func replaceReview(
    _ previous: Review, by review: Review, photos: [LoadedImage]
  ) async throws(GatewayError) {
    try await before(.replaceReview(previous, by: review))
    try await base.replaceReview(previous, by: review, photos: photos)
  }

  public func deleteReview(_ id: Review.ID) async throws(GatewayError) {
    try await before(.deleteReview(id))
    try await base.deleteReview(id)
  }
}
