import Interfaces

/// A part of the demo, with a topic and the commands to run.
struct DemoChapter: Sendable {
  let title: String
  let summary: String
  /// The words of each command after `recetas-cli`. A row number refers to the list that was printed last.
  let commands: [[String]]

  /// Returns one chapter for each domain, and one chapter about all domains.
  static func all(_ texts: Texts) -> [DemoChapter] {
    let (abv, shops, distance) = (
      texts.word(Choice("abv")), texts.word(Choice("shops")), texts.word(Choice("distance"))
    )
    return [
      DemoChapter(
        title: texts.say("Restaurante", "Restaurant"),
        summary: texts.say(
          "Busca en la carta, prepara un pedido y envíalo.", "Search the menu, put together an order and place it."),
        commands: [
          ["menu", "list", "--search", "tiramisu"],
          ["order", "add", "1", "--quantity", "2"],
          ["order", "place", "--address", "Calle del Pez, 3", "--phone", "915 55 12 34"],
          ["order", "history"],
        ]),
      DemoChapter(
        title: texts.recipes,
        summary: texts.say(
          "Una receta para más comensales, la lista de la compra de dos recetas y una favorita.",
          "A recipe for more people, a shopping list for two recipes, and a favorite."),
        commands: [
          ["recipes", "list", "--search", "tomate", "--limit", "4"],
          ["recipes", "show", "3", "--servings", "8"],
          ["recipes", "shopping", "3:8", "4:8"],
          ["recipes", "favorites", "add", "3"],
        ]),
      DemoChapter(
        title: texts.beers,
        summary: texts.say(
          "Las más fuertes, una reseña tuya y las mejor valoradas.",
          "The strongest beers, a review of your own, and the top-rated beers."),
        commands: [
          ["beers", "list", "--sort", abv, "--reverse", "--limit", "3"],
          [
            "beers", "reviews", "add", "1", "--score", "5", "--text",
            texts.say("Para beber despacio.", "To be sipped slowly."),
          ],
          ["beers", "best"],
        ]),
      DemoChapter(
        title: texts.places,
        summary: texts.say(
          "Descarga Madrid una vez, y después ya no hace falta la red.", "Download Madrid once, then use it offline."),
        commands: [
          ["places", "download"],
          ["places", "list", "--kind", shops, "--here", "40.4168,-3.7038", "--sort", distance, "--limit", "4"],
        ]),
      DemoChapter(
        title: texts.say("Todo a la vez", "Everything at once"),
        summary: texts.say("Una sola búsqueda en todo.", "One search through everything."),
        commands: [["find", "rio", "--limit", "5"]]),
    ]
  }
}
