import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesShopping = Command(
    "recipes shopping ID…", "la lista de la compra de varias recetas; ID:RACIONES ajusta las cantidades",
    "the shopping list of several recipes; ID:SERVINGS scales the amounts",
    examples: ["recetas-cli recipes shopping 1 3:6", "recetas-cli recipes shopping local-gazpacho-andaluz:2 --json"]
  ) { context in
    let makeList = try context.kit.recipes().makeShoppingList
    try await context.kit.prepareRecipes(context.output)
    let reading = try await makeList(try context.arguments.repeated.map { try context.shoppingRequest($0) })
    let (texts, width) = (context.texts, context.console.width)
    try context.output.write(
      ShoppingText.lines(ShoppingModel(reading, in: texts), width: width), or: JSONObject.shopping(reading, texts))
  }
}

extension Context {
  /// Parses `3`, or `3:6` for six servings.
  fileprivate func shoppingRequest(_ word: String) throws -> ShoppingRequest {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return ShoppingRequest(try id(word, in: .recipes)) }
    guard let servings = Int(parts[1]) else { throw texts.notANumber(String(parts[1]), from: 1) }
    return ShoppingRequest(try id(String(parts[0]), in: .recipes), servings: servings)
  }
}
