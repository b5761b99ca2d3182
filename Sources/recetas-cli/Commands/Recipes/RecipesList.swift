import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesList = Command(
    "recipes list", "tus recetas y, si hay clave, las de Spoonacular",
    "your recipes and, with a key, Spoonacular's",
    options: [
      .init(
        "--source mine|spoonacular|all", "las tuyas, las de Spoonacular o todas (todas)",
        "yours, Spoonacular's or both (all)"),
      PageOptions.search,
      .init("--max-time MINUTES", "solo las que no tarden más", "only recipes that take no longer than this"),
      .init(
        "--diet DIET", "solo las de esta dieta; si se repite, las que cumplan todas",
        "only recipes for this diet; if repeated, for all of them"),
      .init(
        "--tag TEXT", "solo las de esta cocina, tipo de plato o etiqueta; si se repite, las que cumplan todas",
        "only recipes with this cuisine, type of dish or keyword; if repeated, with all of them"),
    ] + PageOptions.specs,
    examples: [
      "recetas-cli recipes list --source mine", "recetas-cli recipes list --search arroz --limit 5",
      "recetas-cli recipes list --max-time 30 --diet vegana",
      "recetas-cli recipes list --tag postre --diet 'sin gluten'",
    ]
  ) { context in
    let (kit, wanted) = (context.kit, try context.arguments.page())
    let (filter, origin) = (try context.recipeFilter(), context.recipeOrigin())
    let services = try kit.recipeServices()
    guard let getRecipeList = try kit.recipesForList().getRecipeList(from: origin) else { throw context.texts.needsKey }
    try await kit.prepareRecipes(context.output)
    let found = try await getRecipeList(filter, page: wanted)
    if let problem = found.problem { context.notice(problem) }
    let quota = context.output.isJSON ? try await context.quota() : nil
    // A service may return fewer recipes than requested.
    let page = found.page
    var model = RecipeListModel(found, filter, from: origin, in: context.texts)
    // The problem has already been printed, so the list doesn't show it again.
    model.problem = nil
    let lacksKey = origin == .all && services.recipes == nil && page.offset == 0
    try await context.show(
      model, .recipes, of: origin == .mine || services.recipes == nil ? .recipes : nil, page,
      nothing: context.texts.noRecipes(filter, page) + context.texts.otherLabels(filter)
        + (lacksKey ? " " + context.texts.moreWithKey : ""),
      or: .recipes(found, source: services.name(of: origin), quota: quota, context.texts))
  }
}

extension Texts {
  /// Returns suggestions of known diets or tags for misspelled ones. Empty if all are known, or if none is similar.
  fileprivate func otherLabels(_ filter: RecipeFilter) -> String {
    let meant = nearest(filter.diets, among: RecipeLabel.diets) + nearest(filter.tags, among: RecipeLabel.tags)
    return meant.isEmpty ? "" : " " + didYouMean(meant)
  }

  private func nearest(_ labels: [RecipeLabel], among known: [RecipeLabel]) -> [String] {
    let words = known.flatMap { [$0.english, $0.spanish] }
    let meant = labels.filter { !known.contains($0) }.flatMap { Nearest.words(to: $0.text, among: words) }
    return known.filter(meant.map { RecipeLabel($0) }.contains).map(word)
  }

  func word(_ label: RecipeLabel) -> String { say(label.spanish, label.english) }
}

extension Context {
  /// Returns the filter given on the command line.
  fileprivate func recipeFilter() throws -> RecipeFilter {
    func labels(_ option: String) -> [RecipeLabel] {
      arguments.values(option).map { RecipeLabel($0) }.filter { !$0.text.isEmpty }
    }
    let limit = arguments.has("max-time") ? try arguments.number("max-time", from: 1, otherwise: 1) : nil
    return RecipeFilter(
      matching: SearchText(arguments.option("search") ?? ""), maximumMinutes: limit, diets: labels("diet"),
      tags: labels("tag"))
  }

  /// Returns the origin given on the command line.
  fileprivate func recipeOrigin() -> RecipeOrigin {
    switch arguments.option("source") {
    case "mine": .mine
    case "spoonacular": .service
    default: .all
    }
  }

  /// Returns the quota that the service last reported. `nil` if there is no service or no report.
  func quota() async throws -> PointsQuota? {
    guard let service = try kit.recipeServices().recipes else { return nil }
    return try await service.quota()
  }
}
