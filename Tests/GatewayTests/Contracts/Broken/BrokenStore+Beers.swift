import Entities
import Gateways
import UseCases

extension BrokenStore {
  func photo(_ id: Photo.ID) async throws(GatewayError) -> LoadedImage {
    if let onPhoto { return try await onPhoto(base, id) }
    return try await base.photo(id)
  }

  func manufacturer(_ id: Manufacturer.ID) async throws(GatewayError) -> ManufacturerSummary {
    if let onManufacturer { return try await onManufacturer(base, id) }
    return try await base.manufacturer(id)
  }

  func manufacturers(matching search: SearchText, page: Page) async throws(GatewayError) -> Paged<ManufacturerSummary> {
    if let onManufacturers { return try await onManufacturers(base, search, page) }
    return try await base.manufacturers(matching: search, page: page)
  }

  func addManufacturer(_ manufacturer: Manufacturer, photos: [LoadedImage]) async throws(GatewayError) {
    if let onAddManufacturer { return try await onAddManufacturer(base, manufacturer, photos) }
    try await base.addManufacturer(manufacturer, photos: photos)
  }

  func deleteManufacturer(_ expected: ManufacturerSummary) async throws(GatewayError) {
    if let onDeleteManufacturer { return try await onDeleteManufacturer(base, expected) }
    try await base.deleteManufacturer(expected)
  }

  func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer {
    if let onBeer { return try await onBeer(base, id) }
    return try await base.beer(id)
  }

  func beers(
    of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer> {
    if let onBeers { return try await onBeers(base, manufacturer, search, sorting, page) }
    return try await base.beers(of: manufacturer, matching: search, sortedBy: sorting, page: page)
  }

  func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer> {
    if let onBestBeers { return try await onBestBeers(base, page) }
    return try await base.bestBeers(page: page)
  }

  func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    if let onAddBeer { return try await onAddBeer(base, beer, photos) }
    try await base.addBeer(beer, photos: photos)
  }

  func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    if let onReplaceBeer { return try await onReplaceBeer(base, previous, beer, photos) }
    try await base.replaceBeer(previous, by: beer, photos: photos)
  }

  func deleteBeer(_ expected: RatedBeer) async throws(GatewayError) {
    if let onDeleteBeer { return try await onDeleteBeer(base, expected) }
    try await base.deleteBeer(expected)
  }

  func review(_ id: Review.ID) async throws(GatewayError) -> Review {
    if let onReview { return try await onReview(base, id) }
    return try await base.review(id)
  }

  func reviews(_ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page) async throws(GatewayError) -> Paged<
    BeerReview
  > {
    if let onReviews { return try await onReviews(base, filter, sorting, page) }
    return try await base.reviews(filter, sortedBy: sorting, page: page)
  }

  func addReview(_ review: Review, photos: [LoadedImage]) async throws(GatewayError) {
    if let onAddReview { return try await onAddReview(base, review, photos) }
    try await base.addReview(review, photos: photos)
  }

  func replaceReview(_ previous: Review, by review: Review, photos: [LoadedImage]) async throws(GatewayError) {
    if let onReplaceReview { return try await onReplaceReview(base, previous, review, photos) }
    try await base.replaceReview(previous, by: review, photos: photos)
  }

  func deleteReview(_ id: Review.ID) async throws(GatewayError) {
    if let onDeleteReview { return try await onDeleteReview(base, id) }
    try await base.deleteReview(id)
  }
}
