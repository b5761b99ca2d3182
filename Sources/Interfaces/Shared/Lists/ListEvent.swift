/// An event of the screen of a list.
public enum ListEvent<Feature: ListFeature>: Hashable {
  /// The screen appeared. The list is read.
  ///
  /// `handle` returns when the list is shown. A presenter that follows changes then shows each change until ``disappeared``.
  case appeared
  /// The text of the search field changed, possibly with every keystroke. A blank text shows the whole list.
  ///
  /// `handle` waits for a pause in typing, and returns when the results are shown or a later keystroke superseded this one. Send each
  /// keystroke in its own task.
  case searched(String)
  /// The user submitted the search, which runs without waiting for a pause. Servers send this event.
  case submittedSearch(String)
  /// The user reached the end, and the next page is read.
  case wantedMore
  /// The user chose a row. The feature decides what happens.
  case chose(Feature.Row.ID)
  /// The user wants to delete a row. The presenter asks for confirmation, and names everything that would be deleted.
  case wantedToDelete(Feature.Row.ID)
  /// The user confirmed. Everything that the question named is deleted.
  case confirmedDeletion
  /// The user declined. Nothing is deleted.
  case declinedDeletion
  /// The user chose an action that only this list offers.
  case act(Feature.Action)
  /// The screen disappeared. Reading stops, and nothing more is shown.
  case disappeared
}

extension ListEvent: Sendable where Feature.Row.ID: Sendable, Feature.Action: Sendable {}
