public import Entities

/// A map of places, in coordinates: every drawing of it, in any size, is made from this alone.
public struct PlaceMapModel: Sendable, Hashable {
  /// A place on the map.
  public struct Pin: Sendable, Hashable, Identifiable {
    /// The id of the place.
    public var id: Place.ID
    /// The number of its row; `nil`: it has none.
    public var number: Int?
    /// The name of the place.
    public var name: String
    /// Where the place is.
    public var coordinate: Coordinate
    /// Whether it is among what was searched for.
    public var isHit: Bool
    /// Whether it is so far away that it is drawn at the edge of the map.
    public var isOutside: Bool

    /// A place on the map.
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

  /// What is farther from the center than this many meters does not widen a map.
  package static let farthest = 50_000.0
  /// How far a map reaches at least to each side, in meters.
  package static let nearest = 1_000.0

  /// Names what the map shows.
  public var title: String
  /// Turns coordinates into points of the drawing.
  public var projection: MapProjection
  /// All pins, in the order of the list.
  public var pins: [Pin]
  /// Where the user is; `nil`: unknown.
  public var position: Coordinate?
  /// Whether the user is so far away that the position is drawn at the edge of the map.
  public var isPositionOutside: Bool
  /// The landmarks on the map, the best known first.
  public var landmarks: [Landmark]
  /// What lies outside the map: a line for each.
  public var notes: [String]

  /// Whether some pins stand out against the others.
  package var isSearch: Bool { pins.contains { !$0.isHit } }
}
