public import Entities

/// The use cases of recipes, over one store, or over two: one for the collection, one for the favorites. A service can provide more recipes.
///
///     let recipes = RecipeUseCases(store: store)
///     let page = try await recipes.getRecipeList(matching: SearchText("pan"), page: .first)
public struct RecipeUseCases: Sendable {
  /// The ports that they need: the user's own collection, and the favorites.
  public typealias Store = RecipeCollectionGateway & FavoriteGateway & FavoriteChangeGateway

  private let collection: any RecipeCollectionGateway
  private let favorites: any FavoriteGateway & FavoriteChangeGateway
  private let service: (any RecipeGateway)?
  private let remote: (any RemoteFavoriteGateway)?
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - store: stores the user's collection and the favorites.
  ///   - service: provides other recipes, which are listed after the collection's; `nil`: none.
  ///   - remote: shares the favorites; `nil`: they are only in the store.
  ///   - user: the user of the favorites.
  ///   - now: the date of a favorite.
  public init(
    store: any Store, service: (any RecipeGateway)? = nil, sharedBy remote: (any RemoteFavoriteGateway)? = nil,
    user: User.ID = .local, now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    self.init(collection: store, favorites: store, service: service, sharedBy: remote, user: user, now: now)
  }

  /// - Parameters:
  ///   - collection: stores the user's collection.
  ///   - favorites: stores the favorites.
  ///   - service: provides other recipes, which are listed after the collection's; `nil`: none.
  ///   - remote: shares the favorites; `nil`: they are only in `favorites`.
  ///   - user: the user of the favorites.
  ///   - now: the date of a favorite.
  public init(
    collection: any RecipeCollectionGateway, favorites: any FavoriteGateway & FavoriteChangeGateway,
    service: (any RecipeGateway)? = nil, sharedBy remote: (any RemoteFavoriteGateway)? = nil, user: User.ID = .local,
    now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    self.collection = collection
    self.favorites = favorites
    self.service = service
    self.remote = remote
    self.user = user
    self.now = now
  }

  private var both: any RecipeGateway {
    if let service { LocalFirstRecipes(own: collection, service: service) } else { collection }
  }

  /// Lists recipes of the collection, and after them the service's.
  public var getRecipeList: any GetRecipeList { list(of: both) }
  /// Lists recipes of one origin, or of all; `nil`: there is no service.
  public func getRecipeList(from origin: RecipeOrigin) -> (any GetRecipeList)? {
    switch origin {
    case .all: getRecipeList
    case .mine: list(of: collection)
    case .service: service.map { list(of: $0) }
    }
  }
  private func list(of source: any RecipeSource) -> any GetRecipeList {
    GetRecipeListInteractor(source: source, favorites: favorites, user: user)
  }
  /// Suggests titles, from the collection and then the service.
  public var suggestRecipes: any SuggestRecipes { SuggestRecipesInteractor(own: collection, service: service) }
  /// Opens a recipe of the collection or the service.
  public var getRecipe: any GetRecipe {
    GetRecipeInteractor(recipes: both, favorites: favorites, user: user, hasKey: service != nil)
  }
  /// Makes the shopping list of several recipes of the collection or the service.
  public var makeShoppingList: any MakeShoppingList { MakeShoppingListInteractor(getRecipe: getRecipe) }
  /// Adds a recipe to the collection.
  public var addRecipe: any AddRecipe { AddRecipeInteractor(recipes: collection) }
  /// Changes a recipe of the collection.
  public var editRecipe: any EditRecipe { EditRecipeInteractor(recipes: collection) }
  /// Deletes a recipe of the collection.
  public var deleteRecipe: any DeleteRecipe { DeleteInteractor(recipes: collection) }
  /// Lists the favorites.
  public var getFavorites: any GetFavorites { GetFavoritesInteractor(favorites: favorites, user: user) }
  /// Makes a recipe of the collection or the service a favorite.
  public var addToFavorites: any AddToFavorites {
    AddToFavoritesInteractor(recipes: both, favorites: favorites, user: user, now: now)
  }
  /// Removes a recipe from the favorites.
  public var removeFromFavorites: any RemoveFromFavorites {
    RemoveFromFavoritesInteractor(favorites: favorites, user: user)
  }
  /// Lists the unsent changes of favorites.
  public var getFavoriteStatus: any GetFavoriteStatus {
    GetFavoriteStatusInteractor(favorites: favorites, changes: favorites, user: user, sharedIn: remote?.place(of: user))
  }
  /// Synchronizes the favorites; `nil`: they are only in the store.
  public var syncFavorites: (any SyncFavorites)? {
    remote.map { SyncFavoritesInteractor(local: favorites, remote: $0, user: user) }
  }
}

/// Where the recipes of a list come from.
public enum RecipeOrigin: Sendable, Hashable, CaseIterable {
  /// The user's own collection, then the service.
  case all
  /// The user's own collection.
  case mine
  /// The service.
  case service
}
