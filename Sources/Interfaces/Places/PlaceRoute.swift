public import Entities

/// The destinations that the Madrid screens can open.
public enum PlaceRoute: Sendable, Hashable {
  /// The Madrid home screen.
  case home
  /// The list of all places of this kind, with a map that shows them.
  case list(Place.Kind)
  /// The screen of a place, with its facts and a map.
  case place(Place.ID)
}
