import Interfaces
import UseCases

extension Command {
  static let recipesImport = Command(
    "recipes import FILE", "añadir recetas a tu colección, de schema.org (JSON-LD) o Spoonacular (JSON)",
    "add recipes to your collection, of schema.org (JSON-LD) or Spoonacular (JSON)",
    options: ImportOptions.specs(
      force: "sustituir la colección por el archivo", "replace the collection with the file"),
    examples: ["recetas-cli recipes import recetas.json", "recetas-cli recipes import recetas.json --dry-run"]
  ) { context in
    try await context.run(
      context.kit.importRecipes(from: context.arguments.path("FILE") ?? ""), into: .recipes, .adding,
      told: context.texts.importedRecipes)
  }
}
