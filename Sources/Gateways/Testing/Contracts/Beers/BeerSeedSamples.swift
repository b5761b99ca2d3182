public import Entities
public import UseCases

/// A small catalog: two manufacturers, one with a logo, and three beers, two with pictures.
public struct SampleCatalog: Sendable {
  /// One of the country, one of elsewhere.
  public let makers: [Manufacturer]
  /// Two of the first manufacturer, one of the second.
  public let beers: [Beer]
  /// The logo, and the pictures of the beers.
  public let photos: [LoadedImage]

  /// Makes the catalog, always the same.
  public init() throws {
    photos = try ["logo", "one", "two"].map { try Samples.image($0) }
    makers = try [Samples.manufacturer("Alba", logo: photos[0]), Samples.manufacturer("Brisa", .imported)]
    beers = try [
      Samples.beer(
        "Ámbar", of: makers[0], measures: [.alcohol: 5400, .calories: 150], photos: [photos[2], photos[1]], cover: 1),
      Samples.beer("Negra", of: makers[0]), Samples.beer("Rubia", of: makers[1], type: "Pilsen", photos: [photos[1]]),
    ]
  }

  /// Each manufacturer before its beers; pictures are brought whether a record names them or not.
  public var records: [SeedRecord] {
    makers.flatMap { maker in
      [.manufacturer(maker, photos: photos)]
        + beers.filter { $0.manufacturer == maker.id }.map { .beer($0, photos: photos) }
    }
  }
}

/// All that can be read of the beers, but for the bytes of pictures.
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

  /// Throws unless the catalog is there, whole and alone, and nothing was said of its beers.
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

  /// A catalog that was imported, with a review of its first two beers each; answers the pictures of those.
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
  /// Commits these records as a seed of beers, which joins what is there or takes its place; answers what the writer said to each.
  @discardableResult
  public func seed(beers records: [SeedRecord], inPlaceOfAll: Bool = false) async throws(GatewayError) -> [Bool] {
    try await seed(records, of: .beers, inPlaceOfAll: inPlaceOfAll)
  }
}
