import Interfaces
import UseCases

extension Command {
  static let menuImport = Command(
    spec: CommandSpec(
      name: ["menu", "import"],
      summary: LocalText("llenar la carta con un fichero JSON", "fill the menu from a JSON file"),
      operands: [.init(name: "FILE")],
      options: [
        .init(
          name: "force", summary: LocalText("el fichero ocupa el lugar de la carta", "the file takes the menu's place")),
        .init(
          name: "skip-invalid",
          summary: LocalText("saltar los registros que no valen", "skip the records that are wrong")),
        .init(name: "dry-run", summary: LocalText("comprobar, sin cambiar nada", "check, and change nothing")),
      ],
      examples: ["recetas-cli menu import platos.json", "recetas-cli menu import platos.json --force --dry-run"])
  ) { context in
    let policy = SeedPolicy(
      context.arguments.has("force") ? .replacing : .asked, skipsInvalid: context.arguments.has("skip-invalid"),
      isDryRun: context.arguments.has("dry-run"))
    let importSeed = context.kit.importMenu(from: context.arguments["FILE"])
    let found = try await context.importing(importSeed, policy)
    // Only a first run may find nothing to do.
    guard let report = found else { return }
    try context.output.write(
      [Line(context.texts.imported(report, isDryRun: policy.isDryRun))]
        + context.texts.details(report).map { Line("  " + $0) },
      or: ImportDocument(report, isDryRun: policy.isDryRun))
  }
}
