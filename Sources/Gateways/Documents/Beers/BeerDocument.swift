public import Entities

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A beer in a document. What is unknown is left out.
public struct BeerDocument: Codable, Sendable, Hashable {
  public let id: String
  /// The id of its maker.
  public let manufacturer: String
  public let name: String
  public let type: String
  /// In per cent of the volume.
  public let alcohol: Decimal?
  /// In kilocalories.
  public let calories: Int?
  public let album: AlbumDocument?

  /// The document of a beer.
  public init(_ beer: Beer) {
    id = beer.id.text
    manufacturer = beer.manufacturer.text
    name = beer.name
    type = beer.type.name
    alcohol = beer.alcohol.map { Decimal($0.thousandths) / 1000 }
    calories = beer.calories
    album = AlbumDocument(beer.album)
  }

  func beer() throws -> Beer {
    try Beer(
      id: Beer.ID(id), of: Manufacturer.ID(manufacturer), name: name, type: BeerType(type),
      alcohol: alcohol.map { try AlcoholByVolume(exactly: $0.description) }, calories: calories,
      album: album?.album() ?? .empty)
  }
}
