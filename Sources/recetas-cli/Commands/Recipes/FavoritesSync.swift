import Interfaces
import UseCases

extension Command {
  static let favoritesSync = Command(
    "recipes favorites sync", "enviar y recibir favoritas con Cloud Firestore",
    "send and receive favourites with Cloud Firestore",
    examples: ["FIRESTORE_PROJECT=demo recetas-cli recipes favorites sync"]
  ) { context in
    guard let syncFavorites = try context.kit.recipes().syncFavorites else {
      throw context.texts.cannotSync
    }
    let report = try await syncFavorites()
    try context.output.write(context.texts.synced(report).map { Line($0) }, or: JSONObject.sync(report))
  }

  static let favoritesStatus = Command(
    "recipes favorites status", "qué favoritas no se han enviado aún", "what of the favourites is not sent yet",
    examples: ["recetas-cli recipes favorites status", "recetas-cli recipes favorites status --json"]
  ) { context in
    let status = try await context.kit.recipes().getFavoriteStatus()
    let model = FavoriteStatusModel(status, in: context.texts)
    try context.output.write(
      FavoriteStatusText.lines(model, width: context.console.width),
      or: JSONObject.favoriteStatus(status, sharedIn: try context.kit.recipeServices().sharedIn))
  }
}
