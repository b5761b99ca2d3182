public import Entities
public import UseCases

/// What happens on the screen of the reviews.
public enum ReviewsEvent: Sendable, Hashable {
  case appeared
  /// Only those that pass are wanted; on the screen of one beer it is that one's, whatever the filter says.
  case filtered(ReviewFilter)
  case sorted(ReviewSorting)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Review.ID)
  case wantedToWrite
  /// It shall go: that must be agreed to.
  case wantedToDelete(Review.ID)
  case confirmedDeletion
  case gaveUpDeletion
  case disappeared
}
