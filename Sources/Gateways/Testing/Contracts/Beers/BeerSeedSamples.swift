public import Entities
public import UseCases

/// A small catalog for tests: two manufacturers, one of which has a logo, and three beers, two of which have pictures.
public struct SampleCatalog: Sendable {
  /// A national and a foreign manufacturer.
  public let makers: [Manufacturer]
  /// Two beers from the first manufacturer, then one from the second.
  public let beers: [Beer]
  /// The logo, followed by the pictures of the beers.
  public let photos: [LoadedImage]

  /// Creates the catalog. Every instance has the same contents.
  public init() throws {
    photos = try ["logo", "one", "two"].map { try Samples.image($0) }
    makers = try [Samples.manufacturer("Alba", logo: photos[0]), Samples.manufacturer("Brisa", .imported)]
    beers = try [
      Samples.beer(
        "Ámbar", of: makers[0], measures: [.alcohol: 5400, .calories: 150], photos: [photos[2], photos[1]], cover: 1),
      Samples.beer("Negra", of: makers[0]), Samples.beer("Rubia", of: makers[1], type: "Pilsen", photos: [photos[1]]),
    ]
  }

  /// The records of the catalog. Each manufacturer precedes its beers, and every record supplies all pictures, even those that it doesn't
  /// use.
  public var records: [SeedRecord] {
    makers.flatMap { maker in
      [.manufacturer(maker, photos: photos)]
        + beers.filter { $0.manufacturer == maker.id }.map { .beer($0, photos: photos) }
    }
  }
}

/// The manufacturers, beers and reviews of a store, and whether beers are seeded. The bytes of pictures are not included.
struct StoredBeers: Equatable {
  var isSeeded: Bool
  var makers: [ManufacturerSummary]
  var beers: [RatedBeer]
  var reviews: [BeerReview]
}

extension BeerSeedContract {
  static func there(_ gateway: Gateway) async throws -> StoredBeers {
    StoredBeers(
      isSeeded: try await gateway.isSeeded(.beers), makers: try await gateway.makers(),
      beers: try await gateway.beers(),
      reviews: try await gateway.reviews())
  }

  /// Throws unless the store contains exactly the catalog and no reviews.
  static func expectThere(_ catalog: SampleCatalog, _ gateway: Gateway) async throws {
    let expected = StoredBeers(
      isSeeded: true,
      makers: catalog.makers.map { maker in
        ManufacturerSummary(maker, beerCount: catalog.beers.count { $0.manufacturer == maker.id })
      },
      beers: catalog.beers.map { RatedBeer($0) }, reviews: [])
    try expect(try await there(gateway), expected, "beers")
    try expect(try await gateway.kept(catalog.photos), [true, true, true], "pictures")
  }

  /// Imports the catalog, and adds a review with a picture to each of the first two beers. Returns the pictures of the reviews.
  static func reviewed(_ catalog: SampleCatalog, _ gateway: Gateway) async throws -> [LoadedImage] {
    try await gateway.seed(beers: catalog.records)
    let photos = try ["told", "shown"].map { try Samples.image($0) }
    for (number, photo) in photos.enumerated() {
      let review = try Samples.review("review-\(number)", of: catalog.beers[number], 4, photos: [photo])
      try await gateway.addReview(review, photos: [photo])
    }
    return photos
  }
}

extension SeedGateway {
  /// Imports these records as a seed of beers. The import adds to the stored records, or replaces them all if `inPlaceOfAll` is `true`.
  /// Returns, for each record, whether the writer inserted the record.
  @discardableResult
  public func seed(beers records: [SeedRecord], inPlaceOfAll: Bool = false) async throws(GatewayError) -> [Bool] {
    try await seed(records, of: .beers, inPlaceOfAll: inPlaceOfAll)
  }
}
