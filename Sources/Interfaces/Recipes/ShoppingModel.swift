package import Entities
public import UseCases

/// A shopping list as a screen shows it.
public struct ShoppingModel: Sendable, Hashable {
  /// A line of the list.
  public struct Item: Sendable, Hashable {
    /// The amount: `1,5 kg + 2 cucharadas`; empty if unknown.
    public var amount: String
    /// The name of the ingredient.
    public var name: String
  }

  /// The title of the list.
  public var title: String
  /// The recipes with their servings, a text for each.
  public var recipes: [String]
  /// The lines, sorted by name.
  public var items: [Item]

  /// The model of a list.
  public init(_ reading: ShoppingReading, in texts: Texts) {
    title = texts.shoppingList
    recipes = reading.recipes.map { part in
      let facts = [
        part.servings.map(texts.servings), part.hasIngredients ? nil : texts.noIngredientsTold,
      ].compactMap(\.self)
      return ([part.recipe.title] + facts).joined(separator: " · ")
    }
    items = reading.list.items.map { item in
      let parts = item.amount.parts.map { texts.measured($0.amount, $0.unit) }
      // Another recipe needs it without giving an amount.
      let more = item.isAlsoUnmeasured && !parts.isEmpty ? [texts.someMore] : []
      return Item(amount: (parts + more).joined(separator: " + "), name: item.name)
    }
  }
}

extension Texts {
  var shoppingList: String { say("Lista de la compra", "Shopping list") }
  var noIngredientsTold: String { say("sin ingredientes", "no ingredients") }
  var someMore: String { say("al gusto", "to taste") }

  /// The recipe has no number of servings.
  package func unknownServings(_ recipe: Recipe) -> Problem {
    problem(
      .refused, "«\(recipe.title)» no indica cuántas raciones son.",
      "“\(recipe.title)” does not say how many it serves.",
      advice: "Omite las raciones, o añádelas a la receta con recipes edit --servings N.",
      "Leave out the servings, or add them to the recipe with recipes edit --servings N.")
  }
  /// The number of servings is out of range.
  package func badServings(_ number: Int) -> Problem {
    let (least, most) = (Recipe.servingsRange.lowerBound, grouped("\(Recipe.servingsRange.upperBound)"))
    return problem(
      .badRequest, "Raciones no válidas: \(number).", "Invalid servings: \(number).",
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
