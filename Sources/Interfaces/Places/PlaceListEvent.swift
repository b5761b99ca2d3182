public import Entities

/// What happens on the screen of a list of places.
public enum PlaceListEvent: Sendable, Hashable {
  case appeared
  /// The text of the search as it stands now, key by key; blank shows everything.
  case searched(String)
  /// The search is typed to its end: it need not wait for a pause.
  case submittedSearch(String)
  /// Those that are nearest come first, or it goes by name; what is searched for stays.
  case sorted(isByDistance: Bool)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Place.ID)
  /// A pin was chosen: a card shows what stands there.
  case chosePin(Place.ID)
  /// The card was chosen: it opens.
  case choseCard
  /// The user is somewhere else now.
  case moved
  case disappeared
}
