public import Entities

/// A manufacturer in a document.
public struct ManufacturerDocument: Codable, Sendable, Hashable {
  /// The id: `maker-mahou`.
  public let id: String
  /// One line.
  public let name: String
  /// May be empty.
  public let address: String
  /// `national` or `imported`.
  public let origin: String
  /// The id of a picture; left out when there is none.
  public let logo: String?

  /// The document of a manufacturer.
  public init(_ manufacturer: Manufacturer) {
    id = manufacturer.id.text
    name = manufacturer.name
    address = manufacturer.address
    origin = manufacturer.origin.rawValue
    logo = manufacturer.logo?.text
  }

  /// The manufacturer.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  public func manufacturer() throws -> Manufacturer {
    guard let origin = Manufacturer.Origin(rawValue: origin) else {
      throw DocumentError.wrong("the origin of \(id)", found: origin, expected: "national or imported")
    }
    return try Manufacturer(
      id: Manufacturer.ID(id), name: name, address: address, origin: origin, logo: logo.map { try Photo.ID($0) })
  }
}
