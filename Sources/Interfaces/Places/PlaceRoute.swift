public import Entities

/// The places of Madrid's domain.
public enum PlaceRoute: Sendable, Hashable {
  case home
  case list(Place.Kind)
  case place(Place.ID)
}
