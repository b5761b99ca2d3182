/// Where a manufacturer stands in the list: the national ones first, within a section by name, the same name by id.
public struct ManufacturerPosition: Sendable, Hashable, Comparable {
  /// Compared first.
  public let origin: Manufacturer.Origin
  /// Decides within a section.
  public let name: CollationKey
  /// Decides between manufacturers whose names read alike.
  public let id: Manufacturer.ID

  /// Where `manufacturer` stands.
  public init(_ manufacturer: Manufacturer) {
    origin = manufacturer.origin
    name = CollationKey(manufacturer.name)
    id = manufacturer.id
  }

  public static func < (left: ManufacturerPosition, right: ManufacturerPosition) -> Bool {
    if left.origin != right.origin { return left.origin == .national }
    return (left.name, left.id) < (right.name, right.id)
  }
}
