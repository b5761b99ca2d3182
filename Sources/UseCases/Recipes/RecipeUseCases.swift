public import Entities

/// The use cases of recipes, over one store and, if there is one, a service.
///
///     let recipes = RecipeUseCases(store: store)
///     let page = try await recipes.getRecipeList(matching: SearchText("pan"), page: .first)
public struct RecipeUseCases: Sendable {
  /// The ports that they need: the user's own collection, and the favorites.
  public typealias Store = RecipeCollectionGateway & FavoriteGateway & FavoriteChangeGateway

  private let store: any Store
  private let service: (any RecipeGateway)?
  private let remote: (any RemoteFavoriteGateway)?
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - store: has the user's own collection, and keeps the favorites.
  ///   - service: has other recipes, which are listed after the collection's; `nil`: there is none.
  ///   - remote: shares the favorites; `nil`: they are only kept in the store.
  ///   - user: whose favorites they are.
  ///   - now: dates a favorite.
  public init(
    store: any Store, service: (any RecipeGateway)? = nil, sharedBy remote: (any RemoteFavoriteGateway)? = nil,
    user: User.ID = .local, now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    self.store = store
    self.service = service
    self.remote = remote
    self.user = user
    self.now = now
  }

  private var both: any RecipeGateway {
    if let service { LocalFirstRecipes(own: store, service: service) } else { store }
  }

  /// Lists recipes of the collection, and after them the service's.
  public var getRecipeList: any GetRecipeList { list(of: both) }
  /// Lists recipes of one origin, or of all; `nil`: there is no service.
  public func getRecipeList(from origin: RecipeOrigin) -> (any GetRecipeList)? {
    switch origin {
    case .all: getRecipeList
    case .mine: list(of: store)
    case .service: service.map { list(of: $0) }
    }
  }
  private func list(of source: any RecipeSource) -> any GetRecipeList {
    GetRecipeListInteractor(source: source, favorites: store, user: user)
  }
  /// Completes what is typed, from the collection and then the service.
  public var suggestRecipes: any SuggestRecipes { SuggestRecipesInteractor(own: store, service: service) }
  /// Opens a recipe of the collection or the service.
  public var getRecipe: any GetRecipe {
    GetRecipeInteractor(recipes: both, favorites: store, user: user, hasKey: service != nil)
  }
  /// Makes the shopping list of several recipes of the collection or the service.
  public var makeShoppingList: any MakeShoppingList { MakeShoppingListInteractor(getRecipe: getRecipe) }
  /// Adds a recipe to the collection.
  public var addRecipe: any AddRecipe { AddRecipeInteractor(recipes: store) }
  /// Changes a recipe of the collection.
  public var editRecipe: any EditRecipe { EditRecipeInteractor(recipes: store) }
  /// Deletes a recipe of the collection.
  public var deleteRecipe: any DeleteRecipe { DeleteRecipeInteractor(recipes: store) }
  /// Lists the favorites.
  public var getFavorites: any GetFavorites { GetFavoritesInteractor(favorites: store, user: user) }
  /// Makes a recipe of the collection or the service a favorite.
  public var addToFavorites: any AddToFavorites {
    AddToFavoritesInteractor(recipes: both, favorites: store, user: user, now: now)
  }
  /// Makes a recipe no favorite any more.
  public var removeFromFavorites: any RemoveFromFavorites {
    RemoveFromFavoritesInteractor(favorites: store, user: user)
  }
  /// Says which changes of favorites are unsent.
  public var getFavoriteStatus: any GetFavoriteStatus {
    GetFavoriteStatusInteractor(favorites: store, changes: store, user: user, sharedIn: remote?.place(of: user))
  }
  /// Brings the favorites here and elsewhere to one state; `nil`: they are only kept here.
  public var syncFavorites: (any SyncFavorites)? {
    remote.map { SyncFavoritesInteractor(local: store, remote: $0, user: user) }
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
