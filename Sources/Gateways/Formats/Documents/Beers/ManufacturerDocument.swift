package import Entities

/// The JSON representation of a manufacturer.
package struct ManufacturerDocument: Codable, Sendable, Hashable {
  /// The id of the manufacturer, such as `maker-mahou`.
  package let id: String
  /// The name of the manufacturer, on one line.
  package let name: String
  /// The address of the manufacturer. Empty if unknown.
  package let address: String
  /// The origin of the manufacturer: `national` or `imported`.
  package let origin: String
  /// The id of the logo. `nil` if there is none.
  package let logo: String?

  /// Creates the JSON representation of a manufacturer.
  package init(_ manufacturer: Manufacturer) {
    id = manufacturer.id.text
    name = manufacturer.name
    address = manufacturer.address
    origin = manufacturer.origin.rawValue
    logo = manufacturer.logo?.text
  }

  /// Returns the manufacturer that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func manufacturer() throws -> Manufacturer {
    guard let origin = Manufacturer.Origin(rawValue: origin) else {
      throw DocumentError.wrong("the origin of \(id)", found: origin, expected: "national or imported")
    }
    return try Manufacturer(
      id: Manufacturer.ID(id), name: name, address: address, origin: origin, logo: logo.map { try Photo.ID($0) })
  }
}
