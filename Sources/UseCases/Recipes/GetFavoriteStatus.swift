public import Entities

/// Says what of the favourites nobody else was told of.
public protocol GetFavoriteStatus: Sendable {
  /// Reads the figures; changes nothing, asks nobody else.
  func callAsFunction() async throws(GatewayError) -> FavoriteStatus
}

/// How far the favourites are sent.
public struct FavoriteStatus: Sendable, Hashable {
  /// How many favourites there are.
  public let count: Int
  /// Favourites that are unsent, by title.
  public let unsentAdditions: [Recipe]
  /// Former favourites whose removal is unsent, by title.
  public let unsentRemovals: [Recipe]

  /// The figures as they were read.
  public init(count: Int, unsentAdditions: [Recipe], unsentRemovals: [Recipe]) {
    self.count = count
    self.unsentAdditions = unsentAdditions
    self.unsentRemovals = unsentRemovals
  }

  /// How many changes are unsent.
  public var unsentCount: Int { unsentAdditions.count + unsentRemovals.count }
}

/// Reads what a ``FavoriteChangeGateway`` remembers.
public struct GetFavoriteStatusInteractor: GetFavoriteStatus {
  private let changes: any FavoriteChangeGateway
  private let user: User.ID
  private let place: String?

  /// - Parameters:
  ///   - user: whose favourites they are.
  ///   - place: who has to be told; `nil`: whoever was the last time.
  public init(changes: any FavoriteChangeGateway, user: User.ID, sharedIn place: String? = nil) {
    self.place = place
    self.changes = changes
    self.user = user
  }

  public func callAsFunction() async throws(GatewayError) -> FavoriteStatus {
    var (additions, removals): ([Recipe], [Recipe]) = ([], [])
    let states = try await changes.favoriteStates(of: user, sharedIn: place)
    for state in states.values {
      switch state {
      case .kept: continue
      case .added(let favorite): additions.append(favorite.recipe)
      case .removed(let favorite): removals.append(favorite.recipe)
      }
    }
    func sorted(_ recipes: [Recipe]) -> [Recipe] { recipes.sorted { RecipePosition($0) < RecipePosition($1) } }
    return FavoriteStatus(
      count: states.values.count { $0.isFavorite }, unsentAdditions: sorted(additions),
      unsentRemovals: sorted(removals))
  }
}
