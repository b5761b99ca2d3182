import Entities
import Gateways
import UseCases

/// `recipes favorites list --json`.
struct FavoritesDocument: Encodable {
  struct Row: Encodable {
    let recipe: RecipeDocument
    let addedAt: String

    init(_ favorite: Favorite) {
      recipe = RecipeDocument(favorite.recipe)
      addedAt = Timestamp.text(favorite.addedAt)
    }
  }

  let favorites: [Row]
  /// How many there are, whatever was searched.
  let count: Int
  let offset: Int
  let limit: Int
  let hasMore: Bool

  init(_ page: FavoritePage) {
    favorites = page.favorites.map(Row.init)
    count = page.count
    offset = page.page.offset
    limit = page.page.limit
    hasMore = page.hasMore
  }
}

/// `recipes favorites add --json` and `remove`.
struct FavoriteChangeDocument: Encodable {
  let id: String
  let isFavorite: Bool
  /// Left out when the recipe was no favourite and is none.
  let favorite: FavoritesDocument.Row?

  init(_ id: Recipe.ID, isFavorite: Bool, _ favorite: Favorite?) {
    self.id = id.text
    self.isFavorite = isFavorite
    self.favorite = favorite.map(FavoritesDocument.Row.init)
  }
}

/// `recipes favorites status --json`.
struct FavoriteStatusDocument: Encodable {
  struct Row: Encodable {
    let id: String
    let title: String

    init(_ recipe: Recipe) {
      id = recipe.id.text
      title = recipe.title
    }
  }

  let count: Int
  let unsentAdditions: [Row]
  let unsentRemovals: [Row]
  /// Where favourites are shared; left out: nowhere.
  let sharedIn: String?

  init(_ status: FavoriteStatus, sharedIn: String?) {
    count = status.count
    unsentAdditions = status.unsentAdditions.map(Row.init)
    unsentRemovals = status.unsentRemovals.map(Row.init)
    self.sharedIn = sharedIn
  }
}

/// `recipes favorites sync --json`.
struct SyncDocument: Encodable {
  let sent: Int
  let received: Int
  /// Of those received, how many took a favourite away here.
  let removedHere: Int
  let givenUp: Int
  let unreadable: [String]

  init(_ report: SyncReport) {
    sent = report.sent
    received = report.received
    removedHere = report.removedHere
    givenUp = report.givenUp
    unreadable = report.unreadable.sorted()
  }
}
