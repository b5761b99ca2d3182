import Entities
import Interfaces
import UseCases

extension Command {
  static let menuList = Command(
    "menu list", "la carta, por secciones", "the menu, in sections",
    options: MenuOptions.specs,
    examples: [
      "recetas-cli menu list", "recetas-cli menu list --search piña", "recetas-cli menu list --kind postres --json",
    ]
  ) { context in
    let options = try MenuOptions(context.arguments, context.texts)
    try await context.kit.prepareMenu(context.output)
    let found = try await context.kit.restaurant.getMenu(
      matching: SearchText(options.query), of: options.kind, page: options.page)
    try context.show(found, options)
  }
}
