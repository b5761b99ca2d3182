public import Entities

/// The destinations of links between Madrid screens.
public enum PlaceRoute: Sendable, Hashable {
  /// The Madrid home screen.
  case home
  /// The list of the places of a kind, with their map.
  case list(Place.Kind)
  /// The screen of a place with its facts and its map.
  case place(Place.ID)
}
