import Gateways
import Interfaces
import UseCases

extension Command {
  static let recipesImport = Command(
    "recipes import FILE-OR-URL",
    "añadir recetas a tu colección: de una página web, o de un archivo JSON (schema.org, Spoonacular); -: la entrada estándar",
    "add recipes to your collection: from a web page, or a JSON file (schema.org, Spoonacular); -: standard input",
    options: ImportOptions.specs(
      force: "sustituir la colección por el archivo", "replace the collection with the file"),
    examples: [
      "recetas-cli recipes import https://example.org/gazpacho", "recetas-cli recipes import page.html",
      "recetas-cli recipes import - --dry-run < recetas.json",
    ]
  ) { context in
    let place = context.arguments.path("FILE-OR-URL") ?? ""
    let importSeed =
      context.arguments.isStandardStream("FILE-OR-URL")
      ? context.kit.importRecipes(in: try await context.standardInput(atMost: RecipeSeed.maximumBytes))
      : try context.kit.importRecipes(from: place)
    try await context.run(importSeed, into: .recipes, .adding, conclusion: context.texts.importedRecipes)
  }
}
