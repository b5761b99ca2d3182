import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesList = Command(
    "recipes list", "recetas: de Spoonacular si hay clave, si no las tuyas",
    "recipes: Spoonacular's if there is a key, else yours",
    options: [PageOptions.search] + PageOptions.specs,
    examples: ["recetas-cli recipes list", "recetas-cli recipes list --search arroz --limit 5"]
  ) { context in
    let (kit, wanted) = (context.kit, try context.arguments.page())
    let query = context.arguments.option("search") ?? ""
    let recipes = try kit.recipes()
    try await kit.prepareRecipes(context.output)
    let found = try await recipes.getRecipeList(matching: SearchText(query), page: wanted)
    let quota = context.output.isJSON ? try await context.quota() : nil
    // A service may list fewer at once than were asked for.
    let page = found.page
    let model = RecipeListModel(found, searching: query, in: context.texts)
    try await context.show(
      model, .recipes, of: try kit.recipeServices().recipes == nil ? .recipes : nil, page,
      nothing: context.texts.noRecipes(query, page),
      or: .recipes(found, source: try kit.recipeServices().sourceName, quota: quota))
  }
}

extension Context {
  /// The points of the service as it told them last.
  func quota() async throws -> PointsQuota? {
    guard let service = try kit.recipeServices().recipes else { return nil }
    return try await service.quota()
  }
}
