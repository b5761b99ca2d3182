public import Entities

/// Where the screens of Madrid's places lead.
public enum PlaceRoute: Sendable, Hashable {
  /// The first screen of Madrid.
  case home
  /// The places of a kind, with their map.
  case list(Place.Kind)
  /// One place.
  case place(Place.ID)
}
