public import Entities
public import UseCases

/// The changes of favorites that are not sent yet, as a screen shows them.
public struct FavoriteStatusModel: Sendable, Hashable {
  /// One change.
  public struct Row: Sendable, Hashable {
    /// The id of the recipe.
    public var recipe: Recipe.ID
    /// The title of the recipe.
    public var title: String
    /// Whether the favorite was removed; otherwise it was added.
    public var isRemoval: Bool

    /// A change that is not sent yet.
    public init(recipe: Recipe.ID, title: String, isRemoval: Bool) {
      self.recipe = recipe
      self.title = title
      self.isRemoval = isRemoval
    }
  }

  /// How many favorites there are, and how many changes are unsent.
  public var counts: [String]
  /// The unsent changes: additions, then removals, each by title.
  public var rows: [Row]

  /// Figures that were read together.
  public init(_ status: FavoriteStatus, in texts: Texts) {
    counts = [texts.favorites(status.count), texts.unsent(status.unsentCount)]
    rows =
      status.unsentAdditions.map { Row(recipe: $0.id, title: $0.title, isRemoval: false) }
      + status.unsentRemovals.map { Row(recipe: $0.id, title: $0.title, isRemoval: true) }
  }
}
