import Interfaces
import UseCases

extension Command {
  static let recipesStatus = Command(
    "recipes status", "de dónde salen las recetas, y cuántos puntos quedan",
    "where recipes come from, and how many points are left",
    examples: ["recetas-cli recipes status", "recetas-cli recipes status --json"]
  ) { context in
    let (kit, services) = (context.kit, try context.kit.recipeServices())
    try await kit.prepareRecipes(context.output)
    let quota = try await context.quota()
    let (inventory, favorites) = (try await kit.store.commonInventory(), try await kit.favoriteStatus())
    let model = RecipeStatusModel(
      service: services.recipes == nil ? nil : "Spoonacular", quota: quota,
      ownRecipes: inventory[.recipes], favorites: favorites, sharedIn: services.sharedIn, in: context.texts)
    try context.output.write(
      RecipeStatusText.lines(model),
      or: JSONObject.recipeStatus(
        source: services.name(of: .all), quota: quota, recipes: inventory[.recipes], favorites: favorites,
        sharedIn: services.sharedIn))
  }
}
