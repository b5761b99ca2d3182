package import Entities
public import UseCases

/// A shopping list, formatted for display.
package struct ShoppingModel: Sendable, Hashable {
  /// A line of the shopping list.
  package struct Item: Sendable, Hashable {
    /// The amount, for example `1,5 kg + 2 cucharadas`. Empty if the amount is unknown.
    package var amount: String
    /// The name of the ingredient.
    package var name: String
    /// The remarks, for example `peeled; for the sauce`. Empty if there are none.
    package var remarks: String
  }

  /// The title of the list.
  package var title: String
  /// The recipes with their servings, one string each.
  package var recipes: [String]
  /// The lines, sorted by name.
  package var items: [Item]
  /// A line that lists the ingredients whose amounts could not be scaled. `nil` if there are none.
  package var unscaled: String?

  /// Creates the model of a shopping list.
  package init(_ reading: ShoppingReading, in texts: Texts) {
    title = texts.shoppingList
    recipes = reading.recipes.map { part in
      let facts = [
        part.servings.map(texts.servings) ?? (part.times == .one ? nil : texts.times(part.times)),
        part.hasIngredients ? nil : texts.noIngredients,
      ].compactMap(\.self)
      return ([part.recipe.title] + facts).joined(separator: " · ")
    }
    items = reading.list.items.map { item in
      let parts = item.amounts.map(texts.measured)
      // Another recipe needs the ingredient too, but doesn't state an amount.
      let more = item.isAlsoUnmeasured && !parts.isEmpty ? [texts.someMore] : []
      return Item(
        amount: (parts + more).joined(separator: " + "), name: item.name, remarks: item.remarks.joined(separator: "; "))
    }
    unscaled = reading.list.unscaledLines.isEmpty ? nil : texts.unscaled(reading.list.unscaledLines)
  }
}

extension Texts {
  var shoppingList: String { say("Lista de la compra", "Shopping list") }
  var noIngredients: String { say("sin ingredientes", "no ingredients") }
  var someMore: String { say("algo más", "some more") }

  /// Returns the problem to report if a recipe doesn't state its servings.
  package func unknownServings(_ recipe: Recipe) -> Problem {
    problem(
      .refused, "«\(recipe.title)» no indica cuántas raciones son.",
      "“\(recipe.title)” does not say how many it serves.",
      advice: "Usa --times N o añade las raciones a la receta con recipes edit --servings N.",
      "Use --times N, or add the servings to the recipe with recipes edit --servings N.")
  }
  /// Returns the problem to report if a number of servings is out of range.
  package func badServings(_ number: Int) -> Problem {
    let (least, most) = (Recipe.servingsRange.lowerBound, grouped("\(Recipe.servingsRange.upperBound)"))
    return problem(
      .badRequest, "Raciones no válidas: \(self.number(number)).", "Invalid servings: \(self.number(number)).",
      advice: "Usa un número de \(least) a \(most).", "Use a number from \(least) to \(most).")
  }
}

extension MakeShoppingListError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchRecipe(let id): texts.noSuchRecipe(id)
    case .unknownServings(let recipe): texts.unknownServings(recipe)
    case .servings(let number): texts.badServings(number)
    case .store(let error): error.problem(in: texts)
    }
  }
}
