#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteStore: ManufacturerGateway {
    public func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage {
      try read { (database) throws(GatewayError) in try PhotoTable(database).photo(id) }
    }

    public func manufacturer(_ id: Manufacturer.ID) throws(GatewayError) -> ManufacturerSummary {
      try read { (database) throws(GatewayError) in try ManufacturerTable(database).manufacturer(id) }
    }

    public func manufacturers(
      matching search: SearchText, page: Page
    ) throws(GatewayError) -> Paged<ManufacturerSummary> {
      try read { (database) throws(GatewayError) in try ManufacturerTable(database).page(page, matching: search) }
    }

    public func addManufacturer(_ manufacturer: Manufacturer, photos: [LoadedImage]) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        try PhotoTable(database).put([manufacturer.logo].compactMap(\.self), from: photos)
        guard try ManufacturerTable(database).insert(manufacturer) else { throw .conflict }
      }
    }

    public func deleteManufacturer(_ expected: ManufacturerSummary) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        let table = ManufacturerTable(database)
        if try table.manufacturer(expected.id) != expected { throw .conflict }
        try table.delete(expected.id)
      }
    }
  }

  extension SQLiteStore: BeerGateway {
    public func beer(_ id: Beer.ID) throws(GatewayError) -> RatedBeer {
      try read { (database) throws(GatewayError) in try BeerTable(database).beer(id) }
    }

    public func beers(
      of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
    ) throws(GatewayError) -> Paged<RatedBeer> {
      try read { (database) throws(GatewayError) in
        try BeerTable(database).page(page, of: manufacturer, matching: search, sortedBy: sorting)
      }
    }

    public func bestBeers(page: Page) throws(GatewayError) -> Paged<RatedBeer> {
      try read { (database) throws(GatewayError) in try BeerTable(database).best(page) }
    }

    public func addBeer(_ beer: Beer, photos: [LoadedImage]) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        _ = try ManufacturerTable(database).manufacturer(beer.manufacturer)
        try PhotoTable(database).put(beer.album.photos, from: photos)
        guard try BeerTable(database).insert(beer) else { throw .conflict }
      }
    }

    public func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        let table = BeerTable(database)
        let kept = try table.beer(beer.id).beer
        guard kept == previous, beer.manufacturer == previous.manufacturer else { throw .conflict }
        if kept == beer { return }
        try table.update(beer)
        if kept.album.photos != beer.album.photos { try table.replaceAlbum(beer, photos: photos) }
      }
    }

    public func deleteBeer(_ expected: RatedBeer) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        let table = BeerTable(database)
        if try table.beer(expected.id) != expected { throw .conflict }
        try table.delete(expected.id)
      }
    }
  }

  extension SQLiteStore: ReviewGateway {
    public func review(_ id: Review.ID) throws(GatewayError) -> Review {
      try read { (database) throws(GatewayError) in try ReviewTable(database).review(id) }
    }

    public func reviews(
      _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
    ) throws(GatewayError) -> Paged<BeerReview> {
      try read { (database) throws(GatewayError) in
        try ReviewTable(database).page(page, filter, sortedBy: sorting)
      }
    }

    public func addReview(_ review: Review, photos: [LoadedImage]) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        _ = try BeerTable(database).beer(review.beer)
        try PhotoTable(database).put(review.album.photos, from: photos)
        guard try ReviewTable(database).insert(review) else { throw .conflict }
      }
    }

    public func replaceReview(_ previous: Review, by review: Review, photos: [LoadedImage]) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        let table = ReviewTable(database)
        let kept = try table.review(review.id)
        guard kept == previous, review.beer == previous.beer else { throw .conflict }
        if kept == review { return }
        try table.update(review)
        if kept.album.photos != review.album.photos { try table.replaceAlbum(review, photos: photos) }
      }
    }

    public func deleteReview(_ id: Review.ID) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        guard try ReviewTable(database).delete(id) else { throw .notFound }
      }
    }
  }

  extension SQLiteStore {
    static func allBeers(_ database: SQLiteConnection) throws(GatewayError) -> BeerState {
      let (manufacturers, beers) = (try ManufacturerTable(database).all(), try BeerTable(database).all())
      let reviews = try ReviewTable(database).all()
      return try database.valid("the beers") {
        try BeerState(manufacturers: manufacturers, beers: beers, reviews: reviews)
      }
    }
  }
#endif
