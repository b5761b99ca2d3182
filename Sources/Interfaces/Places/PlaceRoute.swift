public import Entities

/// The routes between the screens of Madrid.
public enum PlaceRoute: Sendable, Hashable {
  /// The first screen of Madrid.
  case home
  /// The places of a kind, with their map.
  case list(Place.Kind)
  /// A place with its facts and its map.
  case place(Place.ID)
}
