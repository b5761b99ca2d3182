import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesShopping = Command(
    "recipes shopping ID…", "la lista de la compra de varias recetas; ID:RACIONES ajusta las cantidades",
    "the shopping list of several recipes; ID:SERVINGS scales the amounts",
    options: [
      .init(
        "--times N", "multiplicar todas las cantidades por este número, como 2 o 1/2",
        "multiply all amounts by this number, such as 2 or 1/2")
    ],
    examples: ["recetas-cli recipes shopping 1 3:6", "recetas-cli recipes shopping 'Gazpacho andaluz:2' --json"]
  ) { context in
    let makeList = try context.kit.recipes().makeShoppingList
    try await context.kit.prepareRecipes(context.output)
    let times = try context.arguments.times()
    var requests: [ShoppingRequest] = []
    for word in context.arguments.repeated { requests.append(try await context.shoppingRequest(word, times)) }
    let reading = try await context.shoppingList(of: requests, by: makeList)
    let (texts, width) = (context.texts, context.console.width)
    try context.output.write(
      ShoppingText.lines(ShoppingModel(reading, in: texts), width: width), or: JSONObject.shopping(reading, texts))
  }
}

extension Context {
  /// Returns the shopping list. If the factor results in too many servings, the error names the factor.
  fileprivate func shoppingList(
    of requests: [ShoppingRequest], by makeList: any MakeShoppingList
  ) async throws -> ShoppingReading {
    do { return try await makeList(requests) } catch {
      guard case .servings(let servings) = error, let factor = arguments.option("times"),
        !requests.contains(where: { $0.servings == servings })
      else { throw error }
      throw texts.badTimes(factor, servings: servings)
    }
  }

  /// Parses a recipe with an optional number of servings: `3`, or `3:6` for six servings. A colon before a space belongs to a name.
  fileprivate func shoppingRequest(_ word: String, _ times: Fraction) async throws -> ShoppingRequest {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, !last.contains(" ") else {
      return ShoppingRequest(try await recordID(word, in: .recipes), times: times)
    }
    guard let servings = Int(last) else {
      throw texts.notANumber(String(last), texts.placeholder("SERVINGS"), from: 1)
    }
    return ShoppingRequest(
      try await recordID(String(word.dropLast(last.count + 1)), in: .recipes), servings: servings, times: times)
  }
}
