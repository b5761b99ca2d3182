public import Entities

/// A map of places, with positions as coordinates. Every drawing of the map, in any size, is created from this model.
public struct PlaceMapModel: Sendable, Hashable {
  /// A place on the map.
  public struct Pin: Sendable, Hashable, Identifiable {
    /// The id of the place.
    public var id: Place.ID
    /// The number of the place's row. `nil` if the place has no row.
    public var number: Int?
    /// The name of the place.
    public var name: String
    /// The position of the place.
    public var coordinate: Coordinate
    /// Whether the place matches the search.
    public var isHit: Bool
    /// Whether the place is so far away that it is drawn at the edge of the map.
    public var isOutside: Bool

    /// Creates a pin with the given properties.
    package init(
      id: Place.ID, number: Int?, name: String, coordinate: Coordinate, isHit: Bool = true, isOutside: Bool = false
    ) {
      self.id = id
      self.number = number
      self.name = name
      self.coordinate = coordinate
      self.isHit = isHit
      self.isOutside = isOutside
    }
  }

  /// The distance from the center, in meters, up to which a map is enlarged to show a place.
  package static let farthest = 50_000.0
  /// The minimum distance that a map shows to each side of its center, in meters.
  package static let nearest = 1_000.0

  /// The title of the map.
  public var title: String
  /// The conversion of coordinates to points in a drawing.
  public var projection: MapProjection
  /// All pins, in the order of the list.
  public var pins: [Pin]
  /// The user's position. `nil` if the position is unknown.
  public var position: Coordinate?
  /// Whether the user's position is so far away that it is drawn at the edge of the map.
  public var isPositionOutside: Bool
  /// The landmarks on the map, best-known first.
  public var landmarks: [Landmark]
  /// Remarks about places outside the map, and about the user's position if it is outside the map. Each remark takes one line.
  public var notes: [String]

  /// Whether some places don't match the search. In that case, the places that match are highlighted.
  package var isSearch: Bool { pins.contains { !$0.isHit } }
}
