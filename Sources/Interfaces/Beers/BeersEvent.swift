public import Entities

/// What happens on the screen of a manufacturer's beers.
public enum BeersEvent: Sendable, Hashable {
  case appeared
  /// The text of the search as it stands now, key by key; blank shows everything.
  case searched(String)
  /// The search is typed to its end: it need not wait for a pause.
  case submittedSearch(String)
  /// The sections shall be sorted by this; what is searched for stays.
  case sorted(BeerSorting)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Beer.ID)
  /// It shall go: what goes along must be agreed to.
  case wantedToDelete(Beer.ID)
  /// All that the question names shall go.
  case confirmedDeletion
  case gaveUpDeletion
  case wantedToAdd
  case disappeared
}
