package import Entities

/// A manufacturer in a document.
package struct ManufacturerDocument: Codable, Sendable, Hashable {
  /// The id: `maker-mahou`.
  package let id: String
  /// One line.
  package let name: String
  /// May be empty.
  package let address: String
  /// `national` or `imported`.
  package let origin: String
  /// The id of a picture; left out when there is none.
  package let logo: String?

  /// The document of a manufacturer.
  package init(_ manufacturer: Manufacturer) {
    id = manufacturer.id.text
    name = manufacturer.name
    address = manufacturer.address
    origin = manufacturer.origin.rawValue
    logo = manufacturer.logo?.text
  }

  /// The manufacturer.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func manufacturer() throws -> Manufacturer {
    guard let origin = Manufacturer.Origin(rawValue: origin) else {
      throw DocumentError.wrong("the origin of \(id)", found: origin, expected: "national or imported")
    }
    return try Manufacturer(
      id: Manufacturer.ID(id), name: name, address: address, origin: origin, logo: logo.map { try Photo.ID($0) })
  }
}
