public import Entities
public import UseCases

/// A beer, formatted for display.
public struct BeerModel: Sendable, Hashable {
  /// The id of the beer.
  public var beer: Beer.ID
  /// The name of the beer.
  public var name: String
  /// The manufacturer, the type, the measures, the rating and the number of photos. A measure without a value is labeled as unknown.
  public var facts: [Fact]
  /// The facts that the beer form doesn't show: the manufacturer and the rating.
  public var known: [Fact]
  /// The photos of the beer, in the order of its album. Can be empty.
  public var photos: [Photo.ID]

  /// Creates the model of a beer.
  ///
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
