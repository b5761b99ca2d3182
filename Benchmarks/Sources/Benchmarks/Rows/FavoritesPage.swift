import Entities
import Foundation
import Gateways
import SQLiteGateways
import UseCases

/// The time to read the first page of the favorites, with fifty of ten thousand favorites, and their total number.
struct FavoritesPage: TableRow {
  let name = "favorites"
  private static let size = 10_000

  func sizes(of asked: [Int]) -> [Int] { [Self.size] }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = bench.workplace.path("favorites.sqlite")
    let store = SQLiteStore(path: path)
    try await fill(store, size)
    let getFavorites = GetFavoritesInteractor(favorites: store, user: .local)
    let peer = try Peers.favorites(path)
    let race = try await Race.run(rounds: bench.shortRounds, against: peer) {
      let page = try await getFavorites()
      try check(page.favorites.count, page.count)
    } peer: { peer in
      let page = try peer.firstPage(Page.defaultLimit, of: User.ID.local.text)
      try check(page.titles.count, page.count)
    }
    if let titles = try peer?.firstPage(Page.defaultLimit, of: User.ID.local.text).titles {
      let found = try await getFavorites().favorites.map(\.recipe.title)
      if titles != found { throw Problem("the first favorites differ") }
    }
    return [
      Line("first page of the favorites", size: size, race, goal: .ratio(0.8))
    ]
  }

  private func fill(_ store: SQLiteStore, _ size: Int) async throws {
    let settlements = try (0..<size).map { number in
      // The factor makes the order of the titles irregular.
      let title = "Receta \(number &* 7919 % size) de la casa"
      let recipe = try Recipe(
        id: .spoonacular(number), title: title, image: WebAddress("https://img.example.org/\(number)-312x231.jpg"),
        minutes: number % 90 + 1, servings: number % 8 + 1)
      let favorite = Favorite(recipe, addedAt: Date(timeIntervalSince1970: 1_800_000_000 + Double(number)))
      return FavoriteStateChange(recipe.id, from: nil, to: .kept(favorite))
    }
    try await store.settle(settlements, of: .local)
  }

  private func check(_ count: Int, _ total: Int) throws {
    if count != Page.defaultLimit || total != Self.size { throw Problem("a page of \(count) of \(total)") }
  }
}
