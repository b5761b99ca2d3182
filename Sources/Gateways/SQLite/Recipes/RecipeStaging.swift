import Entities
import StoreCore
import UseCases

/// Stages the recipes of a seed, with their ingredients, steps, labels and nutrients.
struct RecipeStaging: SeedStaging {
  private let waiting: SeedTables

  init(_ store: SQLiteRecords) throws(GatewayError) {
    waiting = try SeedTables(
      ["recipe"],
      [
        "recipe_ingredient": "recipe", "recipe_step": "recipe", "recipe_label": "recipe", "recipe_nutrient": "recipe",
      ], like: store)
  }

  var isEmpty: Bool {
    get throws(GatewayError) { try waiting.records.database.isEmpty("recipe") }
  }

  func insert(_ record: SeedRecord, over store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> Bool {
    guard case .recipe(let details) = record else { throw .unexpectedRecord(record, store) }
    return try waiting.records.insert(details)
  }

  func move(to store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) {
    if !keepsStore { try store.empty("recipe") }
    try waiting.forEachKnown("recipe", to: store) { (text) throws(GatewayError) in
      let id = try store.database.valid("a recipe") { try Recipe.ID(text) }
      let (newer, older) = (try waiting.records.details(id).orNotFound, try store.details(id).orNotFound)
      try store.put(newer.completed(by: older))
      try waiting.removeParts(of: text)
    }
    try waiting.copy(to: store)
  }
}
