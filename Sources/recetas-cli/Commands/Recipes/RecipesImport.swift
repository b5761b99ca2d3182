import Interfaces
import UseCases

extension Command {
  static let recipesImport = Command(
    "recipes import FILE", "añadir recetas a tu colección, de schema.org (JSON-LD) o Spoonacular (JSON)",
    "add recipes to your collection, of schema.org (JSON-LD) or Spoonacular (JSON)",
    options: ImportOptions.specs(
      force: "el archivo ocupa el lugar de la colección", "the file takes the collection's place"),
    examples: ["recetas-cli recipes import recetas.json", "recetas-cli recipes import recetas.json --dry-run"]
  ) { context in
    try await context.run(
      context.kit.importRecipes(from: context.arguments.path("FILE") ?? ""), .adding,
      told: context.texts.importedRecipes)
  }
}
