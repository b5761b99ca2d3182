/// The position of a manufacturer in the list: national manufacturers before imported ones, then by name, then by id.
public struct ManufacturerPosition: Sendable, Hashable, Comparable {
  /// The origin, compared first. National manufacturers precede imported ones.
  public let origin: Manufacturer.Origin
  /// The sort key of the name, compared within a section.
  public let name: CollationKey
  /// The id, which is compared if the names are equal.
  public let id: Manufacturer.ID

  /// Creates the position of a manufacturer in the list.
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
