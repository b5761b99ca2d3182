public import Entities
public import UseCases

/// What of the favourites is unsent, as a screen shows it.
public struct FavoriteStatusModel: Sendable, Hashable {
  /// One change.
  public struct Row: Sendable, Hashable {
    /// Which recipe.
    public let recipe: Recipe.ID
    /// What it is called.
    public let title: String
    /// Whether it was removed; else it was added.
    public let isRemoval: Bool
  }

  /// How many favourites there are, and how much is unsent.
  public let counts: [String]
  /// What is unsent: additions, then removals, each by title.
  public let rows: [Row]

  /// The figures as they were read.
  public init(_ status: FavoriteStatus, in texts: Texts) {
    counts = [texts.favorites(status.count), texts.unsent(status.unsentCount)]
    rows =
      status.unsentAdditions.map { Row(recipe: $0.id, title: $0.title, isRemoval: false) }
      + status.unsentRemovals.map { Row(recipe: $0.id, title: $0.title, isRemoval: true) }
  }
}
