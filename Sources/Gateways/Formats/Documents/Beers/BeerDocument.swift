public import Entities

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The JSON representation of a beer, with a member for each known measure. Unknown values are omitted.
package struct BeerDocument: Codable, Sendable, Hashable {
  /// The id of the beer, such as `beer-mahou+clasica`.
  package let id: String
  /// The id of the beer's manufacturer.
  package let manufacturer: String
  /// The name of the beer, on one line.
  package let name: String
  /// The name of the beer's type, such as `Pilsen`.
  package let type: String
  /// The known measures, in percent or kilocalories. For example, an alcohol content of 5.4 is 5.4 percent by volume.
  package let measures: [BeerMeasure: Decimal]
  /// The pictures of the beer. `nil` if there are none.
  package let album: AlbumDocument?

  /// Creates the JSON representation of a beer.
  package init(_ beer: Beer) {
    id = beer.id.text
    manufacturer = beer.manufacturer.text
    name = beer.name
    type = beer.type.name
    measures = Dictionary(
      uniqueKeysWithValues: beer.measures.map { measure, value in
        (measure, Decimal(sign: .plus, exponent: -measure.decimals, significand: Decimal(value)))
      })
    album = AlbumDocument(beer.album)
  }

  /// Returns the beer that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func beer() throws -> Beer {
    var values: [BeerMeasure: Int] = [:]
    for (measure, number) in measures { values[measure] = try measure.value(exactly: number.description) }
    return try Beer(
      id: Beer.ID(id), of: Manufacturer.ID(manufacturer), name: name, type: BeerType(type), measures: values,
      album: album?.album() ?? .empty)
  }
}

extension BeerDocument {
  private enum Key: CodingKey {
    case id, manufacturer, name, type, album
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    id = try fields.decode(String.self, forKey: .id)
    manufacturer = try fields.decode(String.self, forKey: .manufacturer)
    name = try fields.decode(String.self, forKey: .name)
    type = try fields.decode(String.self, forKey: .type)
    album = try fields.decodeIfPresent(AlbumDocument.self, forKey: .album)
    let numbers = try decoder.container(keyedBy: BeerMeasure.self)
    var measures: [BeerMeasure: Decimal] = [:]
    for measure in BeerMeasure.allCases {
      measures[measure] = try numbers.decodeIfPresent(Decimal.self, forKey: measure)
    }
    self.measures = measures
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(manufacturer, forKey: .manufacturer)
    try fields.encode(name, forKey: .name)
    try fields.encode(type, forKey: .type)
    try fields.encodeIfPresent(album, forKey: .album)
    var numbers = encoder.container(keyedBy: BeerMeasure.self)
    for (measure, number) in measures { try numbers.encode(number, forKey: measure) }
  }
}

extension BeerMeasure: CodingKey {}
