public import Entities

/// A map of places: what is on it, in coordinates. Every drawing of it, in whatever size, is made of this alone.
public struct PlaceMapModel: Sendable, Hashable {
  /// A place on the map.
  public struct Pin: Sendable, Hashable, Identifiable {
    /// What stands there.
    public let id: Place.ID
    /// The number of its row; `nil`: it has none.
    public let number: Int?
    /// What it is called.
    public let name: String
    /// Where it is.
    public let coordinate: Coordinate
    /// Whether it is among what was searched for.
    public let isHit: Bool
    /// Whether it is so far away that it is drawn at the edge of the map.
    public let isOutside: Bool
  }

  /// What is farther from the centre than this many metres does not widen a map.
  public static let farthest = 50_000.0
  /// How far a map reaches at least to each side, in metres.
  public static let nearest = 1_000.0

  /// What the map shows.
  public let title: String
  /// Where everything is drawn.
  public let projection: MapProjection
  /// All pins, in the order in which they came.
  public let pins: [Pin]
  /// Where the user is, if anybody knows.
  public let position: Coordinate?
  /// Whether the user is so far away that the position is drawn at the edge of the map.
  public let isPositionOutside: Bool
  /// What the map can be read by, the best known first.
  public let landmarks: [Landmark]
  /// What lies outside, in words: a line for each.
  public let notes: [String]

  /// Whether some pins stand out against the others.
  public var isSearch: Bool { pins.contains { !$0.isHit } }
}
