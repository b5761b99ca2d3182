import Entities
import Interfaces
import UseCases

extension Command {
  static let menuWatch = Command(
    "menu watch", "la carta, y cada cambio en cuanto se guarda, hasta Ctrl-C; con --json, un objeto por línea",
    "the menu, and each change as soon as it is saved, until Ctrl-C; with --json, one object per line",
    options: MenuOptions.specs,
    examples: ["recetas-cli menu watch", "recetas-cli menu watch --kind postres --json"]
  ) { context in
    let options = try MenuOptions(context.arguments, context.texts)
    try await context.kit.prepareMenu(context.output)
    var readings = context.kit.restaurant.watchMenu(
      matching: SearchText(options.query), of: options.kind, page: options.page
    ).makeAsyncIterator()
    var last: [ListSection<DishKind, Dish>] = []
    while let reading = try await readings.next() {
      if context.output.isJSON {
        let areSamples = try await context.kit.store.samples(in: .restaurant) != nil
        try context.output.write(line: JSONObject.menuReading(reading, areSamples: areSamples))
      } else if let changes = reading.changes {
        let model = MenuChangesModel(changes, of: last, in: context.texts)
        try context.output.write(MenuChangesText.lines(model))
      } else {
        try await context.show(reading.page, options)
      }
      if !context.kit.settings.awaitsChanges { return }
      last = reading.page.sections
    }
  }
}
