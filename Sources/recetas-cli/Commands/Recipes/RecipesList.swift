import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesList = Command(
    "recipes list", "recetas: las tuyas y, si hay clave, las de Spoonacular",
    "recipes: yours and, if there is a key, Spoonacular's",
    options: [
      .init(
        "--source mine|spoonacular|all", "las tuyas, las de Spoonacular o todas (todas)",
        "yours, Spoonacular's or both (all)"),
      PageOptions.search,
    ] + PageOptions.specs,
    examples: ["recetas-cli recipes list --source mine", "recetas-cli recipes list --search arroz --limit 5"]
  ) { context in
    let (kit, wanted) = (context.kit, try context.arguments.page())
    let query = context.arguments.option("search") ?? ""
    let origin = context.recipeOrigin()
    guard let getRecipeList = try kit.recipes().getRecipeList(from: origin) else { throw context.texts.needsKey }
    try await kit.prepareRecipes(context.output)
    let found = try await getRecipeList(matching: SearchText(query), page: wanted)
    if let problem = found.problem { context.notice(problem) }
    let quota = context.output.isJSON ? try await context.quota() : nil
    // A service may list fewer at once than were asked for.
    let page = found.page
    var model = RecipeListModel(found, searching: query, from: origin, in: context.texts)
    // It was printed already.
    model.problem = nil
    let services = try kit.recipeServices()
    try await context.show(
      model, .recipes, of: origin == .mine || services.recipes == nil ? .recipes : nil, page,
      nothing: context.texts.noRecipes(query, page),
      or: .recipes(found, source: services.name(of: origin), quota: quota, context.texts))
  }
}

extension Context {
  /// Whose recipes are asked for.
  fileprivate func recipeOrigin() -> RecipeOrigin {
    switch arguments.option("source") {
    case "mine": .mine
    case "spoonacular": .service
    default: .all
    }
  }

  /// The points of the service as it told them last.
  func quota() async throws -> PointsQuota? {
    guard let service = try kit.recipeServices().recipes else { return nil }
    return try await service.quota()
  }
}
