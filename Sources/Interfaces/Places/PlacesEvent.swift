public import Entities

/// What happens on the first screen of Madrid.
public enum PlacesEvent: Sendable, Hashable {
  /// What was never downloaded is, and a download that was interrupted goes on.
  case appeared
  /// The list of a kind is wanted.
  case chose(Place.Kind)
  /// Newer places are wanted; those that are there stay until all of the new ones are.
  case refreshed
  /// The user cancels the download; what was downloaded so far is kept.
  case cancelledDownload
  /// The screen is gone: a download is canceled. Returns when it has ended.
  case disappeared
}
