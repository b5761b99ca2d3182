public import Entities
import Gateways
public import UseCases

extension FirestoreFavorites: FavoriteGateway {
  /// The maximum number of attempts to add a favorite while other clients keep adding and removing it.
  private static let rounds = 5

  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<Favorite> {
    let found = try await all(of: user).filter { $0.matches(search) }
      .map { (favorite: $0, position: RecipePosition($0.recipe)) }
      .sorted { $0.position < $1.position }.map(\.favorite)
    return Paged(search.bestFirst(found), page: page)
  }

  public func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite] {
    let collection = try collection(of: user)
    var names: [FirestoreName] = []
    for id in ids { names.append(try collection.appending(id.text)) }
    let found = try await client.documents(named: names, mask: FavoriteFields.mask).compactMap(FavoriteFields.favorite)
    return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
  }

  public func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int { try await all(of: user).count }

  public func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite {
    let name = try collection(of: user).appending(favorite.id.text)
    let write = FirestoreWrite(
      name: name, change: .update(FavoriteFields.fields(favorite), mask: nil), precondition: .missing)
    for _ in 1...Self.rounds {
      do {
        try await client.commit([write])
        return favorite
      } catch .conflict {
        // Another client changed the favorite first, or this is a retry whose first response was lost.
        guard let found = try await client.documents(named: [name], mask: FavoriteFields.mask).first else { continue }
        if let kept = FavoriteFields.favorite(found) { return kept }
        throw .corrupt(what: found.name, why: "the document is not a favorite")
      } catch {
        throw error
      }
    }
    throw .conflict
  }

  public func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError) {
    let name = try collection(of: user).appending(id.text)
    try await client.commit([FirestoreWrite(name: name, change: .delete, precondition: nil)])
  }

  private func all(of user: User.ID) async throws(GatewayError) -> [Favorite] {
    try await client.documents(in: collection(of: user), mask: FavoriteFields.mask).compactMap(FavoriteFields.favorite)
  }
}
