public import Entities

/// The routes of the Madrid screens.
public enum PlaceRoute: Sendable, Hashable {
  /// The first screen of Madrid.
  case home
  /// The places of a kind, with their map.
  case list(Place.Kind)
  /// A place with its facts and its map.
  case place(Place.ID)
}
