public import Entities
public import UseCases

/// What happens on the screen of a beer.
public enum BeerFormEvent: Sendable, Hashable {
  case appeared
  /// The form as it stands now, key by key; `photos`: pictures that were just chosen, of which those that the album does not name come
  /// last in it.
  case changedDraft(BeerDraft, photos: [LoadedImage])
  /// What stands in the form shall be saved.
  case accepted
  /// What was typed shall be forgotten.
  case gaveUp
  case choseReviews
  case wantedToReview
  case disappeared
}
