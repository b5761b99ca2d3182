import Entities
import Interfaces
import UseCases

extension JSONObject {
  /// Returns the document of `recipes shopping --json`.
  static func shopping(_ reading: ShoppingReading, _ texts: Texts) -> JSONObject {
    let items = reading.list.items.map { item -> JSONObject in
      [
        "name": item.name,
        // There is one amount for each measure, since amounts in different measures can't be added.
        "amounts": item.amounts.map { part -> JSONObject in
          [
            "amount": part.amount.value, "unit": part.unit?.rawValue,
            // The noun is the thing that is counted, for example `dientes`.
            "noun": part.noun,
            "text": texts.measured(part),
          ]
        },
        "remarks": item.remarks,
        // The value is true if a recipe needs the ingredient without giving an amount.
        "unmeasured": item.isAlsoUnmeasured,
        "recipes": item.recipes.map(\.text),
      ]
    }
    let lines = reading.list.unscaledLines
    let recipes = reading.recipes.map { part -> JSONObject in
      [
        "id": part.recipe.id.text, "title": part.recipe.title, "servings": part.servings,
        // The factor is left out if the amounts were not multiplied.
        "times": part.times == .one ? nil : part.times.value,
      ]
    }
    // The lines whose amounts were not scaled are listed separately.
    return ["items": items, "recipes": recipes, "unscaled": lines.isEmpty ? nil : lines]
  }
}
