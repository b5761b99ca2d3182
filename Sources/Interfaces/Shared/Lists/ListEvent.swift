/// An event on a list screen.
public enum ListEvent<Feature: ListFeature>: Hashable {
  /// The screen appeared. The list is read.
  ///
  /// `handle` returns when the list has been shown. A presenter that observes changes then shows each change until ``disappeared``.
  case appeared
  /// The text in the search field changed. This can happen with every keystroke. Blank text shows the whole list.
  ///
  /// `handle` waits for a pause in typing. It returns when the results have been shown or a later keystroke has superseded this one. Send
  /// each keystroke in its own task.
  case searched(String)
  /// The user submitted the search, which runs without waiting for a pause in typing. Servers send this event.
  case submittedSearch(String)
  /// The user reached the end of the list. The next page is read.
  case wantedMore
  /// The user chose a row. The feature handles the choice.
  case chose(Feature.Row.ID)
  /// The user wants to delete a row. The presenter asks for confirmation with a question that names everything that would be deleted.
  case wantedToDelete(Feature.Row.ID)
  /// The user confirmed the deletion. Everything that the question named is deleted.
  case confirmedDeletion
  /// The user declined the deletion. Nothing is deleted.
  case declinedDeletion
  /// The user chose an action that only this list offers.
  case act(Feature.Action)
  /// The screen disappeared. Reading stops, and nothing more is shown.
  case disappeared
}

extension ListEvent: Sendable where Feature.Row.ID: Sendable, Feature.Action: Sendable {}
