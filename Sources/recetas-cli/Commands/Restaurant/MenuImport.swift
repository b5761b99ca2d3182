import Interfaces
import UseCases

extension Command {
  static let menuImport = Command(
    "menu import FILE", "llenar la carta con un archivo JSON, o CSV con cabecera",
    "fill the menu from a JSON file, or a CSV file with a header",
    options: ImportOptions.specs(
      force: "sustituir la carta por el archivo", "replace the menu with the file"),
    examples: ["recetas-cli menu import platos.json", "recetas-cli menu import carta.csv --force --dry-run"]
  ) { context in
    try await context.run(
      context.kit.importMenu(from: context.arguments.path("FILE") ?? ""), into: .restaurant, .asked,
      conclusion: context.texts.imported)
  }
}
