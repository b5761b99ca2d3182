public import Entities
public import UseCases

/// What happens on the screen of the manufacturers.
public enum ManufacturersEvent: Sendable, Hashable {
  case appeared
  /// The text of the search as it stands now, key by key; blank shows everything.
  case searched(String)
  /// The search is typed to its end: it need not wait for a pause.
  case submittedSearch(String)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Manufacturer.ID)
  /// It shall go: what goes along must be agreed to.
  case wantedToDelete(Manufacturer.ID)
  /// All that the question names shall go.
  case confirmedDeletion
  case gaveUpDeletion
  /// A form is needed for a new one.
  case wantedToAdd
  /// The form as it stands now, key by key; `logo`: the picture, when it was just chosen.
  case changedDraft(ManufacturerDraft, logo: LoadedImage?)
  /// The form is filled in; `logo`: the picture, unless it was given with an earlier draft.
  case added(ManufacturerDraft, logo: LoadedImage?)
  case gaveUpAdding
  case choseBest
  case disappeared
}
