import Entities
import Interfaces
import UseCases

extension Command {
  static let favoritesList = Command(
    "recipes favorites list", "tus recetas favoritas, también sin conexión", "your favourite recipes, offline too",
    options: [PageOptions.search] + PageOptions.specs,
    examples: ["recetas-cli recipes favorites", "recetas-cli recipes favorites list --search pan --json"]
  ) { context in
    let page = try context.arguments.page()
    let query = context.arguments.option("search") ?? ""
    let recipes = try context.kit.recipes()
    let found = try await recipes.getFavorites(matching: SearchText(query), page: page)
    // Where nothing is shared everything is unsent, which nobody has to be told.
    let status = recipes.syncFavorites == nil ? nil : try await recipes.getFavoriteStatus()
    let model = FavoritesModel(found, searching: query, status: status, in: context.texts)
    try context.show(
      model, .recipes, page, nothing: context.texts.noFavorites(query, page), or: .favorites(found))
  }
}
