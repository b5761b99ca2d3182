import Interfaces
import UseCases

extension Command {
  static let recipesImport = Command(
    spec: CommandSpec(
      name: ["recipes", "import"],
      summary: LocalText(
        "añadir recetas a tu colección, de schema.org (JSON-LD) o Spoonacular (JSON)",
        "add recipes to your collection, of schema.org (JSON-LD) or Spoonacular (JSON)"),
      operands: [.init(name: "FILE")],
      options: ImportOptions.specs(
        force: LocalText("el fichero ocupa el lugar de la colección", "the file takes the collection's place")),
      examples: ["recetas-cli recipes import recetas.json", "recetas-cli recipes import recetas.json --dry-run"])
  ) { context in
    try await context.run(
      context.kit.importRecipes(from: context.arguments["FILE"]), .adding, told: context.texts.importedRecipes)
  }
}
