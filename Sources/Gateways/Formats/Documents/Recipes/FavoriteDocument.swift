package import Entities
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

  /// As it was when it was added, as lists show it.
  public let recipe: RecipeDocument
  /// The whole recipe; left out when no more of it is kept. Formats 1 to 4 had none.
  public let details: RecipeDetailsDocument?
  /// As ``Timestamp`` writes it.
  public let addedAt: String
  /// What others were told of it.
  public let state: State

  /// The document of a favorite.
  public init(_ state: FavoriteState) {
    recipe = RecipeDocument(state.favorite.recipe)
    details = RecipeDetailsDocument(keptWith: state.favorite)
    addedAt = Timestamp.text(state.favorite.addedAt)
    self.state =
      switch state {
      case .kept: .kept
      case .added: .added
      case .removed: .removed
      }
  }

  /// The favorite, and whether others were told of it.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  public func favoriteState() throws -> FavoriteState {
    let date = try DocumentError.date(addedAt, "the date of favorite \(recipe.id)")
    let recipe = try recipe.recipe()
    let details = try details?.details()
    if let details, details.recipe != recipe {
      throw DocumentError.wrong("favorite \(recipe.id)", found: "details of \(details.id)", expected: "its own")
    }
    let favorite = details.map { Favorite($0, addedAt: date) } ?? Favorite(recipe, addedAt: date)
    return switch state {
    case .kept: .kept(favorite)
    case .added: .added(favorite)
    case .removed: .removed(favorite)
    }
  }
}

extension RecipeDetailsDocument {
  /// The part of the recipe that a favorite keeps; `nil`: no more than lists show.
  package init?(keptWith favorite: Favorite) {
    if favorite == Favorite(favorite.recipe, addedAt: favorite.addedAt) { return nil }
    self.init(favorite.details)
  }
}
