import Entities
import Interfaces
import UseCases

extension Command {
  static let favoritesList = Command(
    "recipes favorites list", "tus recetas favoritas, también sin conexión", "your favorite recipes, also offline",
    options: [PageOptions.search] + PageOptions.specs,
    examples: ["recetas-cli recipes favorites", "recetas-cli recipes favorites list --search pan --json"]
  ) { context in
    let page = try context.arguments.page()
    let query = context.arguments.option("search") ?? ""
    let recipes = try context.kit.recipes()
    let found = try await recipes.getFavorites(matching: SearchText(query), page: page)
    // If favorites aren't shared, all of them are unsent, so reporting that would be pointless.
    let status = recipes.syncFavorites == nil ? nil : try await recipes.getFavoriteStatus()
    let model = FavoritesModel(found, searching: query, status: status, in: context.texts)
    try await context.show(
      model, .recipes, page,
      nothing: context.texts.noFavorites(query, page), or: .favorites(found))
  }

  static let favoritesAdd = Command(
    "recipes favorites add ID", "añadir una receta a tus favoritas", "add a recipe to your favorites",
    examples: ["recetas-cli recipes favorites add 1", "recetas-cli recipes favorites add local-gazpacho-andaluz"]
  ) { context in
    let recipes = try context.kit.recipes()
    try await context.kit.prepareRecipes(context.output)
    let id: Recipe.ID = try await context.recordID(context.arguments["ID"], in: .recipes)
    let favorite = try await recipes.addToFavorites(id)
    try context.output.write(
      [Line(context.texts.addedToFavorites(favorite.recipe))],
      or: JSONObject.favoriteChange(id, isFavorite: true, favorite))
  }

  static let favoritesRemove = Command(
    "recipes favorites remove ID", "quitar una receta de tus favoritas", "remove a recipe from your favorites",
    examples: ["recetas-cli recipes favorites remove 1"]
  ) { context in
    let id: Recipe.ID = try await context.recordID(context.arguments["ID"], in: .recipes)
    let favorite = try await context.kit.recipes().removeFromFavorites(id)
    let words = favorite.map { context.texts.removedFromFavorites($0.recipe) } ?? context.texts.wasNoFavorite(id)
    try context.output.write([Line(words)], or: JSONObject.favoriteChange(id, isFavorite: false, favorite))
  }

  static let favoritesSync = Command(
    "recipes favorites sync", "sincronizar las favoritas con Cloud Firestore",
    "synchronize favorites with Cloud Firestore",
    examples: ["FIRESTORE_PROJECT=demo recetas-cli recipes favorites sync"]
  ) { context in
    if try context.kit.recipeServices().isSharedByStore {
      return try context.output.write([Line(context.texts.sharedByStore)], or: JSONObject.sync(SyncReport()))
    }
    guard let syncFavorites = try context.kit.recipes().syncFavorites else {
      throw context.texts.cannotSync
    }
    let report: SyncReport
    do { report = try await syncFavorites() } catch let error as GatewayError {
      throw context.texts.syncProblem(error)
    }
    try context.output.write(context.texts.synced(report).map { Line($0) }, or: JSONObject.sync(report))
  }

  static let favoritesStatus = Command(
    "recipes favorites status", "las favoritas que aún no se han enviado", "the favorites that have not been sent yet",
    examples: ["recetas-cli recipes favorites status", "recetas-cli recipes favorites status --json"]
  ) { context in
    let (services, status) = (try context.kit.recipeServices(), try await context.kit.favoriteStatus())
    let model = FavoriteStatusModel(status, in: context.texts)
    try context.output.write(
      FavoriteStatusText.lines(model, width: context.console.width)
        + (services.isSharedByStore ? [Line(context.texts.sharedByStore)] : []),
      or: JSONObject.favoriteStatus(status, sharedIn: services.sharedIn))
  }
}
