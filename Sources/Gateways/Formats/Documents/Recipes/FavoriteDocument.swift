import Entities
public import UseCases

/// A favorite in a document.
public struct FavoriteDocument: Codable, Sendable, Hashable {
  /// What others were told of it.
  public enum State: String, Codable, Sendable {
    /// Everything.
    case kept
    /// Nothing yet.
    case added
    /// That it is one, but not that it is none any more.
    case removed
  }

  /// As it was when it was added.
  public let recipe: RecipeDocument
  /// As ``Timestamp`` writes it.
  public let addedAt: String
  /// What others were told of it.
  public let state: State

  /// The document of a favorite.
  public init(_ state: FavoriteState) {
    recipe = RecipeDocument(state.favorite.recipe)
    addedAt = Timestamp.text(state.favorite.addedAt)
    self.state =
      switch state {
      case .kept: .kept
      case .added: .added
      case .removed: .removed
      }
  }

  func favoriteState() throws -> FavoriteState {
    let date = try DocumentError.date(addedAt, "the date of favorite \(recipe.id)")
    let favorite = Favorite(try recipe.recipe(), addedAt: date)
    return switch state {
    case .kept: .kept(favorite)
    case .added: .added(favorite)
    case .removed: .removed(favorite)
    }
  }
}
