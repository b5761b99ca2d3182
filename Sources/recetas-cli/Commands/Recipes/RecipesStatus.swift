import Interfaces
import UseCases

extension Command {
  static let recipesStatus = Command(
    spec: CommandSpec(
      name: ["recipes", "status"],
      summary: LocalText(
        "de dónde salen las recetas, y cuántos puntos quedan", "where recipes come from, and how many points are left"),
      examples: ["recetas-cli recipes status", "recetas-cli recipes status --json"])
  ) { context in
    let kit = context.kit
    try await kit.prepareRecipes(context.output)
    let quota = try await context.quota()
    let (inventory, favorites) = (try await kit.store.inventory(), try await kit.getFavoriteStatus())
    let model = RecipeStatusModel(
      source: kit.services.recipes == nil ? .ownCollection : .service("Spoonacular"), quota: quota,
      ownRecipes: inventory.recipes, favorites: favorites, sharedIn: kit.services.sharedIn, in: context.texts)
    try context.output.write(
      RecipeStatusText.lines(model),
      or: RecipeStatusDocument(
        source: kit.recipeSourceName, quota: quota, recipes: inventory.recipes, favorites: favorites,
        sharedIn: kit.services.sharedIn))
  }
}
