public import Entities

/// The use cases for recipes in one store, or in two stores: one for the collection, and one for the favorites. A service can provide
/// more recipes.
///
///     let recipes = RecipeUseCases(store: store)
///     let page = try await recipes.getRecipeList(matching: SearchText("pan"))
///
/// All recipe presenters and features are created from this value. To replace a use case everywhere, assign a different one to its
/// property.
public struct RecipeUseCases: Sendable {
  /// The ports that the use cases need: the user's own collection, and the favorites.
  public typealias Store = RecipeCollectionGateway & FavoriteGateway & FavoriteChangeGateway

  /// The store of the user's collection.
  public let collection: any RecipeCollectionGateway
  /// The store of the favorites.
  public let favorites: any FavoriteGateway & FavoriteChangeGateway

  /// The use case that lists the recipes in the collection, followed by the recipes from the service.
  public var getRecipeList: any GetRecipeList
  /// The use cases that list the recipes from only one origin, by origin.
  package var otherLists: [RecipeOrigin: any GetRecipeList]
  /// The use case that suggests titles from the collection and from the service.
  public var suggestRecipes: any SuggestRecipes
  /// The use case that reads a recipe from the collection or the service.
  public var getRecipe: any GetRecipe
  /// The use case that creates the shopping list for several recipes from the collection or the service.
  public var makeShoppingList: any MakeShoppingList
  /// The use case that adds a recipe to the collection.
  public var addRecipe: any AddRecipe
  /// The use case that changes a recipe in the collection.
  public var editRecipe: any EditRecipe
  /// The use case that deletes a recipe from the collection.
  public var deleteRecipe: any DeleteRecipe
  /// The use case that lists the favorites.
  public var getFavorites: any GetFavorites
  /// The use case that adds a recipe from the collection or the service to the favorites.
  public var addToFavorites: any AddToFavorites
  /// The use case that removes a recipe from the favorites.
  public var removeFromFavorites: any RemoveFromFavorites
  /// The use case that lists the unsent changes to favorites.
  public var getFavoriteStatus: any GetFavoriteStatus
  /// The use case that synchronizes the favorites. `nil` if the favorites aren't shared.
  public var syncFavorites: (any SyncFavorites)?

  /// - Parameters:
  ///   - store: The store of the user's collection and the favorites.
  ///   - service: The service that provides other recipes, which are listed after those in the collection. `nil` for no service.
  ///   - remote: The gateway to the shared favorites. `nil` if the favorites aren't shared.
  ///   - user: The user who owns the favorites.
  ///   - now: A closure that returns the date of a new favorite.
  public init(
    store: any Store, service: (any RecipeGateway)? = nil, sharedBy remote: (any RemoteFavoriteGateway)? = nil,
    user: User.ID = .local, now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    self.init(collection: store, favorites: store, service: service, sharedBy: remote, user: user, now: now)
  }

  /// - Parameters:
  ///   - collection: The gateway that stores the user's collection.
  ///   - favorites: The gateway that stores the favorites.
  ///   - service: The service that provides other recipes, which are listed after those in the collection. `nil` for no service.
  ///   - remote: The gateway to the shared favorites. `nil` if the favorites aren't shared.
  ///   - user: The user who owns the favorites.
  ///   - now: A closure that returns the date of a new favorite.
  public init(
    collection: any RecipeCollectionGateway, favorites: any FavoriteGateway & FavoriteChangeGateway,
    service: (any RecipeGateway)? = nil, sharedBy remote: (any RemoteFavoriteGateway)? = nil, user: User.ID = .local,
    now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    self.collection = collection
    self.favorites = favorites
    func list(of source: any RecipeSource) -> any GetRecipeList {
      GetRecipeListInteractor(source: source, favorites: favorites, user: user)
    }
    let both: any RecipeGateway =
      if let service { LocalFirstRecipes(own: collection, service: service) } else { collection }
    getRecipeList = list(of: both)
    otherLists = [.mine: list(of: collection)]
    otherLists[.service] = service.map { list(of: $0) }
    suggestRecipes = SuggestRecipesInteractor(own: collection, service: service)
    let getRecipe = GetRecipeInteractor(recipes: both, favorites: favorites, user: user, hasKey: service != nil)
    self.getRecipe = getRecipe
    makeShoppingList = MakeShoppingListInteractor(getRecipe: getRecipe)
    addRecipe = AddRecipeInteractor(recipes: collection)
    editRecipe = EditRecipeInteractor(recipes: collection)
    deleteRecipe = DeleteInteractor(recipes: collection)
    getFavorites = GetFavoritesInteractor(favorites: favorites, user: user)
    addToFavorites = AddToFavoritesInteractor(recipes: both, favorites: favorites, user: user, now: now)
    removeFromFavorites = RemoveFromFavoritesInteractor(favorites: favorites, user: user)
    getFavoriteStatus = GetFavoriteStatusInteractor(
      favorites: favorites, changes: favorites, user: user, sharedIn: remote?.place(of: user))
    syncFavorites = remote.map { SyncFavoritesInteractor(local: favorites, remote: $0, user: user) }
  }

  /// Returns the use case that lists recipes from one origin, or from all origins. `nil` if the origin is the service and there is no
  /// service.
  public func getRecipeList(from origin: RecipeOrigin) -> (any GetRecipeList)? {
    origin == .all ? getRecipeList : otherLists[origin]
  }
}

/// The origin of the recipes in a list.
public enum RecipeOrigin: Sendable, Hashable, CaseIterable {
  /// The user's own collection, followed by the service.
  case all
  /// Only the user's own collection.
  case mine
  /// Only the service.
  case service
}
