package import Entities
public import UseCases

/// The JSON representation of a favorite.
public struct FavoriteDocument: Codable, Sendable, Hashable {
  /// The synchronization state of a favorite, which shows whether a change to the favorite is still unsent.
  public enum State: String, Codable, Sendable {
    /// The favorite is synchronized.
    case kept
    /// The favorite was added, and the addition hasn't been sent yet.
    case added
    /// The favorite was removed, and the removal hasn't been sent yet.
    case removed
  }

  /// The recipe as lists showed it when it was added to the favorites.
  public let recipe: RecipeDocument
  /// The whole recipe. `nil` if only ``recipe`` is stored, as in formats 1 to 4.
  public let details: RecipeDetailsDocument?
  /// The date on which the favorite was added, formatted by ``Timestamp``.
  public let addedAt: String
  /// The synchronization state of the favorite.
  public let state: State

  /// Creates the JSON representation of a favorite.
  public init(_ state: FavoriteState) {
    recipe = RecipeDocument(state.favorite.recipe)
    details = RecipeDetailsDocument(storedWith: state.favorite)
    addedAt = Timestamp.text(state.favorite.addedAt)
    self.state =
      switch state {
      case .kept: .kept
      case .added: .added
      case .removed: .removed
      }
  }

  /// Returns the favorite with its synchronization state.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
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
  /// Creates the JSON representation of the details that a favorite stores. `nil` if the favorite stores no details.
  package init?(storedWith favorite: Favorite) {
    if favorite == Favorite(favorite.recipe, addedAt: favorite.addedAt) { return nil }
    self.init(favorite.details)
  }
}
