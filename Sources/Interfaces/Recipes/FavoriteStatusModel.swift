package import Entities
package import UseCases

/// The changes of favorites that are not sent yet, as a screen shows them.
package struct FavoriteStatusModel: Sendable, Hashable {
  /// One change.
  package struct Row: Sendable, Hashable {
    /// The id of the recipe.
    package let recipe: Recipe.ID
    /// The title of the recipe.
    package let title: String
    /// Whether the favorite was removed; otherwise it was added.
    package let isRemoval: Bool
  }

  /// How many favorites there are, and how many changes are unsent.
  package let counts: [String]
  /// The unsent changes: additions, then removals, each by title.
  package let rows: [Row]

  /// Figures that were read together.
  package init(_ status: FavoriteStatus, in texts: Texts) {
    counts = [texts.favorites(status.count), texts.unsent(status.unsentCount)]
    rows =
      status.unsentAdditions.map { Row(recipe: $0.id, title: $0.title, isRemoval: false) }
      + status.unsentRemovals.map { Row(recipe: $0.id, title: $0.title, isRemoval: true) }
  }
}
