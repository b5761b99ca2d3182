import Entities
import UseCases

// This is the gateway on the page `Manual.docc/AGatewayOfYourOwn.md`.

/// A gateway that stores favorites in memory. It is the smallest gateway that fulfills the contract.
actor FavoriteList: FavoriteGateway {
  private var kept: [User.ID: [Recipe.ID: Favorite]] = [:]

  func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) throws(GatewayError) -> Paged<Favorite> {
    let hits = try all(of: user).values.filter { $0.matches(search) }
      .sorted { RecipePosition($0.recipe) < RecipePosition($1.recipe) }
    let rest = search.bestFirst(hits).dropFirst(page.offset)
    return Paged(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }

  func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) throws(GatewayError) -> [Recipe.ID: Favorite] {
    try all(of: user).filter { ids.contains($0.key) }
  }

  func favoriteCount(of user: User.ID) throws(GatewayError) -> Int { try all(of: user).count }

  func addFavorite(_ favorite: Favorite, of user: User.ID) throws(GatewayError) -> Favorite {
    if let first = try all(of: user)[favorite.id] { return first }
    kept[user, default: [:]][favorite.id] = favorite
    return favorite
  }

  func removeFavorite(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) {
    if try all(of: user)[id] != nil { kept[user]?[id] = nil }
  }

  private func all(of user: User.ID) throws(GatewayError) -> [Recipe.ID: Favorite] {
    if Task.isCancelled { throw .cancelled }
    return kept[user] ?? [:]
  }
}
