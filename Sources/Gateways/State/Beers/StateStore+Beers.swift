public import Entities
public import UseCases

extension StateStore: ManufacturerGateway {
  public func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage { try shelved(id) }

  public func manufacturer(_ id: Manufacturer.ID) throws(GatewayError) -> ManufacturerSummary {
    try read { (state) throws(GatewayError) in try state.beers.manufacturer(id) }
  }

  public func manufacturers(
    matching search: SearchText, page: Page
  ) throws(GatewayError) -> Paged<ManufacturerSummary> {
    try read { (state) in state.beers.manufacturers(matching: search, page: page) }
  }

  public func addManufacturer(_ manufacturer: Manufacturer, photos: [LoadedImage]) throws(GatewayError) {
    try write(bringing: PhotoBag(photos)) { (state) throws(GatewayError) in try state.beers.add(manufacturer) }
  }

  public func deleteManufacturer(_ expected: ManufacturerSummary) throws(GatewayError) {
    try write { (state) throws(GatewayError) in try state.beers.delete(expected) }
  }
}

extension StateStore: BeerGateway {
  public func beer(_ id: Beer.ID) throws(GatewayError) -> RatedBeer {
    try read { (state) throws(GatewayError) in try state.beers.beer(id) }
  }

  public func beers(
    of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
  ) throws(GatewayError) -> Paged<RatedBeer> {
    try read { (state) in state.beers.beers(of: manufacturer, matching: search, sortedBy: sorting, page: page) }
  }

  public func bestBeers(page: Page) throws(GatewayError) -> Paged<RatedBeer> {
    try read { (state) in state.beers.bestBeers(page: page) }
  }

  public func addBeer(_ beer: Beer, photos: [LoadedImage]) throws(GatewayError) {
    try write(bringing: PhotoBag(photos)) { (state) throws(GatewayError) in try state.beers.add(beer) }
  }

  public func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) throws(GatewayError) {
    try write(bringing: PhotoBag(photos)) { (state) throws(GatewayError) in try state.beers.replace(previous, by: beer)
    }
  }

  public func deleteBeer(_ expected: RatedBeer) throws(GatewayError) {
    try write { (state) throws(GatewayError) in try state.beers.delete(expected) }
  }
}

extension StateStore: ReviewGateway {
  public func review(_ id: Review.ID) throws(GatewayError) -> Review {
    try read { (state) throws(GatewayError) in try state.beers.review(id) }
  }

  public func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) throws(GatewayError) -> Paged<BeerReview> {
    try read { (state) in state.beers.reviews(filter, sortedBy: sorting, page: page) }
  }

  public func addReview(_ review: Review, photos: [LoadedImage]) throws(GatewayError) {
    try write(bringing: PhotoBag(photos)) { (state) throws(GatewayError) in try state.beers.add(review) }
  }

  public func replaceReview(_ previous: Review, by review: Review, photos: [LoadedImage]) throws(GatewayError) {
    try write(bringing: PhotoBag(photos)) { (state) throws(GatewayError) in
      try state.beers.replace(previous, by: review)
    }
  }

  public func deleteReview(_ id: Review.ID) throws(GatewayError) {
    try write { (state) throws(GatewayError) in try state.beers.deleteReview(id) }
  }
}
