import Entities
import Gateways
import UseCases

/// The recipes' use cases: of the collection in the store, and of a service if there is a key for it.
extension Kit {
  /// As documents name the source of the list.
  var recipeSourceName: String { services.recipes == nil ? "local" : "spoonacular" }

  var getRecipeList: any GetRecipeList {
    let source: any RecipeSource = if let service = services.recipes { service } else { store }
    return GetRecipeListInteractor(source: source, favorites: store, user: user)
  }

  var suggestRecipes: any SuggestRecipes { SuggestRecipesInteractor(own: store, service: services.recipes) }
  var getRecipe: any GetRecipe { GetRecipeInteractor(recipes: recipes, favorites: store, user: user) }
  var getFavorites: any GetFavorites { GetFavoritesInteractor(favorites: store, user: user) }
  var addToFavorites: any AddToFavorites {
    AddToFavoritesInteractor(recipes: recipes, favorites: store, user: user, now: now)
  }
  var removeFromFavorites: any RemoveFromFavorites { RemoveFromFavoritesInteractor(favorites: store, user: user) }
  var getFavoriteStatus: any GetFavoriteStatus {
    GetFavoriteStatusInteractor(
      favorites: store, changes: store, user: user, sharedIn: services.favorites?.place(of: user))
  }
  var loadImage: any LoadImage { LoadImageInteractor(images: services.images) }

  /// `nil`: favourites are only kept here.
  var syncFavorites: (any SyncFavorites)? {
    services.favorites.map { SyncFavoritesInteractor(local: store, remote: $0, user: user) }
  }

  private var recipes: any RecipeGateway {
    if let service = services.recipes { LocalFirstRecipes(own: store, service: service) } else { store }
  }
}
