package import Entities
package import UseCases

/// What of the favourites is unsent, as a screen shows it.
package struct FavoriteStatusModel: Sendable, Hashable {
  /// One change.
  package struct Row: Sendable, Hashable {
    /// Which recipe.
    package let recipe: Recipe.ID
    /// What it is called.
    package let title: String
    /// Whether it was removed; else it was added.
    package let isRemoval: Bool
  }

  /// How many favourites there are, and how much is unsent.
  package let counts: [String]
  /// What is unsent: additions, then removals, each by title.
  package let rows: [Row]

  /// The figures as they were read.
  package init(_ status: FavoriteStatus, in texts: Texts) {
    counts = [texts.favorites(status.count), texts.unsent(status.unsentCount)]
    rows =
      status.unsentAdditions.map { Row(recipe: $0.id, title: $0.title, isRemoval: false) }
      + status.unsentRemovals.map { Row(recipe: $0.id, title: $0.title, isRemoval: true) }
  }
}
