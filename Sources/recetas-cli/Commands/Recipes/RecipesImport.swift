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
      options: [
        .init(
          name: "force",
          summary: LocalText("el fichero ocupa el lugar de la colección", "the file takes the collection's place")),
        .init(
          name: "skip-invalid",
          summary: LocalText("saltar los registros que no valen", "skip the records that are wrong")),
        .init(name: "dry-run", summary: LocalText("comprobar, sin cambiar nada", "check, and change nothing")),
      ],
      examples: ["recetas-cli recipes import recetas.json", "recetas-cli recipes import recetas.json --dry-run"])
  ) { context in
    let policy = SeedPolicy(
      context.arguments.has("force") ? .replacing : .adding, skipsInvalid: context.arguments.has("skip-invalid"),
      isDryRun: context.arguments.has("dry-run"))
    let importSeed = context.kit.importRecipes(from: context.arguments["FILE"])
    let found = try await context.importing(importSeed, policy)
    // Only a first run may find nothing to do.
    guard let report = found else { return }
    try context.output.write(
      [Line(context.texts.importedRecipes(report, isDryRun: policy.isDryRun))]
        + context.texts.details(report).map { Line("  " + $0) },
      or: ImportDocument(report, isDryRun: policy.isDryRun))
  }
}
