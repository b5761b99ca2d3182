public import Entities
import UseCases

extension Samples {
  /// Creates a manufacturer. If it has a logo, the caller must store the logo separately.
  public static func manufacturer(
    _ name: String, _ origin: Manufacturer.Origin = .national, at address: String = "", logo: LoadedImage? = nil
  ) throws -> Manufacturer {
    try Manufacturer(name: name, address: address, origin: origin, logo: logo.map { Photo.ID(of: $0) })
  }

  /// Creates a beer with an id that is derived from its name. The caller must store the pictures separately.
  ///
  /// - Parameters:
  ///   - measures: the values in the smallest unit of each measure, as in `BeerMeasure`.
  ///   - cover: the index of the cover picture in `photos`.
  public static func beer(
    _ name: String, of maker: Manufacturer, type: String = "Lager", measures: [BeerMeasure: Int] = [:],
    photos: [LoadedImage] = [], cover: Int = 0
  ) throws -> Beer {
    guard let id = Beer.ID(ofBeerNamed: name, of: maker.id) else { throw BrokenPromise("\(name) has no id") }
    let ids = photos.map { Photo.ID(of: $0) }
    return try Beer(
      id: id, of: maker.id, name: name, type: BeerType(type), measures: measures,
      album: PhotoAlbum(ids, cover: ids.isEmpty ? nil : ids[cover]))
  }

  /// Creates a review dated `seconds` after the start date of the samples. The caller must store the pictures separately.
  ///
  /// - Parameter score: a score from 1 to 5.
  public static func review(
    _ id: String, of beer: Beer, _ score: Int, _ text: String = "", by author: User.ID = .local, at seconds: Double = 0,
    photos: [LoadedImage] = []
  ) throws -> Review {
    try Review(
      id: Review.ID(id), of: beer.id, by: author, score: Score(score), text: text,
      date: date(seconds),
      album: PhotoAlbum(photos.map { Photo.ID(of: $0) }))
  }

  /// Creates a JPEG image. Different names result in different images.
  public static func image(_ name: String) throws -> LoadedImage {
    guard let image = LoadedImage(SampleImages.jpeg(name)) else { throw BrokenPromise("\(name) is not a picture") }
    return image
  }
}

extension ManufacturerGateway {
  func makers() async throws -> [ManufacturerSummary] {
    try await manufacturers(matching: SearchText(), page: Page(limit: .max)).items
  }

  /// Returns, for each picture, whether the store contains it with unchanged bytes.
  package func kept(_ photos: [LoadedImage]) async throws -> [Bool] {
    var kept: [Bool] = []
    for photo in photos {
      do throws(GatewayError) { kept.append(try await self.photo(Photo.ID(of: photo)) == photo) } catch .notFound {
        kept.append(false)
      }
    }
    return kept
  }
}

extension BeerGateway {
  func beers(
    _ maker: Manufacturer? = nil, _ text: String = "", by sorting: BeerSorting = .byName
  ) async throws -> [RatedBeer] {
    try await beers(of: maker?.id, matching: SearchText(text), sortedBy: sorting, page: Page(limit: .max)).items
  }
}

extension ReviewGateway {
  func reviews(_ filter: ReviewFilter = .all, by sorting: ReviewSorting = .newest) async throws -> [BeerReview] {
    try await reviews(filter, sortedBy: sorting, page: Page(limit: .max)).items
  }
}
