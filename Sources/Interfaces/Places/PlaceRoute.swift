public import Entities

/// The destinations that the Madrid screens can open.
public enum PlaceRoute: Sendable, Hashable {
  /// The Madrid home screen.
  case home
  /// The list of places of this kind, with their map.
  case list(Place.Kind)
  /// The screen of a place with its facts and its map.
  case place(Place.ID)
}
