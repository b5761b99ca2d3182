import TestSupport

/// Menus to import, with a few dishes whose names identify them.
enum MenuFile {
  struct Dish: Sendable {
    var name: String
    var description = ""
    /// The price as written in the file.
    var price: String
    var kind = "Platos"

    var json: String {
      #"{"nombre": "\#(name)", "descripcion": "\#(description)", "precio": \#(price), "tipo": "\#(kind)"}"#
    }
  }

  static let flan = Dish(name: "Flan", description: "De huevo", price: "3.05", kind: "Postres")
  static let paella = Dish(name: "Paella", description: "Con azafrán", price: "12.50", kind: "Arroces")
  static let pineapple = Dish(name: "Piña", description: "Al natural", price: "2.90", kind: "Postres")

  /// Three dishes of two kinds: Paella, Flan and Piña, in the order of the menu.
  static let small = json(pineapple, paella, flan)

  static func json(_ dishes: Dish...) -> String { "[" + dishes.map(\.json).joined(separator: ",\n") + "]" }

  /// Returns a menu of any size: `Plato 1`, `Plato 2`, …
  static func large(_ numbers: ClosedRange<Int>, price: String = "7.25") -> String {
    let dishes = numbers.map {
      Dish(name: "Plato \($0)", description: "Con salsa \($0), de la casa", price: price, kind: "Tipo \($0 % 7)").json
    }
    return "[" + dishes.joined(separator: ",\n") + "]"
  }
}

extension CLI {
  /// Returns a program with only the small menu, an order placed from that menu, and a draft.
  static func withMenu(
    _ store: Stores = .standard, _ language: String = "en", ordering ordered: KeyValuePairs<String, Int> = [:],
    choosing chosen: KeyValuePairs<String, Int> = [:]
  ) async throws -> CLI {
    let cli = try CLI(store, language)
    try await cli.setMenu()
    if !ordered.isEmpty { await cli.order(ordered) }
    await cli.choose(chosen)
    return cli
  }

  /// Adds dishes to the order, each with a quantity.
  func choose(_ dishes: KeyValuePairs<String, Int>) async {
    for (dish, count) in dishes { _ = await self("order", "add", dish, "--quantity", "\(count)") }
  }

  /// Places an order of dishes, each with a quantity.
  func order(_ dishes: KeyValuePairs<String, Int>) async {
    await choose(dishes)
    await place()
  }

  /// Replaces the menu with `text`, and empties the other domains, so that no command imports the samples.
  @discardableResult
  func setMenu(_ text: String = MenuFile.small) async throws -> Answer {
    for group in ["recipes", "beers"] { _ = await self(group, "import", try folder.file("\(group).json", "[]")) }
    if text == "[]" { return await self("store", "reset", "menu", "--yes") }
    return await self("menu", "import", try folder.file("menu.json", text), "--force", "--yes")
  }

  /// Places the order with a fixed delivery.
  @discardableResult
  func place(_ more: String...) async -> Answer {
    await run(["order", "place", "--address", "Calle del Pez, 3", "--phone", "915 55 12 34"] + more, ScriptedConsole())
  }
}
