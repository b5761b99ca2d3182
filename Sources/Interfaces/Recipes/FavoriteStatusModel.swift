package import Entities
package import UseCases

/// The unsent changes to favorites, formatted for display.
package struct FavoriteStatusModel: Sendable, Hashable {
  /// An unsent change to the favorites.
  package struct Row: Sendable, Hashable {
    /// The id of the recipe.
    package let recipe: Recipe.ID
    /// The title of the recipe.
    package let title: String
    /// Whether the favorite was removed. Otherwise it was added.
    package let isRemoval: Bool
  }

  /// The number of favorites and the number of unsent changes, one string each.
  package let counts: [String]
  /// The unsent changes: additions, then removals, each sorted by title.
  package let rows: [Row]

  /// Creates the model of a synchronization status.
  package init(_ status: FavoriteStatus, in texts: Texts) {
    counts = [texts.favorites(status.count), texts.unsent(status.unsentCount)]
    rows =
      status.unsentAdditions.map { Row(recipe: $0.id, title: $0.title, isRemoval: false) }
      + status.unsentRemovals.map { Row(recipe: $0.id, title: $0.title, isRemoval: true) }
  }
}
