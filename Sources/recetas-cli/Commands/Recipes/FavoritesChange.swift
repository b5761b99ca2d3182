import Entities
import Interfaces
import UseCases

extension Command {
  static let favoritesAdd = Command(
    "recipes favorites add ID", "guardar una receta entre las favoritas", "keep a recipe among the favourites",
    examples: ["recetas-cli recipes favorites add 1", "recetas-cli recipes favorites add local-gazpacho-andaluz"]
  ) { context in
    let recipes = try context.kit.recipes()
    try await context.kit.prepareRecipes(context.output)
    let id: Recipe.ID = try context.id(context.arguments["ID"], in: .recipes)
    let favorite = try await recipes.addToFavorites(id)
    try context.output.write(
      [Line(context.texts.becameFavorite(favorite.recipe))],
      or: JSONObject.favoriteChange(id, isFavorite: true, favorite))
  }

  static let favoritesRemove = Command(
    "recipes favorites remove ID", "quitar una receta de las favoritas", "take a recipe out of the favourites",
    examples: ["recetas-cli recipes favorites remove 1"]
  ) { context in
    let id: Recipe.ID = try context.id(context.arguments["ID"], in: .recipes)
    let favorite = try await context.kit.recipes().removeFromFavorites(id)
    let words = favorite.map { context.texts.ceasedToBeFavorite($0.recipe) } ?? context.texts.wasNoFavorite(id)
    try context.output.write([Line(words)], or: JSONObject.favoriteChange(id, isFavorite: false, favorite))
  }
}
