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
  /// Those of them that a form for the beer does not show: its maker and its rating.
  public let known: [Fact]
  /// In their order; may be empty.
  public let photos: [Photo.ID]

  /// - Parameter maker: who makes it.
  public init(_ beer: RatedBeer, of maker: Manufacturer, in texts: Texts) {
    self.beer = beer.id
    name = beer.beer.name
    photos = beer.beer.album.photos
    let rating = texts.rating(beer.rating)
    let (made, rated) = (
      Fact(label: texts.manufacturer, value: maker.name),
      Fact(label: texts.rating, value: rating.isEmpty ? texts.reviews(0) : rating)
    )
    known = [made, rated]
    let measures = BeerMeasure.allCases.map { measure in
      let value = beer.beer.measures[measure].map { texts.words($0, of: measure) }
      return Fact(label: texts.title(measure), value: value ?? texts.unknown)
    }
    facts =
      [made, Fact(label: texts.type, value: beer.beer.type.name)] + measures + [rated]
      + (photos.isEmpty ? [] : [Fact(label: texts.photos, value: "\(photos.count)")])
  }
}
