/// What happens on the screen of a list.
public enum ListEvent<Feature: ListFeature>: Hashable {
  /// The screen is visible: the list is read.
  ///
  /// `handle` returns when the list is shown. A presenter that follows changes shows them from then on, until ``disappeared``.
  case appeared
  /// The text of the search as it stands now, key by key; blank shows everything.
  ///
  /// `handle` waits for a pause in typing, and returns when the hits are shown or another key has overtaken this one: send each key in a
  /// task of its own.
  case searched(String)
  /// The search is typed to its end: it need not wait for a pause. A server sends this one.
  case submittedSearch(String)
  /// The end was reached and more is wanted.
  case wantedMore
  /// A row was chosen; what that means is the feature's.
  case chose(Feature.Row.ID)
  /// The user wants to delete it, and is asked to confirm, with what else goes.
  case wantedToDelete(Feature.Row.ID)
  /// The user confirms: everything that the question names is deleted.
  case confirmedDeletion
  /// The user declines: nothing is deleted.
  case declinedDeletion
  /// What can be done on this list alone.
  case act(Feature.Action)
  /// The screen is gone: reading stops, and nothing more is shown.
  case disappeared
}

extension ListEvent: Sendable where Feature.Row.ID: Sendable, Feature.Action: Sendable {}
