public import Entities
public import UseCases

/// One beer as a screen shows it.
public struct BeerModel: Sendable, Hashable {
  /// The id of the beer.
  public var beer: Beer.ID
  /// The name of the beer.
  public var name: String
  /// Manufacturer, type, strength, calories, rating, photos; unknown measures say so.
  public var facts: [Fact]
  /// The facts that a form for the beer does not show: manufacturer and rating.
  public var known: [Fact]
  /// The photographs in their order; may be empty.
  public var photos: [Photo.ID]

  /// - Parameter maker: the manufacturer of the beer.
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
