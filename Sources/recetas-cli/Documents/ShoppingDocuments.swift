import Entities
import Interfaces
import UseCases

extension JSONObject {
  /// `recipes shopping --json`.
  static func shopping(_ reading: ShoppingReading, _ texts: Texts) -> JSONObject {
    let items = reading.list.items.map { item -> JSONObject in
      [
        "name": item.name,
        // One for each measure; different measures can't be added.
        "amounts": item.amount.parts.map { part -> JSONObject in
          ["amount": part.amount.value, "unit": part.unit?.rawValue, "text": texts.measured(part.amount, part.unit)]
        },
        // Whether a recipe needs it without giving an amount.
        "unmeasured": item.isAlsoUnmeasured,
        "recipes": item.recipes.map(\.text),
      ]
    }
    let recipes = reading.recipes.map { part -> JSONObject in
      ["id": part.recipe.id.text, "title": part.recipe.title, "servings": part.servings]
    }
    return ["items": items, "recipes": recipes]
  }
}
