import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let recipesExport = Command(
    "recipes export [ID…]", "exportar la colección, o las recetas indicadas, como JSON-LD o Markdown",
    "export the collection, or the given recipes, as JSON-LD or Markdown",
    options: [
      .init("--format jsonld|markdown", "formato (jsonld)", "format (jsonld)")
    ],
    examples: [
      "recetas-cli recipes export > recetas.json", "recetas-cli recipes export 1 --format markdown > receta.md",
    ]
  ) { context in
    let format = context.arguments.option("format") ?? "jsonld"
    try await context.kit.prepareRecipes(context.output)
    let readings = try await context.exported()
    if format == "jsonld" || context.output.isJSON {
      let documents = readings.map { SchemaRecipeDocument($0.details) }
      // Programs that import a single recipe expect an object instead of an array.
      if context.arguments.repeated.count == 1, let document = documents.first {
        return try context.output.write(json: document)
      }
      return try context.output.write(json: documents)
    }
    try context.output.write(
      RecipeMarkdown.lines(readings.map { RecipeModel($0, in: context.texts) }, context.texts))
  }
}

extension Context {
  /// Returns the recipes that the command names, or the whole collection if it names none.
  fileprivate func exported() async throws -> [RecipeReading] {
    let recipes = try kit.recipes()
    var ids: [Recipe.ID] = []
    for word in arguments.repeated { ids.append(try await recordID(word, in: .recipes)) }
    if ids.isEmpty {
      ids = try await kit.store.recipes(matching: SearchText(""), page: Page(limit: Page.maximum)).value.recipes.map(
        \.id)
    }
    var readings: [RecipeReading] = []
    for id in ids {
      let reading = try await found(try await recipes.getRecipe(id), or: texts.noSuchRecipe(id))
      readings.append(RecipeReading(reading.details, isFavorite: false))
    }
    return readings
  }
}
