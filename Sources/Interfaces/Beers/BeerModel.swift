public import Entities
public import UseCases

/// One beer as a screen shows it.
public struct BeerModel: Sendable, Hashable {
  /// What is known of it, as label and value.
  public struct Fact: Sendable, Hashable {
    public let label: String
    public let value: String
  }

  /// The beer.
  public let beer: Beer.ID
  /// What it is called.
  public let name: String
  /// Its maker, type, strength, calories, rating; what is unknown is said to be.
  public let facts: [Fact]
  /// In their order; may be empty.
  public let photos: [Photo.ID]
  /// What just happened.
  public var notice: Notice?

  /// - Parameter maker: who makes it.
  public init(_ beer: RatedBeer, of maker: Manufacturer, in texts: Texts) {
    self.beer = beer.id
    name = beer.beer.name
    photos = beer.beer.album.photos
    let rating = texts.rating(beer.rating)
    let known: [(String, String?)] = [
      (texts.manufacturer, maker.name), (texts.type, beer.beer.type.name),
      (texts.alcohol, beer.beer.alcohol.map(texts.alcohol)), (texts.calories, beer.beer.calories.map(texts.calories)),
      (texts.rating, rating.isEmpty ? texts.reviews(0) : rating),
      (texts.photos, beer.beer.album.isEmpty ? nil : "\(beer.beer.album.photos.count)"),
    ]
    facts = known.filter { $0.0 != texts.photos || $0.1 != nil }
      .map { Fact(label: $0.0, value: $0.1 ?? texts.unknown) }
  }
}
