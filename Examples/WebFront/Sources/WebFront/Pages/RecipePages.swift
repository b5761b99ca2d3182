import Entities
import Hummingbird
import Interfaces
import UseCases

/// Adds the pages with the recipes and the favorites.
extension Front {
  func addRecipes(to router: Hummingbird.Router<Visit>) {
    @Sendable func recipes(_ visit: Visit) -> RecipeUseCases { RecipeUseCases(store: store, user: visit.user) }
    router.get("/recipes") { _, visit in
      let found = try await recipes(visit).getRecipeList(matching: visit.search, page: visit.page)
      var model = RecipeListModel(found, searching: visit.query["q"], in: visit.texts)
      try await addSampleNote(.recipes, in: &model, visit)
      return visit.list(model, "recipeRow")
    }
    router.get("/favorites") { _, visit in
      let found = try await recipes(visit).getFavorites(matching: visit.search, page: visit.page)
      return visit.list(FavoritesModel(found, searching: visit.query["q"], in: visit.texts), "recipeRow")
    }
    router.get("/recipes/:id") { _, visit in
      let model = RecipeModel(try await recipes(visit).getRecipe(visit.id()), in: visit.texts)
      return visit.page("recipe", model.title, ["model": model])
    }
    router.form("/recipes/:id/favorite") { visit in
      let id: Recipe.ID = try visit.id()
      if visit.form["favorite"].isEmpty {
        _ = try await recipes(visit).removeFromFavorites(id)
      } else {
        _ = try await recipes(visit).addToFavorites(id)
      }
      return Response.seeOther("/recipes/\(id.text)")
    }
  }
}
