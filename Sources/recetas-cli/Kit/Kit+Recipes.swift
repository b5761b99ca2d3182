import Entities
import Gateways
import Interfaces
import UseCases

/// The recipes' use cases: of the collection in the store, and of a service if there is a key for it.
extension Kit {
  /// The service that recipes come from, if any.
  typealias RecipeService = any RecipeGateway & QuotaGateway

  var recipeService: RecipeService? { nil }

  var quota: (any QuotaGateway)? { recipeService }

  /// As documents name it.
  var recipeSourceName: String { recipeService == nil ? "local" : "spoonacular" }

  var getRecipeList: any GetRecipeList {
    let source: any RecipeSource = if let recipeService { recipeService } else { store }
    return GetRecipeListInteractor(source: source, favorites: store, user: user)
  }

  var suggestRecipes: any SuggestRecipes { SuggestRecipesInteractor(own: store, service: recipeService) }
  var getRecipe: any GetRecipe { GetRecipeInteractor(recipes: recipes, favorites: store, user: user) }
  var getFavorites: any GetFavorites { GetFavoritesInteractor(favorites: store, user: user) }
  var addToFavorites: any AddToFavorites {
    AddToFavoritesInteractor(recipes: recipes, favorites: store, user: user, now: now)
  }
  var removeFromFavorites: any RemoveFromFavorites { RemoveFromFavoritesInteractor(favorites: store, user: user) }
  var getFavoriteStatus: any GetFavoriteStatus { GetFavoriteStatusInteractor(changes: store, user: user) }

  /// `nil`: favourites are only kept here.
  var syncFavorites: (any SyncFavorites)? { nil }

  /// Where favourites are shared, for people to read; `nil`: nowhere.
  var sharedIn: String? { nil }

  private var recipes: any RecipeGateway {
    if let recipeService { LocalFirstRecipes(own: store, service: recipeService) } else { store }
  }
}
