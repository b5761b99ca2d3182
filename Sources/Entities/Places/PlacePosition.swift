/// Where a place stands in a list: by its distance where one is asked for, unknown ones last; then by name, then by id.
public struct PlacePosition: Sendable, Hashable, Comparable {
  /// In meters; `nil` where the list is not sorted by distance, or the place has no position.
  public let distance: Double?
  /// Decides between those that are equally far.
  public let name: CollationKey
  /// Decides between places whose names read alike.
  public let id: Place.ID

  /// Where `place` stands in a list that is sorted by the distance from a point, or by name.
  public init(_ place: Place, from point: Coordinate? = nil) {
    distance = point.flatMap { point in place.coordinate.map { point.distance(to: $0) } }
    name = CollationKey(place.name)
    id = place.id
  }

  public static func < (left: PlacePosition, right: PlacePosition) -> Bool {
    (left.distance ?? .infinity, left.name, left.id) < (right.distance ?? .infinity, right.name, right.id)
  }
}
