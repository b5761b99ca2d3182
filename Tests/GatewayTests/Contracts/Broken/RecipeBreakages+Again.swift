import Entities
import Gateways
import TestSupport
import UseCases

extension Breakage {
  static let repeatingRecipes = [
    Breakage("a recipe that comes again says the newer, and keeps what the newer does not say", "it is replaced whole")
    {
      let stored = $0.gateway.rememberRecipes()
      $0.gateway.seeding.writer = { writer in
        // With nothing left to complete it by; the others come back at the end.
        writer.removeAllFirst()
        writer.onEnd = { () throws(GatewayError) in
          for details in stored.value.values { _ = try writer.base.insert(.recipe(details)) }
        }
      }
    },
    Breakage("a recipe that comes again says the newer, and keeps what the newer does not say", "the older wins") {
      let stored = $0.gateway.rememberRecipes()
      $0.gateway.seeding.writer = { $0.change { stored.value[$0.id]?.completed(by: $0) ?? $0 } }
    },
    Breakage("of recipes that the writer removed nothing is kept", "it completes what comes again") {
      let stored = $0.gateway.rememberRecipes()
      $0.gateway.seeding.writer = { $0.change { stored.value[$0.id].map($0.completed) ?? $0 } }
    },
  ]
}

extension BrokenStore {
  /// The recipes that were there before the last seed began.
  fileprivate mutating func rememberRecipes() -> Box<[Recipe.ID: RecipeDetails]> {
    let stored = Box([Recipe.ID: RecipeDetails]())
    seeding.before = { (store) throws(GatewayError) in
      let recipes = try await store.contents().recipes.all
      stored.value = Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) })
    }
    return stored
  }
}

extension BrokenWriter {
  /// Puts another recipe in than it is given.
  fileprivate func change(_ change: @escaping (RecipeDetails) -> RecipeDetails) {
    onInsert = { [base] (record) throws(GatewayError) in
      guard case .recipe(let details) = record else { return try base.insert(record) }
      return try base.insert(.recipe(change(details)))
    }
  }
}
